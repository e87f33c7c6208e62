import type { UltraQuestState } from '../../systems/ultraquest/state.js';
import { change, type Block } from '../block.js';

/** What the table plays for, and what it has agreed on (UQ-OBJ-02, UQ-OBJ-05, UQ-VAR-03, UQ-VAR-07). */
export function agreed({ goal, settings }: UltraQuestState): readonly Block[] {
  return [
    change(`**Goal:** ${goalText(goal)}`),
    change(`**Afterwards:** ${settings.playOn ? 'the others play on' : 'the first victory ends it'}`),
    change(
      `**Talismans** (charms that roll another page): ${settings.beginners ? 'I ask before dangerous pages only, and say that they are' : 'I ask before every page, and never say what it holds'}`,
    ),
  ];
}

export function goalText(goal: UltraQuestState['goal']): string {
  if (goal.kind === 'endless') return 'none, endless play';
  return goal.kind === 'honor' ? `${goal.honor} Honor` : `most Honor when time is up, ${untilText(goal.until)}`;
}

/** The end of a game by date, by universal time. */
const untilText = (until: string): string =>
  until.includes('T') ? `on ${until.slice(0, 10)} at ${until.slice(11, 16)} UTC` : `at the end of ${until} (UTC)`;
