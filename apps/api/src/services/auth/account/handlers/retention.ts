import { accessEnds } from '@kandil/contract/internal';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../../platform/queue/index.ts';
import { deletionAfter, warnedBefore } from '../rules/retention.ts';
import {
  dueForgetting,
  lockAccessEnd,
  recordFamilyAccess,
  recordOwnAccess,
  setWarned,
  unwarned,
} from '../store/access-ends.ts';
import { forgetRetained, keepForAYear, sendRetention } from '../jobs/jobs.ts';
import type { JobWorld } from '../../world.ts';

const PAGE = 500;

/**
 * Finds out whose access has ended, warns the owners 30 days before their profiles, lists and progress are deleted, and
 * has deleted what is due (SPEC-D42). Without the purchase service it fails and deletes nothing.
 */
export function keepForAYearHandler(world: JobWorld): Handler {
  return handle(keepForAYear, async (_payload, { signal }) => {
    await recordAccess(world, signal);
    await warn(world, signal);
    await forgetDue(world);
  });
}

async function recordAccess(world: JobWorld, signal: AbortSignal): Promise<void> {
  let after: string | null = null;
  for (;;) {
    signal.throwIfAborted();
    const known: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(world, after);
    await recordOwnAccess(world.db, known);
    const last = known.at(-1);
    if (!last) break;
    after = last.userId;
  }
  await recordFamilyAccess(world.db, new Date(world.now()));
}

const pageAfter = ({ internal }: JobWorld, after: string | null) => internal(accessEnds, { after });

async function warn(world: JobWorld, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const now = world.now();
    const of = { before: warnedBefore(now), now: new Date(now) };
    const page = await unwarned(world.db, of, PAGE);
    for (const { account_id: accountId } of page) await warnOne(world, accountId);
    if (page.length < PAGE) return;
  }
}

async function warnOne(world: JobWorld, accountId: string): Promise<void> {
  await transaction(world.db, async (trx) => {
    const row = await lockAccessEnd(trx, accountId);
    const until = row?.until;
    if (!row || !until || row.warned_until?.getTime() === until.getTime()) return;
    const deleteAt = deletionAfter(until, world.now());
    await setWarned(trx, row, deleteAt);
    const mail = { accountId, endedAt: until.toISOString(), deleteAt: deleteAt.toISOString() };
    await world.queue.enqueue(trx, sendRetention, mail);
  });
}

/** One job per account, so that one failure does not hold up the others. */
async function forgetDue(world: JobWorld): Promise<void> {
  const now = new Date(world.now());
  const day = now.toISOString().slice(0, 10);
  const due = await dueForgetting(world.db, now);
  await world.queue.enqueueAll(
    world.db,
    forgetRetained,
    // One key a day: a job that exhausted its retries runs again the next night.
    due.map((accountId) => ({ payload: { accountId }, key: `${accountId} ${day}` })),
  );
}
