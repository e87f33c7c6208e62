import type { Fact } from '../engine/fact.js';
import { insertSeat } from '../store/campaigns.js';
import { callIn, type Database } from '../store/database.js';
import type { LockedTable, Table } from '../store/load-table.js';
import { writeStep, type Written } from '../store/write-step.js';
import { campaignOf } from './campaign.js';
import type { Means } from './means.js';
import { noteKept } from './pinned-library.js';
import { remember } from './remembered-tables.js';
import { revealSeed } from './seeds.js';
import type { Page, Played } from './service.js';
import { tableAfter } from './table-after.js';
import { phaseAfter, thinkOut, type Step, type Thought } from './thought.js';

/** What a transaction did, and what may be remembered once it is committed. */
export interface Committed {
  readonly played: Played;
  readonly remember: () => void;
}

/** Writes a step of a table that is locked, and all that follows from it. */
export async function commitStep(means: Means, tx: Database, table: LockedTable, step: Step): Promise<Committed> {
  const facts = [...step.facts, ...(await factsOfEnding(means, tx, table, step))];
  if (step.joins) await insertSeat(tx, table.campaign.id, step.joins);
  const thought = thinkOut(means, table, { ...step, facts });
  const written = await writeStep(callIn(tx), thought.changes);
  if (!written) throw new Error(`campaign ${table.campaign.id} was written by somebody who had not locked it`);
  return carriedOut(means, table, thought, written);
}

async function factsOfEnding(means: Means, tx: Database, table: LockedTable, step: Step): Promise<readonly Fact[]> {
  if (phaseAfter(means, table, step) !== 'ended' || table.campaign.phase === 'ended') return [];
  return [await revealSeed(means, tx, table.campaign, table.campaign.nextDie + step.dice.length)];
}

/** What came of a step that is written. */
export function carriedOut(means: Means, table: Table, thought: Thought, written: Written): Committed {
  return {
    played: turnPage(table, thought, written),
    remember: () => {
      noteKept(means, thought.changes.texts);
      if (!thought.remembers || thought.phase === 'ended') return;
      remember(means.tables, { table: tableAfter(table, thought, written), state: thought.after.state });
    },
  };
}

function turnPage(table: Table, { changes, plan, phase }: Thought, written: Written): Played {
  const where = (page: number | null) => {
    const found = written.places.find(({ id }) => id === page);
    return found && { channel: found.channel, message: found.message };
  };
  const replaces = where(plan.replaces);
  const page: Page = {
    id: written.page,
    campaign: { ...campaignOf(table), version: changes.number, phase },
    step: changes.number,
    facts: changes.facts,
    asks: plan.asks,
    toAct: plan.toAct,
    ...(replaces && { replaces }),
    elsewhere: plan.elsewhere.map(({ ask, page }) => {
      const at = where(page);
      return { ask, ...(at && { at }) };
    }),
  };
  return { kind: 'page', page, spent: plan.spent.flatMap((each) => where(each) ?? []) };
}
