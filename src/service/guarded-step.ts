import { isRefusal } from '../engine/words.js';
import { isThereAlready } from '../store/database.js';
import { writeStep, type Written } from '../store/write-step.js';
import { carriedOut } from './commit-step.js';
import { systemOf, type Means } from './means.js';
import { libraryAtHand } from './pinned-library.js';
import { byTheRules, isTurned } from './play.js';
import { positionOf } from './position.js';
import type { Remembered } from './remembered-tables.js';
import type { ActRequest, Played } from './service.js';
import { thinkOut, type Thought } from './thought.js';

/**
 * Carries out an intent on the table that is remembered, by one statement that writes it only if nobody has changed the table
 * since. Gives nothing, and has done nothing, where the table has to be locked and read: it was changed, the interaction was
 * seen before, or the step is not a plain one. What is refused is refused on a table that is locked.
 */
export async function guardedStep(means: Means, request: ActRequest): Promise<Played | undefined> {
  const known = means.tables.get(request.campaign);
  const thought = known && plainStep(means, known, request);
  if (!thought) return undefined;
  const written = await writtenOnce(means, thought);
  if (!written) return undefined;
  const { played, remember } = carriedOut(means, known.table, thought, written);
  remember();
  return played;
}

/** The step of a seat that is there, for which nothing has to be read, and that does not end the campaign. */
function plainStep(means: Means, { table, state }: Remembered, request: ActRequest): Thought | undefined {
  const seat = table.seats.find((each) => each.user === request.user);
  if (!seat || seat.away || isTurned(request, table, seat)) return undefined;
  const position = positionOf(systemOf(means, table.campaign.system), table, state);
  const library = libraryAtHand(means, table.campaign.system, position.runs);
  const { interaction, user, intent } = request;
  const step = library && byTheRules(means, table, position, library, seat, { interaction, user, intent });
  if (!step || isRefusal(step)) return undefined;
  const thought = thinkOut(means, table, step);
  return thought.phase === 'ended' ? undefined : thought;
}

async function writtenOnce({ store }: Means, { changes }: Thought): Promise<Written | undefined> {
  try {
    return await writeStep(store.call, changes);
  } catch (error) {
    if (isThereAlready(error)) return undefined;
    throw error;
  }
}
