import { NOTICE_DAYS } from '@kandil/contract/internal';
import type { GatewayCode } from '@kandil/contract/payment';
import { can } from './gateways.ts';
import { addMonths } from './months.ts';
import { DAY } from './standing.ts';

/** A day more, for mails that wait for their server. */
const SPARE_DAYS = 1;
/** Days before a period for which the gateway is asked to charge the new price from then on. */
const MOVE_DAYS = 3;
/** Days before the end of the last period at the old price at which the owner is reminded to agree. */
const REMIND_DAYS = 7;
/** Days before it at which a subscription ends whose owner did not agree: no charge at the old price may come between. */
const END_DAYS = 1;

/** Whether a gateway charges a higher price only after its payer has agreed there. */
export const needsAgreement = (gateway: GatewayCode): boolean => !can(gateway, 'RAISE');

interface Renewal {
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELED';
  expires_at: Date;
  failed_at: Date | null;
  gateway_code: GatewayCode;
}

interface Notice {
  state: string;
  reported_at: Date | null;
  applies_from: Date;
  reminded_at: Date | null;
}

/** Days after which nothing reports any more what became of a mail: its job was put aside, or its worker was killed. */
const REPORT_DAYS = 3;

/** Mails about a price that were queued before this moment, and of which nothing is known, did not reach anybody. */
export const reportsSince = (now: number): Date => new Date(now - REPORT_DAYS * DAY);

/** The first day on which a period may begin at a price that is announced now. */
export const firstDay = (now: number): Date => new Date(now + (NOTICE_DAYS + SPARE_DAYS) * DAY);

/** The begin of the first period at a new price, for a subscription whose period ends at a moment. */
export function firstPeriod(expiresAt: Date, months: number, now: number): Date {
  const earliest = firstDay(now);
  let count = 0;
  while (addMonths(expiresAt, months * count) < earliest) count += 1;
  return addMonths(expiresAt, months * count);
}

/** Whether the period that runs is the last one at the old price: the next one begins 30 days after the mail, or later. */
export function isLastPeriod(
  { expires_at: end }: Pick<Renewal, 'expires_at'>,
  { reported_at: reported, applies_from: from }: Pick<Notice, 'reported_at' | 'applies_from'>,
): boolean {
  return (
    reported !== null && end >= from && end.getTime() >= reported.getTime() + NOTICE_DAYS * DAY
  );
}

/**
 * What is to be done for a notice now. MOVE: the gateway is asked to charge the new price. REMIND: the owner, who has to
 * agree at the gateway, is reminded. END: the owner did not agree, and the subscription ends with its period. OVER: it
 * ended, or was replaced.
 */
export type RaiseStep = 'MOVE' | 'REMIND' | 'END' | 'OVER';

const isRenewing = ({ status, failed_at, expires_at: end }: Renewal, now: number) =>
  status === 'ACTIVE' && failed_at === null && end.getTime() > now;

export function raiseStep(row: Renewal, notice: Notice, now: number): RaiseStep | null {
  if (row.status === 'CANCELED') return 'OVER';
  const left = row.expires_at.getTime() - now;
  if (notice.state !== 'REPORTED' || !isRenewing(row, now) || !isLastPeriod(row, notice))
    return null;
  if (!needsAgreement(row.gateway_code)) return left <= MOVE_DAYS * DAY ? 'MOVE' : null;
  if (left <= END_DAYS * DAY) return 'END';
  return left <= REMIND_DAYS * DAY && notice.reminded_at === null ? 'REMIND' : null;
}

interface AgreedPrice {
  amount: number;
  next_amount: number | null;
  next_from: Date | null;
}

/** Gateways count periods by seconds apart. */
const NEAR = DAY / 2;

/** The agreed price of a period that begins at a moment: the higher one once it is announced and its time has come. */
export function priceFrom({ amount, next_amount, next_from }: AgreedPrice, begin: Date): number {
  const isNext = next_from !== null && begin.getTime() >= next_from.getTime() - NEAR;
  return isNext && next_amount !== null ? next_amount : amount;
}
