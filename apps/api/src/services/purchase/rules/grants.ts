import type { PlanDevices } from '@kandil/contract/purchase';
import type { Feature, Subscription } from './facts.ts';
import { accessEnd, DAY, type OpenedPlan, type Opening } from './standing.ts';

/** Days that the staff gave to an account, with what their plan opens; null where the plan is unknown. */
export interface Grant {
  id: string;
  plan_code: string;
  days: number;
  given_at: Date;
  revoked_at: Date | null;
  streams: number | null;
  family_seats: number | null;
  features: Feature[] | null;
  devices: PlanDevices | null;
  /** Lines. */
  max_height: number | null;
}

/** A stretch of time, in milliseconds since 1970. */
interface Span {
  from: number;
  until: number;
}

/** When the days of a grant are used, as far as is known now: a renewal moves what is not used yet. */
export interface GrantUse<G extends Grant = Grant> {
  grant: G;
  /** The time without paid access that it fills, in order; empty if it was revoked before it began. */
  spans: Span[];
  /** End of its last day. */
  until: number;
}

type PaidPeriods = Pick<
  Subscription,
  'status' | 'starts_at' | 'expires_at' | 'suspended_at' | 'canceled_at'
>;

/** The time that is paid for, with the days of grace, in order and without overlaps. */
function paidSpans(rows: readonly PaidPeriods[]): Span[] {
  const spans = rows
    .map((row) => ({ from: row.starts_at.getTime(), until: accessEnd(row).getTime() }))
    .filter(({ from, until }) => until > from)
    .sort((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else joined.push({ ...span });
  }
  return joined;
}

/** The first `length` milliseconds from a moment that no paid time covers. */
function unpaidTime(paid: readonly Span[], from: number, length: number): Span[] {
  const free: Span[] = [];
  let at = from;
  let left = length;
  for (const span of paid) {
    if (span.until <= at) continue;
    const until = Math.min(at + left, Math.max(at, span.from));
    if (until > at) free.push({ from: at, until });
    left -= until - at;
    if (left === 0) return free;
    at = span.until;
  }
  free.push({ from: at, until: at + left });
  return free;
}

/** What of the spans was before a moment. */
const before = (spans: readonly Span[], end: number): Span[] =>
  spans
    .filter(({ from }) => from < end)
    .map(({ from, until }) => ({ from, until: Math.min(until, end) }));

/**
 * When each grant of an account is used. Given days are used one grant after the other and only while nothing is paid
 * for: what was paid for is never used twice, and no charge moves.
 * @param rows all subscriptions of the account
 */
export function usesOf<G extends Grant>(
  rows: readonly PaidPeriods[],
  grants: readonly G[],
): GrantUse<G>[] {
  const paid = paidSpans(rows);
  let free = 0;
  return grants
    .toSorted((a, b) => a.given_at.getTime() - b.given_at.getTime() || a.id.localeCompare(b.id))
    .map((grant) => {
      const from = Math.max(grant.given_at.getTime(), free);
      const whole = unpaidTime(paid, from, grant.days * DAY);
      const spans = grant.revoked_at ? before(whole, grant.revoked_at.getTime()) : whole;
      const until = spans.at(-1)?.until ?? from;
      free = Math.max(free, until);
      return { grant, spans, until };
    });
}

/** Milliseconds of a grant that are not used yet. */
export const leftOf = ({ spans }: GrantUse, now: number): number =>
  spans.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, now)), 0);

/** Whether a grant gives access at a moment. */
export const isRunning = ({ spans }: GrantUse, now: number): boolean =>
  spans.some(({ from, until }) => from <= now && now < until);

/** Whether nobody can revoke it: it is used up, or was revoked. */
export const isOver = (use: GrantUse, now: number): boolean =>
  use.grant.revoked_at !== null || leftOf(use, now) === 0;

/**
 * What gives an account access: what is paid for, else a grant that runs, else nothing, as the paid standing says.
 * This is the one rule for every read that decides on access.
 */
export function openedBy(
  standing: Opening | null,
  uses: readonly GrantUse[],
  now: number,
): Opening | null {
  const isPaid =
    standing && standing.status !== 'SUSPENDED' && standing.accessUntil.getTime() > now;
  const use = isPaid ? undefined : uses.find((each) => isRunning(each, now));
  if (!use) return standing;
  const end = new Date(runUntil(uses, now));
  return { row: planOf(use.grant, end), status: 'CANCELED', accessUntil: end };
}

/** The end of unbroken given access from a moment on. */
export function runUntil(uses: readonly GrantUse[], now: number): number {
  const spans = uses.flatMap((each) => each.spans).sort((a, b) => a.from - b.from);
  return spans.reduce((end, { from, until }) => (from <= end ? Math.max(end, until) : end), now);
}

/** A grant opens what its plan opens; nothing is charged for it, and nobody can cancel it. */
const planOf = (
  { plan_code, streams, family_seats, features, devices, max_height }: Grant,
  expires_at: Date,
): OpenedPlan => ({
  plan_code,
  streams,
  family_seats,
  features,
  devices,
  max_height,
  expires_at,
  subscription_code: '',
  gateway_code: '',
});
