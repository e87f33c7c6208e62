import type { Option, Question } from '../../../engine/ask.js';
import { castsPerTurn } from '../casting.js';
import { rearrangeIfAsked } from '../turn/rearranging.js';
import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import { able, lineUp, otherStances, realign, takeStance } from './line-up.js';
import { deedOf, isByHeart, withSecondCasts } from './planned-casts.js';
import { powersOf } from './powers.js';
import type { Power } from './power.js';
import { planInFigures, stanceHint } from './plan-in-figures.js';
import { fighters, type Battle, type Stance } from './battle.js';

const CODES = { ME: 'me', RA: 'ra', out: 'out' } as const;

function stanceId(member: Adventurer, stance: Stance): string {
  return `stance:${member.id}:${CODES[stance]}`;
}

function stanceOptions(battle: Battle, fixed: boolean): Option[] {
  const members = fixed ? fighters(battle) : able(battle);
  return members.flatMap((member) =>
    otherStances(battle, member, fixed).map((stance) => ({
      id: stanceId(member, stance),
      label: { key: `stance-${CODES[stance]}`, args: { who: member.name } },
      hint: stanceHint(battle, member, stance),
      menu: 'stance',
    })),
  );
}

function powerOption(battle: Battle, power: Power): Option {
  const on = battle.chosen.has(power.id);
  const { needs, tries } = power;
  return {
    id: `power:${power.id}`,
    label: {
      key: on ? 'power-off' : 'power-on',
      args: { who: power.who.name, power: power.skill, effect: power.effect },
    },
    hint: {
      key: 'power',
      args: {
        effect: power.effect,
        ...power.adds,
        ...(needs !== undefined && { needs }),
        ...(tries && { tries: { ...tries } }),
      },
    },
    menu: 'power',
  };
}

/** The menus that these options need. */
export function menus(options: readonly Option[]) {
  return ['stance', 'power']
    .filter((id) => options.some((option) => option.menu === id))
    .map((id) => ({ id, placeholder: { key: `menu-${id}` }, min: 1, max: 1 }));
}

/** A menu of Discord holds 25 entries: what the caster keeps for others comes last and is cut first. */
const MENU_LIMIT = 25;

/** Stances and powers as menus. `fixed`: who fights stands fast, only how may change (UQ-CMB-15). */
export function choices(battle: Battle, powers: readonly Power[], fixed = false): Option[] {
  return [
    ...stanceOptions(battle, fixed).slice(0, MENU_LIMIT),
    ...powers.slice(0, MENU_LIMIT).map((power) => powerOption(battle, power)),
  ];
}

/** Carries out a change of the plan: a stance, a power. A power of the moment `plan` works at once. */
export function* change(battle: Battle, powers: readonly Power[], id: string): Play<void> {
  const [what, who, stance] = id.split(':');
  if (what === 'stance') {
    const member = able(battle).find((candidate) => candidate.id === who);
    if (member) takeStance(battle, member, stance === 'me' ? 'ME' : stance === 'ra' ? 'RA' : 'out');
    return;
  }
  const power = powers.find((candidate) => `power:${candidate.id}` === id);
  if (!power) return;
  if (power.moment === 'plan') {
    yield* power.run(battle);
    keepWhatIsLeft(battle);
  } else if (!battle.chosen.delete(power.id)) choosePower(battle, power);
}

/** What was done at once may have been the spell of the turn: what can no longer be done is off. */
function keepWhatIsLeft(battle: Battle): void {
  const { round } = battle;
  const left = new Set<string>();
  for (const moment of [0, round]) {
    battle.round = moment;
    for (const { id } of powersOf(battle)) left.add(id);
  }
  battle.round = round;
  for (const id of [...battle.chosen]) if (isByHeart(id) && !left.has(id)) battle.chosen.delete(id);
}

/** Switches a power on. More spells than the turn allows push the first ones out (UQ-CLR-03, UQ-WIZ-03). */
function choosePower(battle: Battle, power: Power): void {
  for (const id of [...battle.chosen]) if (deedOf(id) === deedOf(power.id)) battle.chosen.delete(id);
  battle.chosen.add(power.id);
  const mark = `cast:${power.who.id}:`;
  const cast = [...battle.chosen].filter((id) => id.startsWith(mark) && isByHeart(id));
  const most = castsPerTurn(battle.group, power.who, power.skill) - power.who.cast.length;
  for (const id of cast.slice(0, Math.max(0, cast.length - most))) battle.chosen.delete(id);
}

/** Sums and options are worked out when somebody is asked, and not where the answer is known. Before a voluntary fight all may be rearranged (UQ-CMB-05). */
function planQuestion(battle: Battle, powers: readonly Power[], revises: boolean): Omit<Question, 'seats'> {
  let made: Option[] | undefined;
  const changes = () => (made ??= choices(battle, powers));
  return {
    name: 'battle plan',
    kind: 'battle-plan',
    get options() {
      return [
        { id: 'go', label: { key: 'fight' }, tone: 'go' as const },
        ...(battle.voluntary ? [{ id: 'decline', label: { key: 'decline' }, tone: 'quiet' as const }] : []),
        ...(revises ? [{ id: 'reset', label: { key: 'reset' }, tone: 'quiet' as const }] : []),
        ...changes(),
      ];
    },
    get menus() {
      return menus(changes());
    },
    default: battle.voluntary ? 'decline' : 'go',
    get about() {
      return planInFigures(battle, powers);
    },
    ...(battle.voluntary && { allows: ['order', 'give'] }),
    ...(revises && { revises }),
  };
}

/**
 * Window W3: who fights how, and with what help. False if a voluntary fight is declined (UQ-CMB-04), which is what counts when
 * nobody answers (W2).
 */
export function* battlePlan(battle: Battle): Play<boolean> {
  lineUp(battle);
  battle.round = 1;
  for (let revises = false; ; revises = true) {
    const powers = planned(battle);
    const answer = yield* battle.t.ask(planQuestion(battle, powers, revises));
    if (rearrangeIfAsked(battle.t, answer)) {
      lineUp(battle);
      continue;
    }
    const [id = 'go'] = answer.options;
    if (id === 'go' || id === 'decline') return id === 'go';
    if (id === 'reset') {
      battle.chosen.clear();
      lineUp(battle);
    } else yield* change(battle, powers, id);
    realign(battle);
  }
}

/** Powers are offered as they stand before the first round; sums are shown as they will be in it. */
function planned(battle: Battle): Power[] {
  battle.round = 0;
  const powers = withSecondCasts(battle, powersOf(battle));
  battle.round = 1;
  return powers;
}

/** What makes somebody better comes before what is done with it. */
const isHelp = (id: string): boolean => /^(cast|drink):/.test(id);

/**
 * Uses the powers of a moment that were switched on: spells, miracles and potions first, so that they help whoever strikes. Whoever
 * is out of reach then of those who are left fights from afar (UQ-CMB-14).
 */
export function* usePowers(battle: Battle, moment: 'before' | 'round'): Play<void> {
  const chosen = [...battle.chosen];
  const wanted = [...chosen.filter(isHelp), ...chosen.filter((id) => !isHelp(id))];
  for (const id of wanted) {
    const round = battle.round;
    if (moment === 'before') battle.round = 0;
    const power = powersOf(battle).find((candidate) => candidate.id === id && candidate.moment === moment);
    battle.round = round;
    if (!power) continue;
    battle.chosen.delete(id);
    yield* power.run(battle);
  }
  // Only what flies may be left.
  realign(battle);
}
