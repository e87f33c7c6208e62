import { z } from 'zod';
import type { Goal, UltraQuestState } from './state.js';
import { STATE_VERSION } from './state.js';

/** Table settings as a campaign is founded with them; unknown ones are ignored. */
const tableSettings = z.object({
  goal: z
    .union([
      z.literal('endless'),
      z.strictObject({ honor: z.int().min(5).max(100) }),
      z.strictObject({ until: z.string().min(1) }),
    ])
    .default({ honor: 100 }),
  playOn: z.boolean().default(true),
  beginners: z.boolean().default(false),
});

function readGoal(goal: z.infer<typeof tableSettings>['goal']): Goal {
  if (goal === 'endless') return { kind: 'endless' };
  return 'honor' in goal ? { kind: 'honor', honor: goal.honor } : { kind: 'date', until: goal.until };
}

/** The state of a new campaign: nobody has joined yet. */
export function createState(settings: Readonly<Record<string, unknown>>): UltraQuestState {
  const { goal, playOn, beginners } = tableSettings.parse(settings);
  return {
    version: STATE_VERSION,
    phase: 'gathering',
    goal: readGoal(goal),
    order: [],
    turn: { seat: null, number: 0, begun: false },
    seats: {},
    legendary: {},
    settings: { playOn, beginners },
  };
}
