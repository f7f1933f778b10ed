import type { QueueEntry } from '../../../platform/queue/index.ts';
import type { sendMail } from '../jobs/jobs.ts';
import { type GrantUse, leftOf, runUntil, usesOf } from '../rules/grants.ts';
import { DAY, running, standingOf } from '../rules/standing.ts';
import { type GrantRow, grantsOf } from '../store/access.ts';
import { type OwnedSubscriptionRow, subscriptionsOf } from '../store/subscriptions.ts';
import type { Executor } from '../store/tables.ts';

/** What an account has paid for and was given. */
export interface AccountGrants {
  subscriptions: OwnedSubscriptionRow[];
  /** The newest first. */
  uses: GrantUse<GrantRow>[];
}

export async function givenTo(db: Executor, userId: string): Promise<AccountGrants> {
  const [subscriptions, rows] = await Promise.all([
    subscriptionsOf(db, userId),
    grantsOf(db, userId),
  ]);
  return { subscriptions, uses: usesOf(subscriptions, rows).toReversed() };
}

/** Days ahead, a begun one as a whole. */
export const daysLeft = (uses: readonly GrantUse[], now: number): number =>
  Math.ceil(uses.reduce((sum, use) => sum + leftOf(use, now), 0) / DAY);

/** What an account has paid for and what follows of it; null if nothing is paid for now. */
export function paidNow(
  { subscriptions }: { subscriptions: readonly OwnedSubscriptionRow[] },
  now: number,
) {
  const standing = running(standingOf(subscriptions, now), now);
  if (!standing || standing.status === 'SUSPENDED' || standing.accessUntil.getTime() <= now)
    return null;
  const { row, next, status } = standing;
  const charged = (next ?? row).expires_at;
  return {
    until: row.expires_at,
    nextCharge: status === 'ACTIVE' && charged.getTime() > now ? charged : null,
  };
}

interface Gift {
  /** Of the grant. */
  id: string;
  userId: string;
  planCode: string;
  days: number;
}

/**
 * The mail about a gift, for the queue: how many days, until when, and that no charge moves.
 * @param given of the account, with the new grant
 * @param kind of the mail
 * @param now in milliseconds
 */
export function giftMail(
  { id, userId, planCode, days }: Gift,
  given: { subscriptions: readonly OwnedSubscriptionRow[]; uses: readonly GrantUse[] },
  kind: 'EXTRA_DAYS' | 'OUTAGE_DAYS',
  now: number,
): QueueEntry<ReturnType<typeof sendMail.payload.parse>> {
  const paid = paidNow(given, now);
  const waits = paid?.nextCharge ?? null;
  const use = given.uses.find(({ grant }) => grant.id === id);
  const until = paid ? use?.until : runUntil(given.uses, now);
  const date = waits ?? new Date(until ?? now);
  const key = `grant ${id}`;
  const payload = {
    userId,
    key,
    notice: waits ? (`${kind}_LATER` as const) : kind,
    planCode,
    periodCode: '',
    amount: null,
    number: null,
    date: date.toISOString(),
    days,
  };
  return { payload, key };
}
