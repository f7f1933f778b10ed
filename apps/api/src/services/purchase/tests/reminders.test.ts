import { ended, renewalFailed } from '@kandil/contract/internal';
import { expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { jobsEnd, runJob } from '../../../testing/jobs.ts';
import { remindRenewals } from '../jobs/jobs.ts';

const DAY = 86_400_000;
const app = await buyersOfFile();

const reminds = () => runJob(app, remindRenewals);
/** How many reminders were mailed, once no job is left to run. */
async function remindersTo({ email }: { email: string }): Promise<number> {
  await jobsEnd(app);
  return app.mails.filter(({ to, subject }) => to === email && subject.includes('renews on'))
    .length;
}

test('a plan of a year is reminded of seven days before its charge, once', async () => {
  const buyer = await app.buyer();
  const { charge } = await buyer.pays('SOLO', 'YEARLY');
  app.advanceTo(charge.to, -7 * DAY - 1000);
  await reminds();
  expect(await remindersTo(buyer)).toBe(0);
  app.advance(2000);
  await Promise.all([reminds(), reminds()]);
  app.advance(5 * DAY);
  await reminds();
  const text = await buyer.mail('renews on');
  expect(text).toContain('$39.99');
  expect(text).toContain('cancel in your settings');
  expect(await remindersTo(buyer)).toBe(1);
});

test('each year has its reminder', async () => {
  const buyer = await app.buyer();
  const bought = await buyer.pays('SOLO', 'YEARLY');
  app.advanceTo(bought.charge.to, -7 * DAY);
  await reminds();
  await buyer.mail('renews on');
  app.advanceTo(bought.charge.to);
  await buyer.renews(bought);
  const renewed = await buyer.plan();
  app.advanceTo(renewed?.expiryDate ?? '', -6 * DAY);
  await reminds();
  expect(await remindersTo(buyer)).toBe(2);
});

test('a plan of a month is not reminded of', async () => {
  const buyer = await app.buyer();
  const { charge } = await buyer.pays('SOLO', 'MONTHLY');
  app.advanceTo(charge.to, -3 * DAY);
  await reminds();
  expect(await remindersTo(buyer)).toBe(0);
});

test('nobody is reminded of a charge that is a day away, or that will not come', async () => {
  const [late, canceled, failed] = await Promise.all([app.buyer(), app.buyer(), app.buyer()]);
  const { charge } = await late.pays('SOLO', 'YEARLY');
  const { at } = await canceled.pays('SOLO', 'YEARLY');
  const unpaid = await failed.pays('SOLO', 'YEARLY');
  await app.internal(ended, { ...at, at: new Date(app.now()).toISOString() });
  app.advanceTo(charge.to, -7 * DAY);
  const failure = { at: new Date(app.now()).toISOString(), reason: 'NO_FUNDS' } as const;
  await app.internal(renewalFailed, { ...unpaid.at, ...failure });
  app.advance(6 * DAY + 1000);
  await reminds();
  for (const buyer of [late, canceled, failed]) expect(await remindersTo(buyer)).toBe(0);
});
