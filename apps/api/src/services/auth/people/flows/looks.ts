import { found, Refusal } from '@kandil/contract';
import { personOpen } from '@kandil/contract/control/auth';
import { audited } from '../../../../platform/audit.ts';
import { transaction } from '../../../../platform/database/kysely.ts';
import type { CallContext, Staff } from '../../../../platform/http/context.ts';
import { staffOf } from '../../../../platform/http/staff.ts';
import { accountById } from '../../store/accounts.ts';
import { setAsideOf } from '../../store/set-aside.ts';
import type { Executor } from '../../store/tables.ts';
import type { AuthWorld } from '../../world.ts';
import { DAY_MS, LOOK_MS, MOST_LOOKS, QUIET_LOOKS } from '../rules/looks.ts';
import { insertLook, lockLooks, lookAt, looksSince } from '../store/looks.ts';
import { manyLooks } from '../store/metrics.ts';

const endOf = (at: Date): Date => new Date(at.getTime() + LOOK_MS);

/** Until when an account is open to who makes the call; null if it is not. */
export async function openUntil(
  { db, now }: Pick<AuthWorld, 'db' | 'now'>,
  context: CallContext,
  accountId: string,
): Promise<Date | null> {
  return openUntilFor({ db, now }, { accountId, staffId: staffOf(context).id });
}

/** As `openUntil`, for somebody of the staff by id. */
export async function openUntilFor(
  { db, now }: Pick<AuthWorld, 'db' | 'now'>,
  look: { accountId: string; staffId: string },
): Promise<Date | null> {
  const moment = now();
  const at = await lookAt(db, look, {
    since: new Date(moment - LOOK_MS),
    now: new Date(moment),
  });
  return at ? endOf(at) : null;
}

/** For the parts of a page. @throws Refusal NOT_FOUND, REASON_REQUIRED */
export async function requireOpen(
  world: Pick<AuthWorld, 'db' | 'now'>,
  context: CallContext,
  accountId: string,
): Promise<void> {
  if (await openUntil(world, context, accountId)) return;
  found(await accountById(world.db, accountId));
  throw new Refusal('REASON_REQUIRED');
}

/** @throws Refusal TOO_MANY_REQUESTS until the first of the looks is an hour old */
async function checkHour(trx: Executor, staffId: string, now: number): Promise<void> {
  const { count, first } = await looksSince(trx, staffId, new Date(now - LOOK_MS));
  if (count < MOST_LOOKS || !first) return;
  const retryAfter = Math.max(1, Math.ceil((endOf(first).getTime() - now) / 1000));
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfter });
}

/**
 * Opens an account for an hour, with one entry in the audit however often and in however many tabs it is asked for.
 * @throws Refusal NOT_FOUND, TOO_MANY_REQUESTS, FORBIDDEN for data that are set aside, unless an administrator asks
 */
export async function openAccount(
  world: AuthWorld,
  context: CallContext,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<Date> {
  const staff = staffOf(context);
  const now = world.now();
  const { until, today } = await transaction(world.db, async (trx) => {
    await lockLooks(trx, staff.id);
    found(await accountById(trx, accountId));
    const at = new Date(now);
    // Stored, and not used: the others see that it is set aside, and why.
    if (staff.role !== 'administrator' && (await setAsideOf(trx, accountId, at)))
      throw new Refusal('FORBIDDEN');
    const look = { accountId, staffId: staff.id };
    const before = await lookAt(trx, look, { since: new Date(now - LOOK_MS), now: at });
    if (before) return { until: endOf(before), today: 0 };
    await checkHour(trx, staff.id, now);
    await insertLook(trx, { account_id: accountId, staff_id: staff.id, role: staff.role, at });
    await audited(world, trx, context, {
      call: personOpen,
      subject: `account:${accountId}`,
      reason,
    });
    const { count } = await looksSince(trx, staff.id, new Date(now - DAY_MS));
    return { until: endOf(at), today: count };
  });
  if (today > QUIET_LOOKS) raiseAlarm(world, staff, today);
  return until;
}

function raiseAlarm({ log }: Pick<AuthWorld, 'log'>, { id, role }: Staff, count: number): void {
  manyLooks.inc();
  log.warn({ staffId: id, role, count }, 'somebody of the staff opened many accounts within a day');
}
