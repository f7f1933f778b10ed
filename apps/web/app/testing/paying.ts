import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { usePayment } from '#app/domain/plan/payment-store.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { ACCOUNT } from './app.tsx';
import { offers } from './offers.ts';

export const MEMBER = { start: { account: ACCOUNT } };
export const INTENT = '3f8b8d6e-1f5e-4c53-9f0b-0d3f6a6a7c11';
export const PLANS = { '/purchase/v1/subscription-plans': { data: offers() } };
/** Text without the marks that isolate its parts. */
export const plain = (text: string | null) => (text ?? '').replace(/[\u2066-\u2069]/g, '');
/** The answer to a payment that has begun. */
export const started = (redirectUrl: string | null, result = 'SUCCESS') => ({
  data: { result, intentId: INTENT, redirectUrl, tokenInfo: null },
});

const NOTHING = usePayment.getInitialState();

/** Each test of the file begins with no choice, no modal and nothing stored. @returns the spy of `location.assign` */
export function leavingFrom() {
  const assign = vi.fn<(address: string) => void>();
  beforeEach(() => {
    usePayment.setState(NOTHING, true);
    useModals.setState({ modal: null, below: [] });
    assign.mockReset();
    sessionStorage.clear();
    vi.stubGlobal('location', {
      ...window.location,
      assign,
      href: 'http://localhost/',
      search: '',
    });
  });
  afterEach(cleanup);
  return assign;
}
