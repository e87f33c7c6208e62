import { refuse } from '../discord-error.js';
import type { Call, Reply } from './call.js';

export interface Route<Context> {
  readonly method: string;
  /** `/channels/:channel/messages` */
  readonly pattern: string;
  /** True where the token in the path stands for the Authorization header. */
  readonly open?: boolean;
  readonly handle: (call: Call, context: Context) => Reply | Promise<Reply>;
}

export interface Match<Context> {
  readonly route: Route<Context>;
  readonly params: Readonly<Record<string, string>>;
}

/** The route of a path such as `/channels/1/messages/%40original`. Throws 404, or 405 if only the method is wrong. */
export function match<Context>(routes: readonly Route<Context>[], method: string, path: string): Match<Context> {
  const parts = segments(path);
  const fitting = routes.flatMap((route) => {
    const params = bind(segments(route.pattern), parts);
    return params ? [{ route, params }] : [];
  });
  const found = fitting.find(({ route }) => route.method === method);
  if (!found) throw refuse(fitting.length > 0 ? 'wrongMethod' : 'notFound');
  return found;
}

const segments = (path: string): string[] => path.split('/').filter(Boolean).map(decode);

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refuse('notFound');
  }
}

function bind(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}
