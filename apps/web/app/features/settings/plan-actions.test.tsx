import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Confirmation, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { PlanActions } from './plan-actions.tsx';
import type { Plan } from './plan-section.tsx';

const PLAN: Plan = {
  planCode: 'SOLO',
  periodCode: 'YEARLY',
  title: 'Solo',
  status: 'ACTIVE',
  expiryDate: '2027-11-20T00:00:00.000Z',
  accessUntil: '2027-11-23T00:00:00.000Z',
  price: { amount: 3999, currency: 'USD' },
  nextCharge: null,
  next: null,
  canRestart: true,
  withdrawUntil: null,
  streams: 2,
  familySeats: 0,
  gatewayCode: 'PAYPAL',
  gatewayPackage: 'pp-solo',
  gatewaySubsId: 'I-1',
};
const onCanceled = vi.fn<() => void>();
const open = (over: Partial<Plan> = {}) =>
  renderApp(<PlanActions plan={{ ...PLAN, ...over }} onCanceled={onCanceled} />, {
    start: { account: ACCOUNT },
  });
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel billing' }));
  return useModals.getState().modal?.params as Confirmation;
};

beforeEach(() => {
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
  onCanceled.mockReset();
});
afterEach(cleanup);

test('before canceling it says until when access lasts, and what is kept', async () => {
  open();
  expect((await ask()).text).toBe(
    'You can watch until November 20, 2027; nothing more is charged. Your profiles and favorites are kept for a year, and are back when you restart.',
  );
});

test('canceling names the member’s own subscription, and says the end', async () => {
  const sent = scriptNetwork({
    '/payment/v2/billing/cancel': { data: { expiryDate: PLAN.expiryDate } },
  });
  open();
  await (await ask()).run();
  expect(sent[0]?.body).toEqual({
    gatewayCode: 'PAYPAL',
    gatewayPackage: 'pp-solo',
    gatewaySubsId: 'I-1',
  });
  expect(onCanceled).toHaveBeenCalledOnce();
  expect(useNotifications.getState().shown[0]?.text).toContain('until November 20, 2027');
});

test('a gateway that does not answer cancels nothing, and the question stays', async () => {
  scriptNetwork({
    '/payment/v2/billing/cancel': refused(503, 'GATEWAY_UNAVAILABLE', 'PayPal does not answer.'),
  });
  open();
  await expect((await ask()).run()).rejects.toThrow('PayPal does not answer.');
  expect(onCanceled).not.toHaveBeenCalled();
});

test('a gateway that cannot charge later: restart after the end, or another way to pay', () => {
  open({ status: 'CANCELED', canRestart: false, gatewayCode: 'OPERATOR' });
  expect(
    screen.getByText(/With Mobile operator you can restart it from November 20, 2027/),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Restart' })).toBeNull();
  const plans = screen.getByRole('link', { name: 'See the plans' });
  expect(plans.getAttribute('href')).toBe('/subscription-plans');
});

test.each([
  ['ACTIVE', 'Change plan', '/subscription-plans', true],
  ['SUSPENDED', 'Pay again', '/subscription-plans?planCode=SOLO&periodCode=YEARLY', true],
  ['CANCELED', 'Restart', '/subscription-plans?planCode=SOLO&periodCode=YEARLY', false],
] as const)('a plan that is %s offers: %s', (status, name, to, canCancel) => {
  open({ status });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  expect(screen.queryByRole('button', { name: 'Cancel billing' }) !== null).toBe(canCancel);
});
