import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Data, payment } from '@kandil/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tabItems } from '#app/browser/storage/items.ts';
import { listen } from '#app/data/analytics/track.ts';
import { placeIntent } from '#app/domain/intent/stored-intents.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { ResultPage } from './result-page.tsx';

type State = Data<typeof payment.billingState>;

const INTENT = '3f8b8d6e-1f5e-4c53-9f0b-0d3f6a6a7c11';
const STATE_PATH = `/payment/v2/billing/state/${INTENT}`;
const MEMBER = { start: { account: ACCOUNT } };
const plain = (text: string | null) => (text ?? '').replace(/[⁦-⁩]/g, '');
const usd = (amount: number) => ({ amount, currency: 'USD' });

const state = (over: Partial<State>): { data: State } => ({
  data: {
    state: 'PAID',
    reason: null,
    paid: usd(1999),
    chargedLater: false,
    planCode: 'SOLO',
    periodCode: 'YEARLY',
    gatewayCode: 'PAYPAL',
    gatewayPackage: 'pp-solo',
    sourceKind: 'REDIRECT',
    ...over,
  },
});
const PLAN = {
  data: {
    planCode: 'SOLO',
    periodCode: 'YEARLY',
    title: 'Solo',
    status: 'ACTIVE',
    expiryDate: '2027-11-20T00:00:00.000Z',
    accessUntil: '2027-11-23T00:00:00.000Z',
    price: usd(3999),
    priceChange: null,
    nextCharge: { date: '2027-11-20T00:00:00.000Z', price: usd(3999) },
    next: null,
    canRestart: true,
    withdrawUntil: null,
    streams: 2,
    familySeats: 0,
    gatewayCode: 'PAYPAL',
    gatewayPackage: 'pp-solo',
    gatewaySubsId: 'I-1',
  },
};
const open = (path = `/payment-succeed?intent=${INTENT}`, stage: object = MEMBER) =>
  renderApp(<ResultPage />, { ...stage, path });

beforeEach(() => tabItems.passing.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a payment that was made', () => {
  test('says what is charged next, and leads back to where the visitor came from', async () => {
    placeIntent.store('/watch/nur-s1-e2');
    scriptNetwork({ [STATE_PATH]: state({}), '/purchase/v1/user/plan': PLAN });
    const reload = vi.fn<() => object>(() => MEMBER.start);
    open(undefined, { ...MEMBER, reload });
    await screen.findByRole('heading', { name: 'Your plan is active' });
    // The plan is in the account; the place is led to once.
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(placeIntent.read()).toBeNull();
    expect(plain(document.body.textContent)).toContain('You paid $19.99.');
    expect(plain(document.body.textContent)).toContain('Next charge: $39.99 on November 20, 2027');
    expect(screen.getByRole('link', { name: 'Keep watching' }).getAttribute('href')).toBe(
      '/watch/nur-s1-e2',
    );
    expect(screen.getByRole('link', { name: 'View receipt' }).getAttribute('href')).toBe(
      '/payment-history',
    );
  });

  test('that is charged later says so, and what begins when; it names no receipt', async () => {
    const next = { title: 'Solo', periodTitle: 'Monthly' };
    const plan = {
      ...PLAN.data,
      next,
      nextCharge: { date: PLAN.data.expiryDate, price: usd(499) },
    };
    scriptNetwork({
      [STATE_PATH]: state({ chargedLater: true }),
      '/purchase/v1/user/plan': { data: plan },
    });
    open();
    await screen.findByText(/You were not charged today/);
    const text = plain(document.body.textContent);
    expect(text).toContain(
      'Solo · Monthly starts on November 20, 2027. Until then, you keep Solo.',
    );
    expect(text).toContain('Next charge: $4.99 on November 20, 2027');
    expect(text).not.toContain('receipt');
  });

  test('is recorded once, however often its page is opened', async () => {
    const events: object[] = [];
    const stop = listen((event) => events.push(event));
    scriptNetwork({ [STATE_PATH]: state({}), '/purchase/v1/user/plan': PLAN });
    for (let visit = 0; visit < 2; visit += 1) {
      const { unmount } = open();
      await screen.findByRole('heading', { name: 'Your plan is active' });
      unmount();
    }
    for (const reason of ['NO_FUNDS', null] as const) {
      tabItems.passing.clear();
      scriptNetwork({ [STATE_PATH]: state({ state: reason ? 'FAILED' : 'CLOSED', reason }) });
      const { unmount } = open();
      await screen.findByText(/You were not charged/);
      unmount();
    }
    stop();
    const [planCode, periodCode, gatewayCode] = ['SOLO', 'YEARLY', 'PAYPAL'];
    expect(events).toEqual([
      { name: 'purchase', planCode, periodCode, gatewayCode },
      { name: 'transaction_error', gatewayCode, reason: 'NO_FUNDS' },
      { name: 'transaction_error', gatewayCode, reason: 'CLOSED' },
    ]);
  });

  test('of a plan that ends leads to watching, and says until when', async () => {
    scriptNetwork({
      [STATE_PATH]: state({ paid: null }),
      '/purchase/v1/user/plan': { data: { ...PLAN.data, nextCharge: null } },
    });
    open();
    await screen.findByText('Active until November 20, 2027');
    expect(document.body.textContent).not.toContain('You paid');
    expect(screen.getByRole('link', { name: 'Start watching' }).getAttribute('href')).toBe('/');
  });

  test('is shown as made at the address of a failure too', async () => {
    scriptNetwork({ [STATE_PATH]: state({}), '/purchase/v1/user/plan': PLAN });
    open(`/payment-failed?intent=${INTENT}`);
    expect(await screen.findByRole('heading', { name: 'Your plan is active' })).toBeTruthy();
  });

  test('never leads to another site', async () => {
    placeIntent.store('//evil.test/');
    scriptNetwork({ [STATE_PATH]: state({}), '/purchase/v1/user/plan': PLAN });
    open();
    const link = await screen.findByRole('link', { name: 'Keep watching' });
    expect(link.getAttribute('href')).toBe('/');
  });
});

