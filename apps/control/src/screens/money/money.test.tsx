import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import type { Order } from './order-state.tsx';
import { AT, NUMBER, receipt, usd } from './receipt.fixture.ts';

const order = (part: Partial<Order> = {}): Order => ({
  id: ID.key,
  number: NUMBER,
  amount: usd(3999),
  reason: 'the film stopped',
  state: 'WAITING',
  orderedAt: AT,
  orderedBy: { id: ID.omar, name: 'Omar Said' },
  approvedBy: null,
  waitsUntil: '2026-11-27T12:00:00Z',
  doneAt: null,
  ...part,
});

const P = '/api/purchase/staff';
const IN: Answers = {
  '/me': { data: self('finance') },
  [`${P}/refunds/waiting`]: { data: { orders: [], approvers: 1 } },
  [`${P}/refunds/failed`]: { data: { orders: [] } },
  [`${P}/receipt`]: { data: receipt() },
  [`${P}/receipts`]: { data: { receipts: [receipt()], next: null } },
};
const bodyOf = (sent: ReturnType<typeof scriptNetwork>, path: string) =>
  sent.findLast((each) => each.path === `${P}${path}`)?.body;

beforeEach(() => void plugInAuthenticator());

async function openDialog(answers: Answers = {}) {
  const sent = scriptNetwork({ ...IN, ...answers });
  openControl(`/money/receipts/${NUMBER}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Amount in USD');
  const type = async (typed: string) => {
    await userEvent.clear(amount);
    if (typed) await userEvent.type(amount, typed);
  };
  return { sent, dialog, amount, type };
}

describe('the refund dialog', () => {
  test('offers all that is left, and says that above the limit a second person is needed', async () => {
    const { dialog, amount, type } = await openDialog();
    expect((amount as HTMLInputElement).value).toBe('39.99');
    expect(dialog.getByText('Left of this receipt: $39.99')).toBeDefined();
    expect(
      dialog.getByText(/above the limit of \$25\.00: somebody else has to approve/v),
    ).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Order $39.99' })).toBeDefined();
    await type('25,00');
    expect(dialog.getByText(/The gateway is asked at once/v)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Refund $25.00' })).toBeDefined();
  });

  test.each([
    ['1.234', 'USD has no more decimals than 12.50.'],
    ['1.234,50', 'Enter an amount, such as 12.50.'],
    ['-5', 'Enter an amount, such as 12.50.'],
    ['0', 'Enter more than zero.'],
    ['40', 'That is more than the $39.99 that are left.'],
  ])('%s is refused in words, and nothing is sent', async (typed, words) => {
    const { sent, dialog, amount, type } = await openDialog();
    await type(typed);
    await userEvent.type(dialog.getByLabelText('Reason'), 'the film stopped');
    await userEvent.click(dialog.getByRole('button', { name: /^(?:Refund|Order)/v }));
    expect(dialog.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(amount);
    expect(bodyOf(sent, '/refunds/order')).toBeUndefined();
  });

  test('wants a reason, and sends minor units once', async () => {
    const { sent, dialog, type } = await openDialog({
      [`${P}/refunds/order`]: { data: order({ amount: usd(1250), state: 'AT_GATEWAY' }) },
    });
    await type('١٢٫٥٠');
    const button = dialog.getByRole('button', { name: 'Refund $12.50' });
    await userEvent.click(button);
    expect(dialog.getByText('Give a reason of 3 to 200 characters.')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Reason'), '  too loud ');
    await userEvent.dblClick(button);
    expect(await screen.findByText('$12.50 is being refunded.')).toBeDefined();
    const orders = sent.filter(({ path }) => path === `${P}/refunds/order`);
    expect(orders.map(({ body }) => body)).toEqual([
      { key: expect.any(String), number: NUMBER, left: 3999, amount: 1250, reason: 'too loud' },
    ]);
  });

  test.each([
    ['REFUND_OPEN', 'A refund of this receipt is already under way.'],
    [
      'REFUND_WITHDRAWN',
      'The buyer has withdrawn from the contract, so the rest is already being refunded.',
    ],
  ] as const)('%s keeps what was typed', async (code, words) => {
    const { dialog, type } = await openDialog({ [`${P}/refunds/order`]: refused(409, code) });
    await type('5');
    await userEvent.type(dialog.getByLabelText('Reason'), 'the film stopped');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $5.00' }));
    expect(await dialog.findByText(words)).toBeDefined();
    expect(dialog.getByDisplayValue('the film stopped')).toBeDefined();
  });

  test('somebody else was faster: it shows what is left now, and the same press is the same order', async () => {
    const { sent, dialog, type } = await openDialog({
      [`${P}/receipt`]: [{ data: receipt() }, { data: receipt({ left: 2999 }) }],
      [`${P}/refunds/order`]: [
        refused(409, 'REFUND_LEFT'),
        { data: order({ amount: usd(1000), state: 'AT_GATEWAY' }) },
      ],
    });
    await type('10');
    await userEvent.type(dialog.getByLabelText('Reason'), 'the film stopped');
    const button = dialog.getByRole('button', { name: 'Refund $10.00' });
    await userEvent.click(button);
    expect(await dialog.findByText('Left of this receipt: $29.99')).toBeDefined();
    await userEvent.click(button);
    expect(await screen.findByText('$10.00 is being refunded.')).toBeDefined();
    const asked = sent
      .filter(({ path }) => path === `${P}/refunds/order`)
      .map(({ body }) => body as { key: string; left: number });
    expect(asked.map(({ left }) => left)).toEqual([3999, 2999]);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  test('says how to find a second person when there is none', async () => {
    const alone = { [`${P}/receipt`]: { data: receipt({ approvers: 0 }) } };
    const { dialog, type } = await openDialog(alone);
    expect(dialog.getByText('Nobody else can approve it yet')).toBeDefined();
    expect(dialog.getByText(/Ask an administrator to invite/v)).toBeDefined();
    await type('5');
    expect(dialog.queryByText('Nobody else can approve it yet')).toBeNull();
  });

  test('sends an administrator to the invitations', async () => {
    const { dialog } = await openDialog({
      '/me': { data: self('administrator') },
      [`${P}/receipt`]: { data: receipt({ approvers: 0 }) },
    });
    expect(dialog.getByRole('link', { name: 'Go to Staff' }).getAttribute('href')).toBe('/staff');
  });
});

describe('a receipt', () => {
  test('of a deleted account says so; one that is refunded offers nothing more', async () => {
    scriptNetwork({
      ...IN,
      [`${P}/receipt`]: {
        data: receipt({ accountId: null, left: 0, refunded: 3999, status: 'REFUNDED' }),
      },
    });
    openControl(`/money/receipts/${NUMBER}`);
    expect(await screen.findByText('Account deleted')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enter chargeback' })).toBeNull();
  });

  test('with an open order offers no other refund; support enters no chargebacks', async () => {
    scriptNetwork({
      ...IN,
      '/me': { data: self('support') },
      [`${P}/receipt`]: { data: receipt({ orders: [order()] }) },
    });
    openControl(`/money/receipts/${NUMBER}`);
    expect(await screen.findByText('Waits for a second person')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enter chargeback' })).toBeNull();
  });

  test('whose refund failed leads to the decision, and offers no other refund', async () => {
    const failed = order({ state: 'FAILED', waitsUntil: null });
    scriptNetwork({ ...IN, [`${P}/receipt`]: { data: receipt({ orders: [failed] }) } });
    openControl(`/money/receipts/${NUMBER}`);
    const link = await screen.findByRole('link', { name: 'Decide about the failed refund' });
    expect(link.getAttribute('href')).toBe('/money/approvals');
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });

  test('whose refund is at the gateway is read again by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const at = order({ state: 'AT_GATEWAY', waitsUntil: null });
    scriptNetwork({
      ...IN,
      [`${P}/receipt`]: [
        { data: receipt({ orders: [at] }) },
        { data: receipt({ orders: [{ ...at, state: 'DONE', doneAt: AT }], left: 0 }) },
      ],
    });
    openControl(`/money/receipts/${NUMBER}`);
    expect(await screen.findByText('At the gateway')).toBeDefined();
    await vi.advanceTimersByTimeAsync(3100);
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByText('At the gateway')).toBeNull());
  });

  test('that does not exist says so', async () => {
    scriptNetwork({ ...IN, [`${P}/receipt`]: refused(404, 'NOT_FOUND') });
    openControl('/money/receipts/KND-1');
    expect(await screen.findByText('There is no receipt KND-1')).toBeDefined();
  });
});

describe('approvals', () => {
  const waiting = (orders: Order[], approvers = 1): Answers => ({
    [`${P}/refunds/waiting`]: { data: { orders, approvers } },
  });

  test('the own order can only be cancelled; the tab counts', async () => {
    const own = order({ orderedBy: { id: ID.leyla, name: 'Leyla Hasan' } });
    scriptNetwork({ ...IN, ...waiting([own], 0) });
    openControl('/money/approvals');
    expect(
      await screen.findByRole('button', { name: `Cancel the refund of ${NUMBER}` }),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Approve/v })).toBeNull();
    expect(screen.getByRole('link', { name: /Refunds.*1 refund needs somebody/v })).toBeDefined();
    expect(screen.getByText('Nobody else can approve your refunds')).toBeDefined();
  });

  test('somebody else approves after a look, and sees a refusal in words', async () => {
    const sent = scriptNetwork({
      ...IN,
      ...waiting([order()]),
      [`${P}/refunds/approve`]: [
        refused(409, 'ORDER_OVER'),
        { data: order({ state: 'AT_GATEWAY' }) },
      ],
    });
    openControl('/money/approvals');
    await userEvent.click(
      await screen.findByRole('button', { name: `Approve the refund of ${NUMBER}` }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Omar Said ordered it: “the film stopped”/v)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $39.99' }));
    expect(await dialog.findByText(/has been decided or has expired/v)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $39.99' }));
    expect(await screen.findByText('$39.99 is being refunded.')).toBeDefined();
    expect(bodyOf(sent, '/refunds/approve')).toEqual({ id: ID.key });
  });

  test('who leaves after a refusal finds the list as it is now', async () => {
    let orders = [order()];
    scriptNetwork({
      ...IN,
      [`${P}/refunds/waiting`]: () => ({ data: { orders, approvers: 1 } }),
      [`${P}/refunds/approve`]: () => {
        orders = [];
        return refused(409, 'ORDER_OVER');
      },
    });
    openControl('/money/approvals');
    const approve = { name: `Approve the refund of ${NUMBER}` };
    await userEvent.click(await screen.findByRole('button', approve));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $39.99' }));
    await dialog.findByText(/has been decided/v);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', approve)).toBeNull());
  });
});

test('filters of the receipts are in the address; nonsense filters nothing', async () => {
  const sent = scriptNetwork(IN);
  const { router } = openControl('/money/receipts?gateway=NONE&currency=usd&from=x&kind=RECEIPT');
  await screen.findByRole('link', { name: NUMBER });
  expect(bodyOf(sent, '/receipts')).toEqual({ kind: 'RECEIPT', currency: 'USD' });
  await userEvent.type(screen.getByLabelText('Number of a receipt'), '42');
  await expect.poll(() => bodyOf(sent, '/receipts')?.['number']).toBe('42');
  expect(router.state.location.search).toContain('number=42');
});

test('the file of the month before is offered', async () => {
  scriptNetwork(IN);
  openControl('/money/receipts');
  const link = await screen.findByRole('link', { name: 'Download for the accountant' });
  expect(link.getAttribute('href')).toMatch(
    /^\/api\/purchase\/staff\/month-file\?month=\d{4}-\d\d$/v,
  );
});

test('roles without money see that it is not part of theirs', async () => {
  scriptNetwork({ '/me': { data: self('editor') } });
  openControl('/money');
  expect(await screen.findByText('This section is not part of your role')).toBeDefined();
});
