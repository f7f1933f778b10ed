import * as books from '@kandil/contract/control/payment';
import * as money from '@kandil/contract/control/purchase';
import type { GatewayCode } from '@kandil/contract/payment';
import { afterAll, expect, test } from 'vitest';
import { withSeed } from '../../../testing/ledgers.ts';
import { pay, paymentAppOfFile } from '../../../testing/payment-app.ts';
import { payByCard } from '../../../testing/pay-by-card.ts';
import { openControl } from '../../../testing/staff-app.ts';

const app = await paymentAppOfFile();
const room = await openControl(app);
afterAll(() => room.close());

const CARD = '5528790000000008';
const GATEWAYS = ['PAYPAL', 'IYZICO', 'OPERATOR'] as const;
const nameOf = (gateway: GatewayCode) => gateway.toLowerCase();
const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);
const query = async (text: string, ...values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows as Record<string, unknown>[];

const NOTHING = { charged: 0, back: 0, count: 0 };

/** Sessions end while the clock jumps: somebody else does each thing. */
let people = 0;
async function finance() {
  people += 1;
  return (await room.joined(await room.invited(`f${people}@station.test`, 'finance'), 'F')).browser;
}

async function compare(gatewayCode: GatewayCode, month: string) {
  const browser = await finance();
  const { data: begun, code } = await browser.call(books.booksCompare, { gatewayCode, month });
  expect(code).toBeNull();
  // The job may be quicker than the answer.
  expect(['RUNNING', 'DONE']).toContain(begun.state);
  await app.idle();
  const { data } = await browser.call(books.books, { month });
  const run = data.gateways.find((each) => each.gatewayCode === gatewayCode)?.run;
  const { data: found } = await browser.call(books.booksDifferences, { runId: run?.id ?? '' });
  return { run, differences: found.differences };
}

async function buysAndRenews(random: (below: number) => number) {
  for (let count = 0; count < 4; count += 1) {
    await pay(app, (await app.member()).visitor, { gatewayCode: 'PAYPAL' });
    await pay(app, (await app.member()).visitor, {
      gatewayCode: 'OPERATOR',
      sourceKind: 'CONSENT_GATEWAY',
      planCode: random(2) === 0 ? 'SOLO' : 'FAMILY',
    });
  }
  for (let count = 0; count < 3; count += 1) await payByCard(app, await app.member(), CARD);
  await app.later({ months: 1 });
  for (const gateway of GATEWAYS) await app.delivered(nameOf(gateway));
  await app.reconcile();
  await app.reconcileNightly();
}

/** Refunds and chargebacks of random receipts. */
async function movesBack(random: (below: number) => number) {
  const browser = await finance();
  const receipts = await query(
    `select number, charge_id, gateway_code, amount from purchase.receipt
      where kind = 'RECEIPT' and refunded = 0 order by number`,
  );
  await query('delete from purchase.refund_limit');
  for (const { number, charge_id, gateway_code, amount } of receipts) {
    const chance = random(10);
    const part = 1 + random(Number(amount));
    if (chance < 4)
      await browser.call(money.refundOrder, {
        number: String(number),
        amount: part,
        reason: 'the film stopped',
      });
    else if (chance < 6) {
      await app.chargeBack(nameOf(gateway_code as GatewayCode), String(charge_id));
      const day = new Date(app.now()).toISOString().slice(0, 10);
      // iyzico does not report it.
      if (gateway_code === 'IYZICO')
        await browser.call(money.chargebackEnter, {
          number: String(number),
          amount: Number(amount),
          day,
          reason: 'the bank wrote',
        });
    }
  }
  await app.idle();
  for (const gateway of ['paypal', 'operator']) await app.delivered(gateway);
  await app.reconcile();
  await app.reconcileNightly();
}

/** What the ledger of the sandbox has of a month; iyzico lists no chargebacks. */
async function atGateway(gateway: GatewayCode, month: string) {
  const moved = (await app.ledger(nameOf(gateway))).filter(({ at }) => at.startsWith(month));
  const sum = (isCounted: (kind: string) => boolean) =>
    moved.filter(({ kind }) => isCounted(kind)).reduce((all, { amount }) => all + amount, 0);
  return {
    charged: sum((kind) => kind === 'charge'),
    back: sum((kind) => kind === 'refund' || (kind === 'chargeback' && gateway !== 'IYZICO')),
  };
}

test('months of random purchases, refunds and chargebacks equal the gateways’ lists to the cent', async () => {
  await withSeed(process.env['BOOKS_SEED'], async (random) => {
    const first = app.now();
    await buysAndRenews(random);
    await movesBack(random);
    // The lists of gateways are late by a day.
    await app.later({ days: 2 });
    for (const gateway of GATEWAYS) await app.delivered(nameOf(gateway));
    await app.reconcile();
    await app.reconcileNightly();
    for (const gateway of GATEWAYS)
      for (const month of new Set([monthOf(first), monthOf(app.now())])) {
        const { run, differences } = await compare(gateway, month);
        expect([gateway, month, run?.state, JSON.stringify(differences)]).toEqual([
          gateway,
          month,
          'DONE',
          '[]',
        ]);
        const { charged, back } = await atGateway(gateway, month);
        const [{ ours, theirs } = { ours: NOTHING, theirs: NOTHING }] = run?.totals ?? [];
        expect([gateway, month, theirs.charged, theirs.back]).toEqual([
          gateway,
          month,
          charged,
          back,
        ]);
        expect(ours).toEqual(theirs);
      }
  });
});

interface PlantedRow {
  id: string;
  charge_id: string;
  amount: number;
  issued_at: Date;
}

test('each planted difference is found, with its story', async () => {
  for (let count = 0; count < 4; count += 1) await pay(app, (await app.member()).visitor);
  await app.later({ days: 2 });
  await app.delivered('paypal');
  const [one, two, three, four] = (await query(
    `select id, charge_id, amount, issued_at from purchase.receipt
      where gateway_code = 'PAYPAL' and kind = 'RECEIPT' order by number desc limit 4`,
  )) as unknown as [PlantedRow, PlantedRow, PlantedRow, PlantedRow];
  const change = (what: string, { id }: PlantedRow) =>
    query(`update purchase.receipt set ${what} where id = $1`, id);
  // Another amount, a charge that is not booked, one of another month, and one that the gateway never had.
  await change('amount = amount + 1, net = net + 1', one);
  await change(`gateway_code = 'OPERATOR'`, two);
  await change(`charged_at = date_trunc('month', charged_at) - interval '1 hour'`, three);
  await change(`charge_id = 'never'`, four);
  const { differences } = await compare('PAYPAL', monthOf(one.issued_at.getTime()));
  const found = differences.map(({ story, chargeId, ours, theirs }) => [
    chargeId,
    story,
    ours,
    theirs,
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      [one.charge_id, 'AMOUNT', one.amount + 1, one.amount],
      [two.charge_id, 'MISSING_OURS', null, two.amount],
      [three.charge_id, 'OTHER_MONTH', null, three.amount],
      ['never', 'MISSING_THEIRS', four.amount, null],
      [four.charge_id, 'MISSING_OURS', null, four.amount],
    ]),
  );
  expect(found).toHaveLength(5);
});

test('two who press at once compare once; a gateway that is down fails, and may be asked again', async () => {
  const [one, other] = [await finance(), await finance()];
  const month = monthOf(app.now());
  const ask = { gatewayCode: 'PAYPAL', month } as const;
  const both = await Promise.all([
    one.call(books.booksCompare, ask),
    other.call(books.booksCompare, ask),
  ]);
  expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
  await app.idle();
  await app.faults('paypal', { next: { answer: 'fail', count: 9, only: '/reporting' } });
  const { run } = await compare('PAYPAL', month);
  expect(run).toMatchObject({ state: 'FAILED', totals: [] });
  await app.calm();
  expect((await compare('PAYPAL', month)).run?.state).toBe('DONE');
  const { rows } = await app.database.pool.query(
    'select count(*)::int as n from payment.books_line',
  );
  expect(rows).toEqual([{ n: 0 }]);
  const next = await one.call(books.booksCompare, { ...ask, month: '2099-01' });
  expect(next.code).toBe('INVALID_INPUT');
});
