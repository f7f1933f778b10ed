import { type Data, payment, purchase } from '@kandil/contract';
import { useEffect, useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { isApiError } from '@kandil/ui/forms/errors.ts';

type State = Data<typeof payment.billingState>;
export type OwnPlan = NonNullable<Data<typeof purchase.userPlan>>;

/**
 * What this page can say of a payment. `waiting`: it is being confirmed. `late`: it still is after a minute. `unknown`:
 * there is no such payment of this visitor. `unreachable`: the services do not answer.
 */
export type PaymentView =
  | { kind: 'waiting' | 'late' | 'unknown' | 'unreachable' }
  | { kind: 'paid'; state: State; plan: OwnPlan | null }
  | { kind: 'failed'; state: State };

/** Milliseconds before each question; their sum is the minute after which nobody waits. */
const DELAYS = [0, 1000, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 15_000];

/** A guest's attempt has no plan to show until they log in. */
const ownPlan = () =>
  browserApi(purchase.userPlan, {}).then(
    ({ data }) => data,
    () => null,
  );

async function ask(intentId: string): Promise<PaymentView> {
  try {
    const { data: state } = await browserApi(payment.billingState, { intentId });
    if (state.state === 'PAID') return { kind: 'paid', state, plan: await ownPlan() };
    const isOver = state.state === 'FAILED' || state.state === 'CLOSED';
    return isOver ? { kind: 'failed', state } : { kind: 'waiting' };
  } catch (error) {
    const isUnknown = isApiError(error) && (error.status === 404 || error.status === 400);
    return { kind: isUnknown ? 'unknown' : 'unreachable' };
  }
}

/**
 * Follows a payment until it is settled or failed, for at most a minute. An outage is asked again, as a payment that
 * waits is: nothing about it is lost.
 * @param intentId null without one in the address
 */
export function usePaymentView(intentId: string | null): { view: PaymentView; again(): void } {
  const [view, setView] = useState<PaymentView>({ kind: intentId ? 'waiting' : 'unknown' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!intentId || turn >= DELAYS.length) return;
    let isGone = false;
    const timer = setTimeout(async () => {
      const found = await ask(intentId);
      if (isGone) return;
      const isOpen = found.kind === 'waiting' || found.kind === 'unreachable';
      const isLate = found.kind === 'waiting' && turn === DELAYS.length - 1;
      setView(isLate ? { kind: 'late' } : found);
      setTurn(isOpen ? turn + 1 : DELAYS.length);
    }, DELAYS[turn]);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [intentId, turn]);
  const again = () => {
    setView({ kind: 'waiting' });
    setTurn(0);
  };
  return { view, again };
}
