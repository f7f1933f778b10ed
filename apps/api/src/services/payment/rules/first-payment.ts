import type { PaymentReason } from '@kandil/contract/payment';
import type { GatewaySubscription } from './gateway-facts.ts';
import { type IntentFacts, isExpired, isOpen, LONGEST_CONFIRMATION } from './states.ts';

/** The next state of an intent: it ends, it waits for its charge, or it does not change (null). */
export type Verdict =
  | { state: 'FAILED'; reason: PaymentReason }
  | { state: 'ABANDONED' }
  | 'WAITS'
  | null;

const ABANDONED = { state: 'ABANDONED' } as const;

/** What a subscription that was not charged means for its intent. */
export function firstPayment(
  intent: IntentFacts & { created_at: Date },
  { status, failure }: Pick<GatewaySubscription, 'status' | 'failure'>,
  now: number,
): Verdict {
  if (!isOpen(intent)) return null;
  const failed = { state: 'FAILED', reason: failure?.reason ?? 'REFUSED' } as const;
  switch (status) {
    case 'UNPAID':
      return failed;
    case 'ENDED':
      return failure ? failed : ABANDONED;
    case 'APPROVED':
      return isExpired(intent, now) ? ABANDONED : null;
    case 'ACTIVE':
      return intent.created_at.getTime() + LONGEST_CONFIRMATION <= now ? ABANDONED : 'WAITS';
  }
}