describe('a payment that is being confirmed', () => {
  test('is asked again until it is settled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    scriptNetwork({
      [STATE_PATH]: () => state({ state: asked++ < 2 ? 'CONFIRMING' : 'PAID' }),
      '/purchase/v1/user/plan': PLAN,
    });
    open();
    await screen.findByRole('heading', { name: 'We’re confirming your payment' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByRole('heading', { name: 'Your plan is active' })).toBeTruthy();
  });

  test('is asked for ever more rarely, for a minute; then it can be looked at again', async () => {
    vi.useFakeTimers();
    const begun = Date.now();
    const asked: number[] = [];
    scriptNetwork({
      [STATE_PATH]: () => {
        asked.push((Date.now() - begun) / 1000);
        return state({ state: 'CONFIRMING' });
      },
    });
    open();
    const isLate = () => screen.queryByRole('heading', { name: /longer than usual/ }) !== null;
    // In steps: each question is planned by a render after the one before.
    const pass = async (seconds: number) => {
      for (let step = 0; step < seconds; step += 1)
        await act(() => vi.advanceTimersByTimeAsync(1000));
    };
    await act(() => vi.advanceTimersByTimeAsync(0));
    await pass(59);
    expect(isLate()).toBe(false);
    await pass(1);
    expect(isLate()).toBe(true);
    expect(asked).toHaveLength(10);
    expect(asked.slice(0, 3)).toEqual([0, 1, 2]);
    const waits = asked.slice(1).map((at, turn) => at - (asked[turn] ?? 0));
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    await pass(60);
    expect(asked).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(isLate()).toBe(false);
    await pass(1);
    expect(asked.length).toBeGreaterThan(10);
  });

  test('during an outage it warns of paying twice, and asks again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let down = true;
    scriptNetwork({
      [STATE_PATH]: () => (down ? refused(503, 'UNAVAILABLE', 'Not now') : state({})),
      '/purchase/v1/user/plan': PLAN,
    });
    open();
    await screen.findByText(/don’t pay a second time/, undefined, { timeout: 8000 });
    down = false;
    await vi.advanceTimersByTimeAsync(4000);
    expect(
      await screen.findByRole('heading', { name: 'Your plan is active' }, { timeout: 8000 }),
    ).toBeTruthy();
  });
});

describe('a payment that was not made', () => {
  test('says why, that nothing was charged, and how to go on', async () => {
    scriptNetwork({ [STATE_PATH]: state({ state: 'FAILED', reason: 'NO_FUNDS' }) });
    open(`/payment-failed?intent=${INTENT}`);
    await screen.findByRole('heading', { name: 'Your payment didn’t go through' });
    expect(document.body.textContent).toContain(
      'There isn’t enough money on the card or in the account. You were not charged.',
    );
    expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe(
      '/subscription-plans?planCode=SOLO&periodCode=YEARLY&gatewayCode=PAYPAL',
    );
    expect(screen.getByRole('link', { name: 'Pay another way' }).getAttribute('href')).toBe(
      '/subscription-plans?planCode=SOLO&periodCode=YEARLY',
    );
  });

  test('that is out of date says so; who bought the plan meanwhile is not asked to pay', async () => {
    scriptNetwork({ [STATE_PATH]: state({ state: 'CLOSED' }) });
    const { unmount } = open(`/payment-failed?intent=${INTENT}`);
    await screen.findByRole('heading', { name: 'This payment has expired' });
    expect(document.body.textContent).toContain(
      'You started over, or it took too long. You were not charged.',
    );
    expect(screen.getByRole('link', { name: 'Try Again' })).toBeTruthy();
    unmount();
    const subscription = {
      productCode: 'SOLO',
      subscriptionStatus: 'ACTIVE',
      paymentGatewayCode: 'PAYPAL',
      expiryDate: '2027-11-20T00:00:00.000Z',
      subscriptionCode: 's1',
      shared: false,
    } as const;
    open(`/payment-failed?intent=${INTENT}`, { start: { account: { ...ACCOUNT, subscription } } });
    await screen.findByText(/You already have this plan\./);
    expect(screen.queryByRole('link', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Payment history' })).toBeTruthy();
  });

  test('of another account is not shown; a guest is asked to log in', async () => {
    scriptNetwork({});
    const { unmount } = open();
    await screen.findByRole('heading', { name: 'Payment not found' });
    expect(screen.getByRole('link', { name: 'Payment history' })).toBeTruthy();
    unmount();
    open(undefined, {});
    await screen.findByText(/Log in with the account you paid from/);
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });
});
