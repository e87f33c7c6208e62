import type { IncomingMessage } from 'node:http';
import { refuse } from '../discord-error.js';
import { isObject, objectOf, type Json } from '../json.js';
import type { Upload } from '../world/files.js';

/** Bytes a whole request may have. */
const REQUEST_LIMIT = 25 * 1024 * 1024;

/** A request as the routes see it. `arrivedAt` is by the sandbox's clock, taken before the body was read. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  readonly arrivedAt: number;
}

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const NO_CONTENT: Reply = { status: 204 };

export const param = (call: Call, name: string): string => call.params[name] ?? '';

export const bodyOf = (call: Call): Json => objectOf(call.body);

export interface Body {
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

/** Reads JSON or multipart with `payload_json` and files. Throws 40005 when too large, 50109 when no JSON. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const bytes = await readBytes(request);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(bytes, type);
  return { body: bytes.length === 0 ? undefined : parse(bytes.toString('utf8')), uploads: [] };
}

async function readBytes(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size <= REQUEST_LIMIT) chunks.push(bytes);
  }
  if (size > REQUEST_LIMIT) throw refuse('tooLarge');
  return Buffer.concat(chunks);
}

async function readMultipart(bytes: Buffer<ArrayBuffer>, type: string): Promise<Body> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw refuse('invalidJson');
  });
  const json = form.get('payload_json');
  const files = [...form.entries()].flatMap(([field, value]) =>
    typeof value === 'string' ? [] : [upload(field, value)],
  );
  return { body: typeof json === 'string' ? parse(json) : plainFields(form), uploads: await Promise.all(files) };
}

async function upload(field: string, file: File): Promise<Upload> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { field, name: file.name, type: file.type || 'application/octet-stream', bytes };
}

const plainFields = (form: FormData): Json =>
  Object.fromEntries([...form.entries()].filter(([, value]) => typeof value === 'string'));

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value) || Array.isArray(value)) return value;
  } catch {
    // Answered like any other body that is no JSON object.
  }
  throw refuse('invalidJson');
}
