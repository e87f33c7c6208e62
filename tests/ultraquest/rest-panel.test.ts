import { describe, expect, it } from 'vitest';
import { notNow } from '../../src/narrator/not-now.js';
import { ULTRAQUEST_VOICE } from '../../src/narrator/ultraquest/voice.js';
import { planQuestion } from '../../src/systems/ultraquest/actions/rest-panel.js';
import { proposedPlan, type Plan } from '../../src/systems/ultraquest/actions/proposal.js';
import { named, play, tableWith } from './telling.js';

type Wounds = Readonly<Record<string, { readonly red?: number; readonly black?: number; readonly idle?: boolean }>>;

/** Everything that the panel says beside its question, and its options by label and second line. */
function panel(wounds: Wounds, plan: Plan = {}, place = 'St') {
  const table = tableWith('A');
  table.group.place = place;
  for (const [who, { red = 0, black = 0, idle = false }] of Object.entries(wounds))
    Object.assign(named(table.group, who), { injuries: { red, black }, idle });
  const open = table.group.members.filter(({ idle }) => !idle);
  const [focus] = open;
  if (!focus) throw new Error('nobody');
  const { questions } = play(
    table,
    (t) => {
      const resting = { plan: { ...proposedPlan(table.group), ...plan }, done: [], open, focus, untouched: true };
      return t.ask(planQuestion(t, resting));
    },
    { defaults: true },
  );
  const [question] = questions;
  const about = question?.about;
  return {
    closed: question ? notNow(question, ULTRAQUEST_VOICE).lines : [],
    says: about ? ULTRAQUEST_VOICE.about(about).map((block) => ('text' in block ? block.text : '')) : [],
    options: Object.fromEntries(
      (question?.options ?? []).map(({ id, label, hint }) => [
        id,
        [ULTRAQUEST_VOICE.words(label), hint ? ULTRAQUEST_VOICE.words(hint) : ''],
      ]),
    ),
  };
}

describe('the panel of a rest', () => {
  it('says what each does by the plan that is proposed, and warns of nothing (UQ-ACT-02)', () => {
    const { says } = panel({ Brun: { red: 1 } });
    expect(says).toContain('▸ **Brun** (injured): Rest (one injury heals)');
    expect(says).toContain('**Mirl**: Work hard for 2 Gold');
    expect(says.join('\n')).not.toContain('⚠️');
  });

  it('says in a line each that nobody can train or learn without Fame and Gold (UQ-ACT-05, UQ-ACT-10)', () => {
    expect(panel({}).closed).toEqual([
      '*What does Brun train?* It takes 1 to 4 Fame, and you have 0.',
      '*What does Brun learn?* It takes 30 Gold, and you have 5.',
    ]);
  });

  it('warns of a Cleric who could heal whom the plan leaves injured (UQ-CLR-08)', () => {
    const { says } = panel({ Brun: { red: 1 } }, { a1: 'work', a2: 'work' });
    expect(says).toContain('⚠️ Brun stays injured, and Anselm could heal that.');
  });

  it('warns of who stays injured where nobody could help (UQ-ACT-04)', () => {
    expect(panel({ Anselm: { red: 1 } }, { a2: 'work' }).says).toContain(
      '⚠️ Anselm stays injured by this plan. A rest would heal it.',
    );
    expect(panel({ Anselm: { red: 1, idle: true } }).says).toContain(
      '⚠️ Anselm stays injured, and has no action to rest with.',
    );
    expect(panel({ Anselm: { black: 1 } }).says).toContain(
      '⚠️ Anselm has a cursed injury, which no rest heals: it takes Healing or a Healing Potion.',
    );
  });

  it('counts on each healer for one of the injured', () => {
    const { says } = panel({ Brun: { black: 1 }, Mirl: { black: 1 } });
    expect(says).toContain('**Anselm**: Heal somebody who is injured');
    expect(says.filter((line) => line.startsWith('⚠️'))).toEqual([
      '⚠️ Mirl has a cursed injury, which no rest heals: it takes Healing or a Healing Potion.',
    ]);
  });

  it('says of every option what comes of it, and of everybody what is wrong', () => {
    const { options } = panel({ Mirl: { red: 1 } });
    expect(options['do:work']).toEqual([
      'Work hard for 1 Gold',
      'the pay here is MOV (movement) less 1; without a roll; not again before you have met another event',
    ]);
    expect(options['who:a4']).toEqual(['Plan for Mirl (injured)', '']);
    expect(options['do:learn.charge']).toEqual([
      'Learn Charge for 30 Gold and 1 Fame',
      '+1 hand to hand in the first round of a fight you could refuse, +2 on a mount with movement 4',
    ]);
    const second = Object.entries(options).filter(([id]) => id.startsWith('do:') && id !== 'do:rest');
    expect(second.filter(([, [, hint]]) => hint === '' || (hint ?? '').length > 100)).toEqual([]);
  });
});
