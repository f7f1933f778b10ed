import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { refused, scriptNetwork } from '#src/testing/network.ts';

const P = '/api/purchase/staff';
beforeEach(() => void plugInAuthenticator());

test('a transfer: what is wrong is said, what was typed stays, and it is sent in minor units', async () => {
  const balance = { currency: 'USD', setAside: 5000, transferred: 0, left: 5000 };
  const sent = scriptNetwork({
    '/me': { data: self('finance') },
    [`${P}/refunds/waiting`]: { data: { orders: [], approvers: 1 } },
    [`${P}/giving`]: { data: { balances: [balance], transfers: [] } },
    [`${P}/giving/transfer`]: [refused(503, 'UNAVAILABLE'), { data: null }],
  });
  openControl('/money/giving');
  await userEvent.click(
    (await screen.findAllByRole('button', { name: /Enter transfer/v }, { timeout: 5000 }))[0] ??
      document.body,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter a transfer' }));
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount in USD');
  expect(amount.value).toBe('50.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '12,50');
  const button = dialog.getByRole('button', { name: 'Enter $12.50' });
  await userEvent.click(button);
  expect(dialog.getByText('Enter who received it.')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Recipient'), 'Red Crescent');
  await userEvent.click(button);
  expect((await dialog.findByRole('alert')).textContent).toContain('away for a moment');
  expect(amount.value).toBe('12,50');
  await userEvent.click(button);
  expect(await screen.findByText('The transfer of $12.50 is entered.')).toBeDefined();
  expect(sent.findLast(({ path }) => path === `${P}/giving/transfer`)?.body).toMatchObject({
    amount: 1250,
    currency: 'USD',
    recipient: 'Red Crescent',
  });
});
