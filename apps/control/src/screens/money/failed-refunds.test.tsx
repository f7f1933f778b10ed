import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import type { Order } from './order-state.tsx';

const AT = '2026-11-20T12:00:00.000Z';
const P = '/api/purchase/staff/refunds';
const order = (part: Partial<Order> = {}): Order => ({
  id: ID.key,
  number: 'KND-00000042',
  amount: { amount: 3999, currency: 'USD' },
  reason: 'the film stopped',
  state: 'FAILED',
  orderedAt: AT,
  orderedBy: { id: ID.omar, name: 'Omar Said' },
  approvedBy: 'Leyla Karim',
  waitsUntil: null,
  doneAt: null,
  failure: { kind: 'REFUSED', words: 'PayPal did not refund: FAILED', at: AT },
  closeReason: null,
  ...part,
});
const list = (...orders: Order[]) => ({ data: { orders } });
const IN: Answers = {
  '/me': { data: self('finance') },
  [`${P}/waiting`]: { data: { orders: [], approvers: 1, failed: 1 } },
  [`${P}/failed`]: list(order()),
};
beforeEach(() => void plugInAuthenticator());
const failed = async () =>
  within(await screen.findByRole('table', { name: 'Failed refunds' }, { timeout: 5000 }));

test('a failed refund is shown in the words of the gateway, and tried again', async () => {
  const sent = scriptNetwork({
    ...IN,
    [`${P}/failed`]: [list(order()), list()],
    [`${P}/retry`]: { data: order({ state: 'AT_GATEWAY', failure: null }) },
  });
  openControl('/money/approvals');
  const table = await failed();
  expect(table.getByText('The gateway refused it: PayPal did not refund: FAILED')).toBeDefined();
  expect(table.getByText(/Omar Said ordered it: “the film stopped”/v)).toBeDefined();
  expect(screen.getByText('1 refund needs somebody')).toBeDefined();
  await userEvent.click(table.getByRole('button', { name: /^Try again: the refund/v }));
  expect(await screen.findByText(/refunded only once/v)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Failed refunds' })).toBeNull());
  expect(sent.filter(({ path }) => path === `${P}/retry`).map(({ body }) => body)).toEqual([
    { id: ID.key },
  ]);
});

test('one is closed with a reason, which stays when it is refused', async () => {
  const sent = scriptNetwork({
    ...IN,
    [`${P}/give-up`]: [
      refused(503, 'UNAVAILABLE'),
      { data: order({ state: 'GIVEN_UP', failure: null }) },
    ],
  });
  openControl('/money/approvals');
  await userEvent.click((await failed()).getByRole('button', { name: /^Close the refund/v }));
  const dialog = within(await screen.findByRole('dialog', { name: /\$39\.99 of KND-00000042/v }));
  const button = dialog.getByRole('button', { name: 'Close without a refund' });
  await userEvent.click(button);
  expect(dialog.getByText('Give a reason of 3 to 200 characters.')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Reason'), 'paid back by bank');
  await userEvent.click(button);
  expect((await dialog.findByRole('alert')).textContent).toContain('away for a moment');
  await userEvent.click(button);
  expect(await screen.findByText('The refund of KND-00000042 is closed.')).toBeDefined();
  expect(sent.findLast(({ path }) => path === `${P}/give-up`)?.body).toEqual({
    id: ID.key,
    reason: 'paid back by bank',
  });
});

test('one without an answer says that it is asked again; what is over is said', async () => {
  scriptNetwork({
    ...IN,
    [`${P}/failed`]: list(order({ failure: { kind: 'UNAVAILABLE', words: null, at: AT } })),
    [`${P}/retry`]: refused(409, 'ORDER_OVER'),
  });
  openControl('/money/approvals');
  const table = await failed();
  expect(table.getByText(/It is asked again by itself/v)).toBeDefined();
  await userEvent.click(table.getByRole('button', { name: /^Try again: the refund/v }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

test('without any there is no such part; a list that fails can be read again', async () => {
  scriptNetwork({ ...IN, [`${P}/failed`]: [refused(503, 'UNAVAILABLE'), list()] });
  openControl('/money/approvals');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(screen.getByText('Nothing is waiting')).toBeDefined();
  expect(screen.queryByText('Failed refunds')).toBeNull();
});
