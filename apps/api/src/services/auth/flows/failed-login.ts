import { Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { sendNotice } from '../jobs/jobs.ts';
import { MANY_ATTEMPTS, MANY_NOTICE } from '../rules/limits.ts';
import type { AccountRow } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import type { AuthWorld } from '../world.ts';
import { attemptsMade, type Bucket } from './attempts.ts';

/** Whether enough attempts have failed to require a bot check (SEC-12). */
export async function areMany(world: AuthWorld, attempts: Bucket): Promise<boolean> {
  return (await attemptsMade(world, attempts)) >= MANY_ATTEMPTS;
}

/**
 * Refuses a login. After many failures a mail warns the owner, once a day. An unknown name costs the same work: its
 * mail goes to a random account id, so to nobody.
 */
export async function refuseLogin(
  world: AuthWorld,
  context: CallContext,
  account: AccountRow | undefined,
  attempts: Bucket,
): Promise<never> {
  const tellsOwner =
    (await areMany(world, attempts)) && (await isFirst(world, account?.id ?? attempts));
  await transaction(world.db, async (trx) => {
    await recordEvent(trx, {
      kind: 'LOGIN_FAILED',
      accountId: account?.id ?? null,
      origin: context,
      at: new Date(world.now()),
    });
    if (!tellsOwner) return;
    const accountId = account?.id ?? randomUUID();
    await world.queue.enqueue(trx, sendNotice, { accountId, notice: 'login.many' });
  });
  throw new Refusal('WRONG_CREDENTIALS');
}

async function isFirst(world: AuthWorld, receiver: string): Promise<boolean> {
  try {
    await world.limiter.take(MANY_NOTICE, receiver);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
