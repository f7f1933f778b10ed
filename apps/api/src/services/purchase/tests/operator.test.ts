import { purchase } from '@kandil/contract';
import { reversed } from '@kandil/contract/internal';
import { expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { currentSite, setSite } from '../../../platform/site.ts';
import { enterTransfer, orderRefund } from '../flows/operator.ts';

const app = await buyersOfFile();

const order = (number: string, amount: number | null) =>
  orderRefund(app, { number, amount, reason: 'asked by mail', operator: 'aylin' });

test('what cannot be given back is refused in words', async () => {
  const buyer = await app.buyer();
  await buyer.pays('SOLO', 'MONTHLY');
  const [{ number } = { number: '' }] = await buyer.receipts();
  await expect(order(number, 500)).rejects.toThrow(`499 of ${number} can be given back`);
  await expect(order('KND-99999999', null)).rejects.toThrow('There is no receipt KND-99999999.');
});

test('receipts begin with the operator’s letters, keep those they had, and are found by their number', async () => {
  const buyer = await app.buyer();
  const demo = currentSite();
  await buyer.pays('SOLO', 'MONTHLY');
  setSite({ ...demo, receiptPrefix: 'MNR2' });
  const other = await app.buyer();
  const { charge } = await other.pays('SOLO', 'MONTHLY');
  const { receiptPrefix: _, ...plain } = demo;
  setSite(plain);
  // A credit note has the letters of its receipt.
  const { chargeId } = charge;
  const at = new Date(app.now()).toISOString();
  const back = { gatewayCode: 'PAYPAL', chargeId, kind: 'REFUND', refunded: 1, at } as const;
  await app.internal(reversed, back);
  const [[first], [note, second]] = [await buyer.receipts(), await other.receipts()];
  setSite(demo);
  const numbers = [first?.number ?? '', second?.number ?? '', note?.number ?? ''];
  expect(numbers).toEqual([
    expect.stringMatching(/^KND-\d{8}$/),
    expect.stringMatching(/^MNR2-\d{8}$/),
    expect.stringMatching(/^MNR2-\d{8}$/),
  ]);
  const month = new Date(app.now()).toISOString().slice(0, 7);
  const { data } = await app.visitor().call(purchase.givingEntries, { month });
  expect(data.map(({ number }) => number)).toEqual(expect.arrayContaining(numbers));
  const digits = (number: string) => number.replace(/^.*-/, '');
  for (const typed of [digits(numbers[1] ?? ''), `KND-${digits(numbers[1] ?? '')}`])
    await expect(order(typed, 500)).rejects.toThrow('498 of');
});

test('giving is public: what was set aside beside what was transferred, and to whom', async () => {
  const at = new Date('2031-05-10T00:00:00Z');
  await enterTransfer(app, { amount: 4_000, currency: 'USD', recipient: 'Wells', at });
  await enterTransfer(app, { amount: 500, currency: 'USD', recipient: 'Pumps', at });
  const { status, data } = await app.visitor().call(purchase.giving, {});
  expect(status).toBe(200);
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  expect(data[0]).toEqual({
    month: '2031-05',
    entries: 0,
    paid: usd(0),
    setAside: usd(0),
    transferred: usd(4_500),
    transfers: expect.toSatisfy((all: { recipient: string }[]) =>
      ['Pumps', 'Wells'].every((name) => all.some(({ recipient }) => recipient === name)),
    ),
  });
  const { rows } = await app.database.pool.query(
    'select sum(amount)::int as total, sum(paid)::int as paid from purchase.giving_entry',
  );
  const total = (key: 'setAside' | 'paid') => data.reduce((sum, row) => sum + row[key].amount, 0);
  expect([total('setAside'), total('paid')]).toEqual([rows[0].total, rows[0].paid]);
});

test('a buyer finds each receipt and credit note among the entries of its month', async () => {
  const buyer = await app.buyer();
  const { charge } = await buyer.pays('SOLO', 'MONTHLY');
  await app.internal(reversed, {
    gatewayCode: 'PAYPAL',
    chargeId: charge.chargeId,
    kind: 'REFUND',
    refunded: 499,
    at: new Date(app.now()).toISOString(),
  });
  const own = await buyer.receipts();
  const month = new Date(app.now()).toISOString().slice(0, 7);
  const { data, meta } = await app.visitor().call(purchase.givingEntries, { month });
  for (const { number, amount, givingShare, date } of own)
    expect(data).toContainEqual({
      number,
      date: date.slice(0, 10),
      paid: amount,
      setAside: givingShare,
    });
  expect(own.map(({ givingShare }) => givingShare.amount)).toEqual([-13, 13]);
  const [second] = (
    await app.visitor().call(purchase.givingEntries, { month, offset: 1, limit: 1 })
  ).data;
  expect(second).toEqual(data[1]);
  const shown = (await app.visitor().call(purchase.giving, {})).data.find(
    (row) => row.month === month,
  );
  expect(meta).toMatchObject({ totalCount: shown?.entries });

  const file = await app.app.inject({ url: `/api/purchase/v1/giving/file/${month}` });
  expect(file.headers['content-disposition']).toContain(`kandil-giving-${month}.csv`);
  const demo = currentSite();
  setSite({ ...demo, name: { en: 'École TV' } });
  const renamed = await app.app.inject({ url: `/api/purchase/v1/giving/file/${month}` });
  setSite(demo);
  expect(renamed.headers['content-disposition']).toContain(`ecole-tv-giving-${month}.csv`);
  const lines = file.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength((shown?.entries ?? 0) + 1);
  expect(lines).toContain(`${own[1]?.number},${own[1]?.date.slice(0, 10)},USD,4.99,0.13`);
  for (const wrong of ['2031-13', '2001-01', '..%2f'])
    expect(
      (await app.app.inject({ url: `/api/purchase/v1/giving/file/${wrong}` })).statusCode,
    ).toBe(404);
});
