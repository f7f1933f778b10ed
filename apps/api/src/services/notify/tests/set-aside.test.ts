import { notify } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putAside, usedAgain } from '../../../testing/family.ts';
import { type Browser, openPushApp, type PushApp } from '../../../testing/push-app.ts';

let app: PushApp;
beforeAll(async () => {
  app = await openPushApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A zone in which it is 23:00. */
const NIGHT = 'Pacific/Noumea';
const bodies = async (browser: Browser) =>
  (await app.received(browser)).map(
    ({ payload }) => (JSON.parse(payload) as { body: string }).body,
  );
const subjects = () => app.mails.map(({ subject }) => subject.split(': ').slice(1).join(': '));

/** A member who waits for new episodes of a series, in a browser and by mail. */
async function waitingFor(series: string, zone = 'UTC') {
  const member = await app.member('member');
  const headers = { 'x-zone': zone };
  const browser = await app.subscribed(member, headers);
  const answer = await member.call(notify.episodeMailsSet, { on: true }, { headers });
  expect(answer.status).toBe(200);
  await app.watched(member, series);
  const [subscription] = await app.subscribers();
  return { browser, userId: subscription?.user_id ?? '' };
}

const news = async (browser: Browser) => [await bodies(browser), subjects()];

test('news of a day on which the data are used again have what came before', async () => {
  const { browser, userId } = await waitingFor('forty-wells');
  await putAside(app, userId);
  await app.publish({ 'forty-wells': 1 });
  expect(await news(browser)).toEqual([[], []]);
  await usedAgain(app);
  await app.publish({ 'forty-wells': 2 });
  expect(await news(browser)).toEqual([['2 new episodes'], ['2 new episodes']]);
  expect(await app.waiting()).toEqual([]);
});

test('what came days before is not sent later, and the next episode is news as always', async () => {
  const { browser, userId } = await waitingFor('son-kale');
  await putAside(app, userId);
  await app.publish({ 'son-kale': 1 });
  await usedAgain(app);
  app.advance(2 * DAY);
  expect(await app.waiting()).toEqual([]);
  await app.publish({ 'son-kale': 2 });
  const next = 'Episode 8 is here: New 2';
  expect(await news(browser)).toEqual([[next], [next]]);
});

test('a message that waits for the morning is sent if the data are used again until then', async () => {
  const { browser, userId } = await waitingFor('two-sugars', NIGHT);
  await putAside(app, userId);
  await app.publish({ 'two-sugars': 1 });
  await usedAgain(app);
  app.advance(9 * HOUR);
  await app.runWaiting();
  const next = 'Episode 5 is here: New 1';
  expect(await news(browser)).toEqual([[next], [next]]);
});
