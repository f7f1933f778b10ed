import { mailAccount as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { sendMoney } from '../jobs/jobs.ts';
import type { AuthWorld } from '../world.ts';

/** The key is the job's: a repeated call queues no second mail. */
export const mailAccount = handle<AuthWorld, typeof call>(call, async ({ input, world }) => {
  const { key, ...mail } = input;
  await transaction(world.db, (trx) => world.queue.enqueue(trx, sendMoney, mail, { key }));
  return { data: null };
});
