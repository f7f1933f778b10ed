import { reversed } from '@kandil/contract/internal';
import { afterEach, expect, test } from 'vitest';
import { currentSite, setSite } from '../../../platform/site.ts';
import { buyersOfFile } from '../../../testing/buyers.ts';

const app = await buyersOfFile();
const demo = currentSite();
afterEach(() => setSite(demo));

/** A service that gives away so many percent from a day of the test's clock on. */
const gives = (...giving: { percent: number; validFrom: string }[]) => setSite({ ...demo, giving });
const sharesOf = async (buyer: Awaited<ReturnType<typeof app.buyer>>) =>
  (await buyer.receipts()).map(({ givingShare }) => givingShare.amount);

test('a service that gives nothing away sets nothing aside', { tags: ['CONST-21'] }, async () => {
  const { giving: _, ...without } = demo;
  setSite(without);
  const buyer = await app.buyer();
  await buyer.pays('SOLO', 'MONTHLY');
  expect(await sharesOf(buyer)).toEqual([0]);
});

test('a renewal has the share of its day; a refund that of its receipt', async () => {
  gives({ percent: 10, validFrom: '2020-01-01' });
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  gives(
    { percent: 10, validFrom: '2020-01-01' },
    { percent: 1, validFrom: bought.charge.to.slice(0, 10) },
  );
  await buyer.renews(bought);
  expect((await sharesOf(buyer)).toSorted((one, other) => one - other)).toEqual([5, 50]);
  const at = new Date(app.now()).toISOString();
  const { charge } = bought;
  await app.internal(reversed, {
    gatewayCode: bought.at.gatewayCode,
    chargeId: charge.chargeId,
    kind: 'REFUND',
    refunded: charge.amount,
    at,
  });
  expect((await sharesOf(buyer)).toSorted((one, other) => one - other)).toEqual([-50, 5, 50]);
});
