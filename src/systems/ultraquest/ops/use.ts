import { ultraQuestIntent } from '../intents.js';
import type { Rule } from '../tale.js';
import { useNow } from '../turn/free-moment.js';
import { END, rule } from './rule.js';

/** Things used between events. */
export const useOps: Readonly<Record<string, Rule>> = {
  'use-thing': rule(1, function* (_, t) {
    const { adventurer, item, on } = t.locals;
    const intent = ultraQuestIntent.parse({ kind: 'use', adventurer, item, ...(on !== undefined && { on }) });
    if (intent.kind === 'use') yield* useNow(t, intent);
    return END;
  }),
};
