import { auth } from '@kandil/contract';
import { notifyForget } from '@kandil/contract/internal';
import { afterAll, expect, test } from 'vitest';
import { openAuthApp, signedUp } from '../../../testing/auth-app.ts';
import { putAside, usedAgain } from '../../../testing/family.ts';
import { runJob } from '../../../testing/jobs.ts';
import { tidyTickets } from '../jobs/jobs.ts';
import { keyed, named, save, tickets } from './tickets.ts';

const app = await openAuthApp();
afterAll(() => app.close());

const DAY = 24 * 3_600_000;
const stored = () => app.blobs.list('support/');

async function sent() {
  const member = await signedUp(app);
  const { token } = member.visitor;
  const answer = await save(app, { token }, keyed(), named('log.txt', 'stalled at 09:12'));
  expect(answer.status).toBe(200);
  const own = (await tickets(app)).filter(({ user_id: by }) => by === member.userId);
  return { ...member, ticketId: answer.data.ticketId, key: own[0]?.file_key ?? '' };
}

test('an account exports its tickets, and no other', async () => {
  const [one] = [await sent(), await sent()];
  const { data } = await one.visitor.call(auth.dataExport, {});
  expect(data).toMatchObject({
    supportTickets: [
      {
        ticketId: one.ticketId,
        subject: 'PLAYBACK',
        message: 'The sound stops after a minute.',
        file: 'log.txt',
      },
    ],
  });
});

test('a deleted account takes its tickets and files along, those of others stay', async () => {
  const [gone, other] = [await sent(), await sent()];
  for (let times = 0; times < 2; times += 1)
    await app.internal(notifyForget, { userId: gone.userId, profileIds: [] });
  const left = (await tickets(app)).map(({ user_id: by }) => by);
  expect([left.includes(gone.userId), left.includes(other.userId)]).toEqual([false, true]);
  expect(await stored()).not.toContain(gone.key);
  expect(await stored()).toContain(other.key);
});

test('files go after a year, tickets after three, and files without a ticket after a day', async () => {
  const old = await sent();
  const lost = old.key.replace(/[0-9a-f-]{36}/, '00000000-0000-4000-8000-000000000000');
  await app.blobs.put(lost, new TextEncoder().encode('x'));
  await runJob(app, tidyTickets);
  expect(await stored()).toContain(lost);
  app.advance(2 * DAY);
  await runJob(app, tidyTickets);
  expect(await stored()).not.toContain(lost);
  expect(await stored()).toContain(old.key);

  app.advance(364 * DAY);
  await runJob(app, tidyTickets);
  expect(await stored()).toEqual([]);
  const retained = (await tickets(app)).find(({ user_id: by }) => by === old.userId);
  expect(retained).toMatchObject({ file_key: null, file_name: null });

  app.advance(2 * 365 * DAY);
  await runJob(app, tidyTickets);
  expect(await tickets(app)).toEqual([]);
});

test('tickets and files of an account whose data are set aside stay until they are in use again', async () => {
  const [aside, other] = [await sent(), await sent()];
  await putAside(app, aside.userId);
  app.advance(366 * DAY);
  await runJob(app, tidyTickets);
  expect(await stored()).toEqual([aside.key]);
  const rows = async () => (await tickets(app)).map(({ user_id: by, file_key }) => [by, file_key]);
  expect(await rows()).toHaveLength(2);
  expect(await rows()).toEqual(
    expect.arrayContaining([
      [aside.userId, aside.key],
      [other.userId, null],
    ]),
  );
  app.advance(3 * 365 * DAY);
  await runJob(app, tidyTickets);
  expect(await rows()).toEqual([[aside.userId, aside.key]]);
  expect(await stored()).toEqual([aside.key]);
  await usedAgain(app);
  await runJob(app, tidyTickets);
  expect([await rows(), await stored()]).toEqual([[], []]);
});
