import type { APIAttachment } from 'discord-api-types/v10';
import { refuse } from '../discord-error.js';
import { compact, objectsOf, textOf, type Json } from '../json.js';
import type { Files, Upload } from './files.js';
import { pictureSize } from './picture-size.js';
import type { World } from './world.js';

const MOST_FILES = 10;
/** Bytes a file may have. */
export const FILE_LIMIT = 10 * 1024 * 1024;

/** Letters, digits, dots and dashes, as Discord leaves them in a file's name. */
export const plainFileName = (name: string): string => name.replace(/[^\w.-]+/gu, '_').slice(-128) || 'file';

interface Shelf {
  readonly world: World;
  readonly files: Files;
  readonly baseUrl: () => string;
}

/**
 * The attachments a message has after this body: those kept of the old ones, then the new files.
 * Without the key `attachments` all old ones stay.
 */
export function takeAttachments(
  shelf: Shelf,
  placeId: string,
  body: Json,
  uploads: readonly Upload[],
  old: readonly APIAttachment[] = [],
): APIAttachment[] {
  const listed = objectsOf(body['attachments']);
  const kept = Array.isArray(body['attachments'])
    ? old.filter((file) => listed.some((entry) => entry['id'] === file.id))
    : old;
  if (kept.length + uploads.length > MOST_FILES) throw refuse('tooManyAttachments');
  if (uploads.some((upload) => upload.bytes.length > FILE_LIMIT)) throw refuse('tooLarge');
  return [...kept, ...uploads.map((upload) => store(shelf, placeId, upload, described(listed, upload)))];
}

/** What the body says of a file: `attachments: [{ id: 0 }]` speaks of `files[0]`. */
function described(listed: readonly Json[], upload: Upload): Json {
  const number = /^files\[(\d+)\]$/u.exec(upload.field)?.[1];
  return listed.find((entry) => String(entry['id']) === number) ?? {};
}

function store({ world, files, baseUrl }: Shelf, placeId: string, upload: Upload, about: Json): APIAttachment {
  const id = world.ids.next();
  const filename = plainFileName(textOf(about['filename'], upload.name));
  files.put(id, upload.bytes);
  const url = `${baseUrl()}/attachments/${placeId}/${id}/${filename}`;
  return compact({
    id,
    filename,
    size: upload.bytes.length,
    url,
    proxy_url: url,
    content_type: upload.type,
    description: typeof about['description'] === 'string' ? about['description'] : undefined,
    ...pictureSize(upload.bytes),
  }) as APIAttachment;
}
