import type { Transaction } from 'kysely';
import type { Queue } from '../../../../platform/queue/index.ts';
import type { ContentTables } from '../../store/tables.ts';
import { tellSoon } from '../news.ts';
import { deriveOrder, deriveRows } from './derive.ts';
import { deriveLeads } from './leads.ts';

/**
 * Derives the lists again if a video has something to play that had nothing before, or the other way round. An episode that
 * can be played for the first time is news.
 */
export async function deriveAgain(
  trx: Transaction<ContentTables>,
  queue: Pick<Queue, 'enqueue'>,
  code: string,
): Promise<void> {
  const video = () =>
    trx.selectFrom('video').select(['id', 'ready']).where('code', '=', code).executeTakeFirst();
  const before = await video();
  await deriveOrder(trx);
  const now = await video();
  if (!before || !now || before.ready === now.ready) return;
  await deriveRows(trx);
  await deriveLeads(trx);
  if (now.ready) await tellSoon(queue, trx, { after: now.id - 1, last: now.id });
}
