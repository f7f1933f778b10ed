import { handle, type Handler } from '../../../platform/queue/index.ts';
import { deleteRemoved } from '../flows/bin.ts';
import { emptyBin } from '../jobs/jobs.ts';
import type { ContentWorld } from '../world.ts';

export function emptyBinHandler({ db, queue }: Pick<ContentWorld, 'db' | 'queue'>): Handler {
  return handle(emptyBin, (_payload, { signal }) => deleteRemoved(db, queue, signal));
}
