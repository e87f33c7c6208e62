import { z } from 'zod';
import type { Deadline } from '../../engine/system.js';
import type { Goal, UltraQuestState } from './state.js';
import { STATE_VERSION } from './state.js';

/** Table settings as a campaign is founded with them; unknown ones are ignored. */
const tableSettings = z.object({
  goal: z
    .union([
      z.literal('endless'),
      z.strictObject({ honor: z.int().min(5).max(100) }),
      z.strictObject({ until: z.union([z.iso.date(), z.iso.datetime()]) }),
    ])
    .default({ honor: 100 }),
  playOn: z.boolean().default(true),
  beginners: z.boolean().default(false),
});

const changes = z.object({ playOn: z.boolean().exactOptional(), beginners: z.boolean().exactOptional() });

/** What a table may change its mind about: the goal stays as it was founded (UQ-OBJ-05, UQ-EVT-13). */
export function agreeOn(state: UltraQuestState, settings: Readonly<Record<string, unknown>>): UltraQuestState {
  const { playOn, beginners } = changes.parse(settings);
  const agreed = { ...(playOn !== undefined && { playOn }), ...(beginners !== undefined && { beginners }) };
  return { ...state, settings: { ...state.settings, ...agreed } };
}

/** What a table plays for (UQ-OBJ-09): so much Honor (UQ-VAR-01), nothing at all (UQ-VAR-03), or until a date (UQ-VAR-02). */
function readGoal(goal: z.infer<typeof tableSettings>['goal']): Goal {
  if (goal === 'endless') return { kind: 'endless' };
  return 'honor' in goal ? { kind: 'honor', honor: goal.honor } : { kind: 'date', until: goal.until };
}

/** UQ-VAR-02: the moment when the play time is over. A day alone is played to its end, by universal time. */
export function endOfTime({ goal, phase }: UltraQuestState): Deadline | undefined {
  if (goal.kind !== 'date' || phase === 'ended') return undefined;
  const at = goal.until.includes('T') ? goal.until : `${goal.until}T24:00:00Z`;
  return { at, intent: { kind: 'finish' } };
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
