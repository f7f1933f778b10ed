import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Confirmation, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { OWN_PLAN } from '#app/testing/offers.ts';
import { PlanActions } from './plan-actions.tsx';
import type { Plan } from './plan-section.tsx';

const onCanceled = vi.fn<() => void>();
const reload = vi.fn<() => object>(() => ({ account: ACCOUNT }));
const open = (over: Partial<Plan> = {}) =>
  renderApp(<PlanActions plan={{ ...OWN_PLAN, ...over }} onCanceled={onCanceled} />, {
    start: { account: ACCOUNT },
    reload,
  });
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cancel billing' }));
  return useModals.getState().modal?.params as Confirmation;
};

beforeEach(() => {
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
  onCanceled.mockReset();
  reload.mockClear();
});
test('before canceling it says until when access lasts, and what is retained', async () => {
  open();
  expect((await ask()).text).toBe(
    'You can watch until November 20, 2027 and won’t be charged again. We’ll keep your profiles and favorites for a year, so they’ll be here if you restart.',
  );
});

test('canceling names the member’s own subscription, and says the end', async () => {
  const sent = scriptNetwork({
    '/payment/v2/billing/cancel': { data: { expiryDate: OWN_PLAN.expiryDate } },
  });
  open();
  await (await ask()).run();
  expect(sent[0]?.body).toEqual({
    gatewayCode: 'PAYPAL',
    gatewayPackage: 'pp-solo',
    gatewaySubsId: 'I-1',
  });
  expect(onCanceled).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
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
    screen.getByText(/Mobile operator: you can restart on November 20, 2027 or later/),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Restart' })).toBeNull();
  const plans = screen.getByRole('link', { name: 'See the plans' });
  expect(plans.getAttribute('href')).toBe('/subscription-plans');
});

test.each([
  ['SUSPENDED', 'Pay again', true],
  ['CANCELED', 'Restart', false],
] as const)('a plan that is %s: %s opens its payment with one press', async (status, name, can) => {
  open({ status });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(useModals.getState().modal).toMatchObject({
    name: 'paymentType',
    params: { selectedPlan: 'SOLO', selectedPeriod: 'YEARLY' },
  });
  expect(screen.queryByRole('button', { name: 'Cancel billing' }) !== null).toBe(can);
});

test('an active plan can be changed and canceled', () => {
  open();
  const change = screen.getByRole('link', { name: 'Change plan' });
  expect(change.getAttribute('href')).toBe('/subscription-plans');
  expect(screen.getByRole('button', { name: 'Cancel billing' })).toBeTruthy();
});
