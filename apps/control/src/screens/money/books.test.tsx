import type { Data } from '@kandil/contract';
import type { booksDifferences } from '@kandil/contract/control/payment';
import type { renewals } from '@kandil/contract/control/purchase';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { holdClock, isReadAgain } from '#src/testing/progress.ts';
import { lastMonths } from './month-file.tsx';
import { AT, NUMBER, usd } from './receipt.fixture.ts';

const BOOKS = '/api/payment/staff/books';
const RENEWALS = '/api/purchase/staff/renewals';
const IN: Answers = {
  '/me': { data: self('finance') },
  '/api/purchase/staff/refunds/waiting': { data: { orders: [], approvers: 1 } },
};

const run = (part: object = {}) => ({
  id: ID.key,
  state: 'DONE',
  requestedAt: AT,
  finishedAt: AT,
  coversUntil: '2026-11-01T00:00:00Z',
  totals: [],
  differences: 0,
  ...part,
});
const gateway = (gatewayCode: string, of: object | null, canCompare = true) => ({
  gatewayCode,
  canCompare,
  run: of,
});
type Difference = Data<typeof booksDifferences>['differences'][number];
const difference = (part: Partial<Difference>): Difference => ({
  story: 'MISSING_OURS',
  kind: 'CHARGE',
  chargeId: 'charge-1',
  number: null,
  currency: 'USD',
  ours: null,
  theirs: 3999,
  at: AT,
  ...part,
});
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

test('books that differ have sums of both sides, and each difference with what to do', async () => {
  const side = (charged: number, back: number) => ({ charged, back, count: 3 });
  const differs = run({
    totals: [{ currency: 'USD', ours: side(9000, 1000), theirs: side(9500, 1200), fees: 250 }],
    differences: 2,
  });
  const sent = scriptNetwork({
    ...IN,
    [BOOKS]: { data: { gateways: [gateway('IYZICO', differs), gateway('PAYPAL', run())] } },
    [`${BOOKS}/differences`]: [
      { data: { differences: [difference({})], next: 'page 2' } },
      refused(503, 'UNAVAILABLE'),
      {
        data: {
          differences: [
            difference({ story: 'AMOUNT', kind: 'BACK', chargeId: 'c-2', number: NUMBER, ours: 1 }),
          ],
          next: null,
        },
      },
    ],
  });
  openControl('/money/books?month=nonsense');
  await screen.findByText('2 differences');
  expect(rowsOf('Sums')).toEqual([
    'USD | Charged | $90.00 | $95.00 | $5.00',
    'USD | Returned | -$10.00 | -$12.00 | -$2.00',
    'USD | Sum | $80.00 | $83.00 | $3.00',
  ]);
  const [iyzico, paypal] = ['iyzico', 'PayPal'].map((name) => screen.getByRole('region', { name }));
  expect(iyzico?.textContent).toContain('until Oct 31, 2026');
  expect(iyzico?.textContent).toContain('Fees of the gateway: $2.50');
  expect(iyzico?.textContent).toContain('does not list chargebacks');
  expect(paypal?.textContent).toContain('Equal to the cent');
  expect(paypal?.textContent).not.toContain('chargebacks');
  await screen.findByRole('table', { name: 'Differences' });
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: NUMBER });
  expect(
    rowsOf('Differences').map((row) => row.replace(/ \| (?:Missing|Another).*\. \|/v, ' |')),
  ).toEqual([
    'Nov 20, 2026 | Charge | charge-1 | Nothing | $39.99',
    `Nov 20, 2026 | Refund | c-2${NUMBER} | $0.01 | $39.99`,
  ]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  const asked = sent.filter(({ path }) => path === `${BOOKS}/differences`);
  expect(asked.map(({ body }) => body)).toEqual([
    { runId: ID.key },
    { runId: ID.key, after: 'page 2' },
    { runId: ID.key, after: 'page 2' },
  ]);
});

