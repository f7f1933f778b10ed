import type { Kysely, Transaction } from 'kysely';
import { transaction } from '../../../platform/database/kysely.ts';
import type { Queue } from '../../../platform/queue/index.ts';
import { turn } from '../jobs/jobs.ts';
import { isTurnDue, nextBoundary, noteTurn } from '../store/boundaries.ts';
import type { ContentTables } from '../store/tables.ts';
import { deriveLeads } from './import/leads.ts';
import { deriveOrder, deriveRows } from './import/derive.ts';
import { takeTurn } from './import/lock.ts';
import { tellSoon } from './news.ts';

type OwnQueue = Pick<Queue, 'enqueue'>;

/**
 * Derives the lists again: something begins or ends to be shown, or has something to play. Rows, next episodes, first
 * videos and leads are stored, so that reading them takes no longer; each read checks the clock once more (`onShow`).
 */
export async function deriveAgain(trx: Transaction<ContentTables>, queue: OwnQueue): Promise<void> {
  await deriveOrder(trx);
  await deriveRows(trx);
  await deriveLeads(trx);
  await followTurn(trx, queue);
}

/** What follows from lists that are new: the news of episodes that are shown for the first time, and the next turn. */
export async function followTurn(trx: Transaction<ContentTables>, queue: OwnQueue): Promise<void> {
  await noteTurn(trx);
  await tellSoon(queue, trx);
  const next = await nextBoundary(trx);
  if (next) await queue.enqueue(trx, turn, {}, { startAfter: next, key: next.toISOString() });
}

/** Derives the lists again if a moment has passed since the last time at which something begins or ends. */
export function turnIfDue(db: Kysely<ContentTables>, queue: OwnQueue): Promise<boolean> {
  return transaction(db, async (trx) => {
    await takeTurn(trx);
    const isDue = await isTurnDue(trx);
    if (isDue) await deriveAgain(trx, queue);
    return isDue;
  });
}
