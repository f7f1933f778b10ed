import { MOST_DELETED } from '@kandil/contract/internal';
import type { Transaction } from 'kysely';
import { transaction } from '../../../platform/database/kysely.ts';
import type { Queue } from '../../../platform/queue/index.ts';
import { tellDeleted } from '../jobs/jobs.ts';
import { forgetArt } from '../store/art.ts';
import { deleteOthers, deleteVideos, endWait } from '../store/removed.ts';
import type { Db } from '../store/sql.ts';
import type { ContentTables } from '../store/tables.ts';
import { takeTurn } from './import/lock.ts';

// What an import takes out of the catalogue is removed: shown nowhere, and a later file restores it with its id and what
// members know of it. It is deleted 30 days later.

type OwnQueue = Pick<Queue, 'enqueue'>;

/** Titles, seasons and channels in one transaction: each has all that members said of it. */
const OTHERS = 20;

/** Deletes what was removed 30 days ago, and queues the message to the watch service. If it is killed, the next run does the rest. */
export async function deleteRemoved(db: Db, queue: OwnQueue, signal?: AbortSignal): Promise<void> {
  do signal?.throwIfAborted();
  while (await transaction(db, (trx) => deleteBatch(trx, queue)));
}

/** @returns whether anything was deleted */
async function deleteBatch(trx: Transaction<ContentTables>, queue: OwnQueue): Promise<boolean> {
  // An import may restore it now.
  await takeTurn(trx);
  const videos = await deleteVideos(trx, MOST_DELETED);
  if (videos.ids.length > 0) await queue.enqueue(trx, tellDeleted, { videoIds: videos.ids });
  const { ids, pictures } = videos.ids.length > 0 ? videos : await deleteOthers(trx, OTHERS);
  await forgetArt(trx, pictures);
  return ids.length > 0;
}

/** Deletes what was removed under a code at once. @returns whether there is any */
export async function deleteNow(db: Db, queue: OwnQueue, code: string): Promise<boolean> {
  const isFound = await transaction(db, async (trx) => {
    await takeTurn(trx);
    return endWait(trx, code);
  });
  if (isFound) await deleteRemoved(db, queue);
  return isFound;
}
