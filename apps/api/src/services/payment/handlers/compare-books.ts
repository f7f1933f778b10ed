import { handle, type Handler } from '../../../platform/queue/index.ts';
import { compareRun } from '../flows/books.ts';
import { compareBooks } from '../jobs/jobs.ts';
import { runById } from '../store/books.ts';
import type { PaymentWorld } from '../world.ts';

/** Compares a month with a gateway's list. */
export function compareBooksHandler(world: PaymentWorld): Handler {
  return handle(compareBooks, async ({ runId }, { signal }) => {
    const run = await runById(world.db, runId);
    if (run?.state === 'RUNNING') await compareRun(world, run, signal);
  });
}
