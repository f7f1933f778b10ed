import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useStart } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { Invitation } from './invitation.tsx';

const SHARED = {
  productCode: 'FAMILY',
  subscriptionStatus: 'ACTIVE',
  paymentGatewayCode: 'PAYPAL',
  expiryDate: '2027-01-01T00:00:00.000Z',
  subscriptionCode: '',
  shared: true,
} as const;

const Plan = () => (
  <output aria-label="plan">{useStart().account?.subscription?.productCode ?? 'none'}</output>
);

test('who joins a family has its plan at once: the account is read again', async () => {
  let joined = false;
  scriptNetwork({
    '/auth/family-sharing/validate': {
      data: {
        actionText: 'You are invited',
        message: 'Yusuf Demir invites you.',
        joinAction: {
          buttonText: 'Join',
          actionType: 'join',
          warningTitle: null,
          warningText: null,
        },
      },
    },
    '/auth/family-sharing/join': () => {
      joined = true;
      return { data: null };
    },
  });
  const { router } = renderApp(
    <>
      <Plan />
      <Invitation token="abc" />
    </>,
    {
      // Without a query: a router that loses one loads everything again by itself.
      path: '/family-sharing/accept',
      start: { account: ACCOUNT },
      reload: () => ({ account: { ...ACCOUNT, subscription: joined ? SHARED : null } }),
    },
  );
  const plan = () => screen.getByLabelText('plan').textContent;
  expect(plan()).toBe('none');
  await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/family-sharing'));
  await waitFor(() => expect(plan()).toBe('FAMILY'));
  // Back does not lead to the invitation again.
  expect(router.state.historyAction).toBe('REPLACE');
});
