import type { GatewayCode } from '@kandil/contract/payment';
import type { Subscription } from './facts.ts';
import { can } from './gateways.ts';
import { type OwnedSubscription, running, type Standing } from './standing.ts';

/** What a plan opens, for comparison. */
export interface Size {
  streams: number;
  family_seats: number;
}

export interface Target extends Size {
  plan_code: string;
  period_code: string;
}

/**
 * What buying means for an account. NEW: nothing is running. SAME: it has this already. PAY_AGAIN: its payment failed,
 * and the old subscription is canceled first. NOW: a larger plan at once; the old one's unused days are given back.
 * LATER: a smaller plan, another period or a restart, from the end of what is paid for.
 */
export type Change =
  | { kind: 'NEW' | 'SAME' }
  | { kind: 'PAY_AGAIN' | 'NOW'; replaces: Subscription }
  | { kind: 'LATER'; replaces: Subscription | null; startsAt: Date };

/**
 * @param mayAgree whether the owner of the running subscription may agree to a higher price of it, which begins with the
 * next period
 */
export function changeTo(
  standing: Standing | null,
  target: Target,
  now: number,
  mayAgree = false,
): Change {
  const held = running(standing, now);
  if (!held) return { kind: 'NEW' };
  const { row, next, status } = held;
  if (next) return changeOf(next, target);
  if (status === 'SUSPENDED' || isUnpaid(row, now)) return { kind: 'PAY_AGAIN', replaces: row };
  if (status === 'ACTIVE' && isSame(row, target) && !mayAgree) return { kind: 'SAME' };
  if (isLarger(target, row)) return { kind: 'NOW', replaces: row };
  const replaces = status === 'CANCELED' ? null : row;
  return { kind: 'LATER', replaces, startsAt: row.expires_at };
}

/** In the days of grace: a renewal failed, or did not come. */
const isUnpaid = ({ status, failed_at, expires_at }: Subscription, now: number) =>
  status === 'ACTIVE' && (failed_at !== null || expires_at.getTime() <= now);

const isSame = (row: Subscription, target: Target) =>
  row.plan_code === target.plan_code && row.period_code === target.period_code;

/** A change that is waiting for its day gives way to another one of the same day. */
function changeOf(next: Subscription, target: Target): Change {
  if (isSame(next, target)) return { kind: 'SAME' };
  return { kind: 'LATER', replaces: next, startsAt: next.starts_at };
}

/** A plan that is unknown by now counts as the smallest. */
function isLarger(a: Size, { streams, family_seats }: OwnedSubscription): boolean {
  const b = { streams: streams ?? 1, family_seats: family_seats ?? 0 };
  return a.streams > b.streams || (a.streams === b.streams && a.family_seats > b.family_seats);
}

/**
 * The change as one gateway carries it out; null if it cannot. An operator gives no part of a charge back, so leaving
 * one waits for the end of the period; nobody but PayPal can be asked to charge later.
 */
export function changeBy(change: Change, gateway: GatewayCode): Change | null {
  if (change.kind === 'NOW') {
    const { replaces } = change;
    const gateways = [gateway, replaces.gateway_code];
    if (gateways.every((code) => can(code, 'PART_REFUND'))) return change;
    return changeBy({ kind: 'LATER', replaces, startsAt: replaces.expires_at }, gateway);
  }
  return change.kind === 'LATER' && !can(gateway, 'START_LATER') ? null : change;
}
