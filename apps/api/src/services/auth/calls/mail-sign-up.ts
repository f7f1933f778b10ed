import { mailSignUp as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { sendSignUp } from '../jobs/jobs.ts';
import { parseEmail } from '../rules/address.ts';
import type { AuthWorld } from '../world.ts';

/** Looks up no account, so that nobody learns whether there is one. */
export const mailSignUp = handle<AuthWorld, typeof call>(call, async ({ input, world }) => {
  const email = parseEmail(input.email);
  if (!email) return { data: false };
  const mail = { ...input, email: email.address };
  await transaction(world.db, (trx) => world.queue.enqueue(trx, sendSignUp, mail));
  return { data: true };
});
