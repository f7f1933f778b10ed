import type { PlanDevices } from '@kandil/contract/purchase';
import type { Feature, Subscription } from './facts.ts';

export const DAY = 86_400_000;

/** Access after the end of a period that renews, so that a late event cuts nobody off. */
export const GRACE_DAYS = 3;

/** A subscription with what its plan opens; null where the plan is unknown. */
export interface OwnedSubscription extends Subscription {
  streams: number | null;
  family_seats: number | null;
  features: Feature[] | null;
  devices: PlanDevices | null;
  /** Lines. */
  max_height: number | null;
}

/** What a subscription or a grant opens. */
export interface OpenedPlan extends Pick<
  OwnedSubscription,
  | 'plan_code'
  | 'subscription_code'
  | 'expires_at'
  | 'streams'
  | 'family_seats'
  | 'features'
  | 'devices'
  | 'max_height'
> {
  /** Empty for a grant. */
  gateway_code: string;
}

/** What gives an account access, or last gave it. */
export interface Opening {
  row: OpenedPlan;
  status: Subscription['status'];
  /** End of access. */
  accessUntil: Date;
}

/** The subscription that counts for its account. */
export interface Standing<Row extends Subscription = OwnedSubscription> {
  row: Row;
  /** Follows at the end of the period (plan change, restart); null if nothing does. */
  next: Row | null;
  status: Subscription['status'];
  /** End of access. */
  accessUntil: Date;
}

/**
 * The subscription that counts at a moment: the live one; the canceled one before it, while the live one has not begun;
 * else the canceled one whose period runs, or the one that ended last.
 * @param rows all subscriptions of one account
 */
export function standingOf<Row extends Subscription>(
  rows: readonly Row[],
  now: number,
): Standing<Row> | null {
  const live = rows.find(({ status }) => status !== 'CANCELED');
  const canceled = rows
    .filter(({ status }) => status === 'CANCELED')
    .sort((a, b) => b.expires_at.getTime() - a.expires_at.getTime());
  const paid = canceled.find((row) => isRunning(row, now));
  if (live && paid && live.starts_at.getTime() > now)
    return { row: paid, next: live, status: 'ACTIVE', accessUntil: withGrace(live.expires_at) };
  const row = live ?? paid ?? canceled[0];
  return row ? { row, next: null, status: row.status, accessUntil: accessUntil(row, now) } : null;
}

function isRunning({ starts_at, expires_at }: Subscription, now: number): boolean {
  return starts_at.getTime() <= now && expires_at.getTime() > now;
}

const withGrace = (end: Date) => new Date(end.getTime() + GRACE_DAYS * DAY);

/** End of the last moment with access: three days after a period that renews; none before the first period. */
export function accessUntil(row: Subscription, now: number): Date {
  if (row.starts_at.getTime() > now) return row.created_at;
  return row.status === 'ACTIVE' ? withGrace(row.expires_at) : row.expires_at;
}

/** Null for a standing whose canceled period has ended: the account has no plan. */
export function running<Row extends Subscription>(
  standing: Standing<Row> | null,
  now: number,
): Standing<Row> | null {
  if (!standing) return null;
  const hasEnded = standing.status === 'CANCELED' && standing.accessUntil.getTime() <= now;
  return hasEnded ? null : standing;
}

/** How many people may join now; 0 unless it is an active family plan (SPEC-D22). */
export function familySeats(standing: Opening, now: number): number {
  return isActive(standing, now) ? (standing.row.family_seats ?? 0) : 0;
}

/** Whether the owner's family watches with it: until the end of what is paid for, canceled or not (SPEC-D44). */
export function isShared({ row, status, accessUntil: until }: Opening, now: number): boolean {
  return status !== 'SUSPENDED' && until.getTime() > now && (row.family_seats ?? 0) > 0;
}

/** When a canceled plan that a family watches with ends; null if it renews or nobody shares it. */
export function familyEnd(standing: Opening, now: number): Date | null {
  return standing.status === 'CANCELED' && isShared(standing, now) ? standing.accessUntil : null;
}

/** Paid and going to renew. */
const isActive = ({ status, accessUntil: until }: Opening, now: number) =>
  status === 'ACTIVE' && until.getTime() > now;

/**
 * The subscription that applies to an account: its own active one, so that payers see what they pay for; else the one
 * its family shares; else its own, whatever its state.
 * @param family the standing of the owner of the account's family
 */
export function countingSubscription(
  own: Opening | null,
  family: Opening | null,
  now: number,
): Opening | null {
  if (own && isActive(own, now)) return own;
  return family && isShared(family, now) ? family : own;
}

type EndDates = Pick<Subscription, 'status' | 'expires_at' | 'suspended_at' | 'canceled_at'>;

/** The last moment with access by a subscription. One that ended in its days of grace gave access until then. */
export function accessEnd({ status, expires_at, suspended_at, canceled_at }: EndDates): Date {
  const grace = expires_at.getTime() + GRACE_DAYS * DAY;
  if (status === 'ACTIVE') return new Date(grace);
  const left = [suspended_at, canceled_at].flatMap((at) => at?.getTime() ?? []);
  return new Date(Math.max(expires_at.getTime(), Math.min(grace, ...left)));
}
