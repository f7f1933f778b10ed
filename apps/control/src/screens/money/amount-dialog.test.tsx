import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { refused, scriptNetwork } from '#src/testing/network.ts';

const P = '/api/purchase/staff';
beforeEach(() => void plugInAuthenticator());

test('a transfer: what is wrong is said, what was typed stays, and it is sent in minor units', async () => {
  const balance = { currency: 'USD', setAside: 5000, transferred: 0, left: 5000 };
  const after = { ...balance, transferred: 1250, left: 3750 };
  const transfer = {
    date: '2026-11-20',
    amount: { amount: 1250, currency: 'USD' },
    recipient: 'Red Crescent',
  };
  const sent = scriptNetwork({
    '/me': { data: self('finance') },
    [`${P}/refunds/waiting`]: { data: { orders: [], approvers: 1 } },
    [`${P}/giving`]: [
      { data: { balances: [balance], transfers: [] } },
      { data: { balances: [after], transfers: [transfer] } },
    ],
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
  expect(await screen.findByText('$37.50')).toBeDefined();
  expect(screen.getByRole('cell', { name: 'Red Crescent' })).toBeDefined();
});

const RECEIPT = {
  number: 'KND-00000042',
  kind: 'RECEIPT',
  issuedAt: '2026-01-20T12:00:00Z',
  chargedAt: '2026-01-20T12:00:00Z',
  gatewayCode: 'IYZICO',
  country: 'TR',
  amount: { amount: 3999, currency: 'USD' },
  refunded: 499,
  left: 3500,
  status: 'PAID',
  planTitle: 'Solo',
  periodTitle: 'Yearly',
  accountId: ID.omar,
  net: { amount: 3333, currency: 'USD' },
  tax: { amount: 666, currency: 'USD' },
  taxRate: 20,
  givingShare: { amount: 100, currency: 'USD' },
  from: '2026-01-20T12:00:00Z',
  to: '2027-01-20T12:00:00Z',
  chargeId: 'charge-1',
  gatewaySubsId: 'sub-1',
  corrects: null,
  buyer: { name: 'Amina Y.', email: null },
  notes: [],
  orders: [],
  limit: 2500,
  approvers: 1,
};

test('a chargeback: a wrong amount, day or reason is said, and what was typed stays over a fault', async () => {
  const sent = scriptNetwork({
    '/me': { data: self('finance') },
    [`${P}/refunds/waiting`]: { data: { orders: [], approvers: 1 } },
    [`${P}/receipt`]: { data: RECEIPT },
    [`${P}/chargebacks/enter`]: [
      refused(409, 'CHARGEBACK_KNOWN'),
      refused(503, 'UNAVAILABLE'),
      { data: { note: 'KND-00000050' } },
    ],
  });
  openControl(`/money/receipts/${RECEIPT.number}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Enter chargeback' }));
  const name = `Chargeback of ${RECEIPT.number}`;
  const dialog = within(await screen.findByRole('dialog', { name }));
  const amount = dialog.getByLabelText<HTMLInputElement>('Amount in USD');
  const day = dialog.getByLabelText<HTMLInputElement>('Day on which the money went back');
  const today = new Date().toISOString().slice(0, 10);
  expect([amount.value, day.value]).toEqual(['35.00', today]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '35,01');
  expect(dialog.getByText('That is more than the $35.00 that are left.')).toBeDefined();
  await userEvent.clear(amount);
  await userEvent.type(amount, '12,50');
  fireEvent.change(day, { target: { value: '2026-01-19' } });
  const button = dialog.getByRole('button', { name: 'Book $12.50' });
  await userEvent.click(button);
  expect(dialog.getByText('Choose a day from the payment until today.')).toBeDefined();
  expect(dialog.getByText('Give a reason of 3 to 200 characters.')).toBeDefined();
  fireEvent.change(day, { target: { value: '2026-01-21' } });
  await userEvent.type(dialog.getByLabelText('What the bank wrote'), '  case 77 ');
  await userEvent.click(button);
  expect((await dialog.findByRole('alert')).textContent).toContain('has already been booked');
  await userEvent.click(button);
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('away for a moment'));
  expect([amount.value, day.value]).toEqual(['12,50', '2026-01-21']);
  await userEvent.dblClick(button);
  expect(await screen.findByText('Booked as KND-00000050.')).toBeDefined();
  const bodies = sent
    .filter(({ path }) => path === `${P}/chargebacks/enter`)
    .map(({ body }) => body);
  const body = {
    number: RECEIPT.number,
    amount: 1250,
    day: '2026-01-21',
    reason: 'case 77',
  };
  expect(bodies).toEqual([body, body, body]);
});
