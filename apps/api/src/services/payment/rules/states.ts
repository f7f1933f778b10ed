import type { PAYMENT_STATES } from '@kandil/contract/payment';

export const OPEN_STATES = [
  'CREATED',
  'REDIRECTED',
  'OTP_SENT',
  'APPROVED',
  'ACTIVATING',
  'UNKNOWN',
] as const;
export const CLOSED_STATES = ['SETTLED', 'FAILED', 'ABANDONED'] as const;
export type IntentState = (typeof OPEN_STATES)[number] | (typeof CLOSED_STATES)[number];

/** Longest time for an approval; an approval page that is older charges nothing. */
export const LONGEST_APPROVAL = 3 * 3_600_000;
/** A process that activates has died if it wrote nothing for so long: every request to a gateway ends earlier. */
export const ACTIVATION_LEASE = 2 * 60_000;
/** An activated subscription without a charge is given up after this time. */
export const LONGEST_CONFIRMATION = 3 * 86_400_000;

/** What decides about an intent. */
export interface IntentFacts {
  state: IntentState;
  operation: 'OPEN' | 'ACTIVATE' | null;
  updated_at: Date;
  expires_at: Date;
}

export const isOpen = ({ state }: Pick<IntentFacts, 'state'>): boolean =>
  (OPEN_STATES as readonly IntentState[]).includes(state);

/** The gateway may be charging: a newer attempt has to wait. */
export const mayCharge = ({
  state,
  operation,
}: Pick<IntentFacts, 'state' | 'operation'>): boolean =>
  state === 'ACTIVATING' || (state === 'UNKNOWN' && operation === 'ACTIVATE');

/** Whether this process may activate now: approved, or given up by the process that did. */
export function mayActivate(intent: IntentFacts, now: number): boolean {
  if (intent.state === 'APPROVED') return true;
  if (!mayCharge(intent)) return false;
  return intent.state === 'UNKNOWN' || intent.updated_at.getTime() + ACTIVATION_LEASE <= now;
}

export const isExpired = ({ expires_at }: Pick<IntentFacts, 'expires_at'>, now: number): boolean =>
  expires_at.getTime() <= now;

/** The end of an approval: the gateway's, but at most 3 hours after the start. */
export const approvalEnd = (gatewayEnd: Date, startedAt: Date): Date =>
  new Date(Math.min(gatewayEnd.getTime(), startedAt.getTime() + LONGEST_APPROVAL));

const FOR_PAYER: Record<IntentState, (typeof PAYMENT_STATES)[number]> = {
  CREATED: 'OPEN',
  REDIRECTED: 'OPEN',
  OTP_SENT: 'OPEN',
  APPROVED: 'CONFIRMING',
  ACTIVATING: 'CONFIRMING',
  UNKNOWN: 'CONFIRMING',
  SETTLED: 'PAID',
  FAILED: 'FAILED',
  ABANDONED: 'CLOSED',
};

/** What the payer has to know of an intent. */
export const stateForPayer = ({
  state,
  operation,
}: Pick<IntentFacts, 'state' | 'operation'>): (typeof PAYMENT_STATES)[number] =>
  state === 'UNKNOWN' && operation === 'OPEN' ? 'OPEN' : FOR_PAYER[state];
