import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { holdClock, isReadAgain } from '#src/testing/progress.ts';

const P = '/api/purchase/staff';
const AT = '2026-11-20T12:00:00.000Z';
const NONE = {
  sending: 0,
  reported: 0,
  unreached: 0,
  moved: 0,
  refused: 0,
  applied: 0,
  stopped: 0,
  over: 0,
};
const offer = {
  planCode: 'SOLO',
  planTitle: 'Solo',
  periodCode: 'MONTHLY',
  periodTitle: 'Monthly',
  country: '*',
  price: { amount: 599, currency: 'USD' },
  older: 30,
  announced: 4,
  ready: 20,
  before: 9980,
  after: 11_980,
  gateways: [
    { gatewayCode: 'PAYPAL', ready: 15, agrees: true },
    { gatewayCode: 'IYZICO', ready: 5, agrees: false },
  ],
};
const raise = {
  id: ID.key,
  planTitle: 'Family',
  periodTitle: 'Yearly',
  country: 'TR',
  price: { amount: 7999, currency: 'USD' },
  orderedAt: AT,
  orderedBy: 'Leyla Karim',
  expected: 12,
  isDone: true,
  counts: { ...NONE, reported: 7, moved: 2, applied: 1, unreached: 2 },
  stoppedAt: null,
  stoppedBy: null,
  canStop: true,
};
const IN: Answers = {
  '/me': { data: self('administrator') },
  [`${P}/refunds/waiting`]: { data: { orders: [], approvers: 1 } },
  [`${P}/prices`]: {
    data: { offers: [offer], firstDay: '2026-12-30T12:00:00.000Z', raises: [raise] },
  },
};
beforeEach(() => void plugInAuthenticator());

test('says whom a price reaches, at which gateways, from when and for how much, then announces it', async () => {
  const sent = scriptNetwork({ ...IN, [`${P}/prices/raise`]: { data: null } });
  openControl('/money/prices');
  const table = within(
    await screen.findByRole('table', { name: 'Prices that somebody pays less than' }),
  );
  expect(table.getByText('Solo · Monthly')).toBeDefined();
  expect(table.getByText('4 informed')).toBeDefined();
  expect(table.getByText('$99.80 → $119.80')).toBeDefined();
  await userEvent.click(table.getByRole('button', { name: 'Announce $5.99 for Solo · Monthly' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Announce $5.99?' }));
  expect(dialog.getByText('20 members are informed by mail.')).toBeDefined();
  expect(dialog.getByText(/15 by PayPal: each has to agree/v)).toBeDefined();
  expect(dialog.getByText(/5 by card/v)).toBeDefined();
  expect(dialog.getByText(/on Dec 30, 2026 or later/v)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Inform 20 members' }));
  expect(await screen.findByText('The mails are being sent.')).toBeDefined();
  expect(sent.find(({ path }) => path === `${P}/prices/raise`)?.body).toEqual({
    key: expect.any(String),
    planCode: 'SOLO',
    periodCode: 'MONTHLY',
    country: '*',
    amount: 599,
    currency: 'USD',
  });
});

test('a price that is not on offer any more is said, and the dialog stays', async () => {
  scriptNetwork({ ...IN, [`${P}/prices/raise`]: refused(409, 'QUOTE_EXPIRED') });
  openControl('/money/prices');
  await userEvent.click(await screen.findByRole('button', { name: /^Announce \$5/v }));
  await userEvent.click(await screen.findByRole('button', { name: 'Inform 20 members' }));
  expect(await screen.findByText(/not on offer any more/v)).toBeDefined();
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('shows how far an announcement is, who keeps the old price, and takes it back', async () => {
  const sent = scriptNetwork({
    ...IN,
    [`${P}/prices/unreached`]: {
      data: {
        rows: [
          {
            accountId: ID.key,
            state: 'UNREACHED',
            gatewayCode: 'IYZICO',
            price: { amount: 499, currency: 'USD' },
            at: AT,
          },
        ],
        next: null,
      },
    },
    [`${P}/prices/stop`]: { data: null },
  });
  openControl('/money/prices');
  expect(
    await screen.findByText('7 informed · 2 at the gateway, or agreed · 1 pay the new price'),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '2 keep the old price' }));
  const keepers = within(await screen.findByRole('dialog', { name: 'Who keeps the old price' }));
  expect(
    await keepers.findByText('No address, or the mail could not be sent in time'),
  ).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(
    screen.getByRole('button', { name: 'Take back $79.99 for Family · Yearly' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Take $79.99 back?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('It is being taken back.')).toBeDefined();
  expect(sent.find(({ path }) => path === `${P}/prices/stop`)?.body).toEqual({ id: ID.key });
});

test.each([
  ['is over', {}, false],
  ['reaches more members', { isDone: false }, true],
  ['has mails to send', { counts: { ...NONE, sending: 1 } }, true],
  ['is being taken back', { stoppedAt: AT, counts: { ...NONE, reported: 1 } }, true],
  ['is taken back', { stoppedAt: AT, counts: { ...NONE, stopped: 1 } }, false],
])(
  'an announcement that %s is read every three seconds while it goes on',
  async (_state, part, isRead) => {
    holdClock();
    const raises = [{ ...raise, ...part }];
    const sent = scriptNetwork({
      ...IN,
      [`${P}/prices`]: { data: { offers: [offer], firstDay: AT, raises } },
    });
    openControl('/money/prices');
    await screen.findByRole('table', { name: 'Announced' });
    expect(await isReadAgain(sent, `${P}/prices`)).toBe(isRead);
  },
);

test('nothing to announce; finance reads it, and support has no such page', async () => {
  scriptNetwork({
    ...IN,
    '/me': { data: self('finance') },
    [`${P}/prices`]: {
      data: {
        offers: [],
        firstDay: AT,
        raises: [{ ...raise, stoppedAt: AT, stoppedBy: 'Omar', canStop: false }],
      },
    },
  });
  openControl('/money/prices');
  expect(await screen.findByText('Everybody pays the price on offer')).toBeDefined();
  expect(screen.getByText(/^Taken back /v)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Take back/v })).toBeNull();
});

test('support does not see the tab', async () => {
  scriptNetwork({
    ...IN,
    '/me': { data: self('support') },
    [`${P}/renewals`]: { data: { ahead: [], failed: [], next: null } },
  });
  openControl('/money/renewals');
  expect(await screen.findByRole('link', { name: 'Renewals' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Prices' })).toBeNull();
});

test('an error has another attempt', async () => {
  scriptNetwork({ ...IN, [`${P}/prices`]: refused(503, 'UNAVAILABLE') });
  openControl('/money/prices');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
