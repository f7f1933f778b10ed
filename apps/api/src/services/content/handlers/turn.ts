import { handle, type Handler } from '../../../platform/queue/index.ts';
import { turnIfDue } from '../flows/turn.ts';
import { turn } from '../jobs/jobs.ts';
import type { ContentWorld } from '../world.ts';

/** One that runs twice, early or late does nothing or what is due. */
export function turnHandler({
  db,
  queue,
  log,
}: Pick<ContentWorld, 'db' | 'queue' | 'log'>): Handler {
  return handle(turn, async () => {
    if (await turnIfDue(db, queue)) log.info('the lists of the catalogue were derived again');
  });
}