test('the month before is compared by those who manage money; what runs or failed says so', async () => {
  const running = run({ state: 'RUNNING', finishedAt: null });
  const sent = scriptNetwork({
    ...IN,
    [BOOKS]: [
      {
        data: {
          gateways: [
            gateway('IYZICO', null),
            gateway('PAYPAL', run({ state: 'FAILED' })),
            gateway('OPERATOR', null, false),
          ],
        },
      },
      { data: { gateways: [gateway('IYZICO', running)] } },
    ],
    [`${BOOKS}/compare`]: { data: running },
  });
  openControl('/money/books');
  await screen.findByText(/^The gateway did not answer/v);
  expect(screen.getByRole('button', { name: 'Compare again with PayPal' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Mobile operator/v })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compare with iyzico' }));
  expect(await screen.findByText(/^Comparing/v)).toBeDefined();
  const month = (screen.getByLabelText('Month') as HTMLSelectElement).value;
  expect(month).toBe(lastMonths(Date.now())[1]);
  const bodies = (path: string) =>
    sent.filter((each) => each.path === path).map((each) => each.body);
  expect(bodies(BOOKS)).toEqual([{ month }, { month }]);
  expect(bodies(`${BOOKS}/compare`)).toEqual([{ gatewayCode: 'IYZICO', month }]);
});

test.each([
  ['RUNNING', /^Comparing/v, true],
  ['DONE', 'Equal to the cent', false],
])(
  'a comparison that is %s is read every three seconds while it runs',
  async (state, text, isRead) => {
    holdClock();
    const sent = scriptNetwork({
      ...IN,
      [BOOKS]: {
        data: { gateways: [gateway('PAYPAL', run()), gateway('IYZICO', run({ state }))] },
      },
    });
    openControl('/money/books');
    await screen.findAllByText(text);
    expect(await isReadAgain(sent, BOOKS)).toBe(isRead);
  },
);

test('the months before are 24, across the turn of a year', () => {
  const months = lastMonths(Date.parse('2026-01-31T23:59:59Z'));
  expect(months).toHaveLength(24);
  expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
});

test('without a gateway there is nothing to compare', async () => {
  scriptNetwork({ ...IN, [BOOKS]: { data: { gateways: [] } } });
  openControl('/money/books');
  expect(await screen.findByText('No gateway to compare with')).toBeDefined();
});

const HOURS_AGO = new Date(Date.now() - 3 * 3_600_000).toISOString();
const failed = (part: Partial<Data<typeof renewals>['failed'][number]> = {}) => ({
  subscriptionId: ID.key,
  accountId: ID.omar,
  planTitle: 'Solo',
  amount: usd(3999),
  gatewayCode: 'IYZICO' as const,
  status: 'ACTIVE' as const,
  failedAt: HOURS_AGO,
  accessUntil: '2026-12-05T12:00:00Z',
  retriedAt: null,
  ...part,
});

test('renewals ahead have a sum for each currency, and failed ones say who tries again', async () => {
  const ahead = [
    { day: '2026-12-01', count: 2, sum: usd(7998) },
    { day: '2026-12-02', count: 1, sum: { amount: 500, currency: 'EUR' } },
    { day: '2026-12-03', count: 3, sum: usd(2) },
  ];
  const page2 = [
    failed({
      subscriptionId: ID.spare,
      gatewayCode: 'PAYPAL',
      accountId: null,
      retriedAt: HOURS_AGO,
    }),
  ];
  const sent = scriptNetwork({
    ...IN,
    [RENEWALS]: [
      {
        data: {
          ahead,
          failed: [
            failed({ status: 'SUSPENDED', retriedAt: HOURS_AGO }),
            failed({ subscriptionId: ID.omar }),
          ],
          next: 'page 2',
        },
      },
      refused(503, 'UNAVAILABLE'),
      { data: { ahead: [], failed: page2, next: null } },
    ],
  });
  openControl('/money/renewals');
  await screen.findByRole('table', { name: 'Due within 30 days' });
  expect(rowsOf('Due within 30 days')).toEqual([
    'Dec 1, 2026 | 2 | $79.98',
    'Dec 2, 2026 | 1 | €5.00',
    'Dec 3, 2026 | 3 | $0.02',
    'All 30 days | 5 | $80.00',
    'All 30 days | 1 | €5.00',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Account deleted');
  expect(rowsOf('Failed')).toEqual([
    '3 hours ago | 0f0e6a4e | Solo | iyzico | Tried again by us 3 hours ago | Suspended | $39.99',
    '3 hours ago | 0f0e6a4e | Solo | iyzico | Not tried again yet | Dec 5, 2026 | $39.99',
    '3 hours ago | Account deleted | Solo | PayPal | The gateway tries again | Dec 5, 2026 | $39.99',
  ]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  const asked = sent.filter(({ path }) => path === RENEWALS).map(({ body }) => body);
  expect(asked).toEqual([{}, { after: 'page 2' }, { after: 'page 2' }]);
});

test('without renewals both lists say so', async () => {
  scriptNetwork({ ...IN, [RENEWALS]: { data: { ahead: [], failed: [], next: null } } });
  openControl('/money/renewals');
  expect(await screen.findByText('Nothing is due within 30 days.')).toBeDefined();
  expect(screen.getByText('No renewal has failed.')).toBeDefined();
});
