import { auth, notify } from '@kandil/contract';
import * as room from '@kandil/contract/control/notify';
import { notifyForget } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import { runJob } from '../../../testing/jobs.ts';
import type { StaffBrowser } from '../../../testing/staff-app.ts';
import { tidyTickets } from '../jobs/jobs.ts';
import { looked, openRoom, type Room } from './room.ts';
import { keyed, named, reply, save } from './tickets.ts';

const DAY = 24 * 3_600_000;
let product: Room;
let staff: StaffBrowser;
beforeAll(async () => {
  product = await openRoom();
  await goOn(0);
});

/** Moves the clock, and signs the staff in again. */
async function goOn(milliseconds: number): Promise<void> {
  product.advance(milliseconds);
  staff = (await product.staff('support')).browser;
}

afterAll(() => product.close());

type StateAfter = 'ANSWERED' | 'SOLVED';
async function answered(ticketId: string, state: StateAfter = 'ANSWERED'): Promise<void> {
  const { version } = await looked(staff, ticketId);
  const text = `Answer to ${ticketId}`;
  const args = { ticketId, version, key: randomUUID(), text, state };
  expect((await staff.call(room.ticketAnswer, args)).code).toBeNull();
}
const noted = (ticketId: string) =>
  staff.call(room.ticketNote, { ticketId, key: randomUUID(), text: 'Seems to be rude' });
const coded = ({ status, meta }: { status: number; meta: unknown }) => [
  status,
  (meta as { code?: string } | null)?.code,
];

test('a member reads the answers and no notes, and a reply opens the ticket again', async () => {
  const { visitor, token, ticketId } = await product.sent('family', { ticketSubject: 'PAYMENT' });
  await noted(ticketId);
  await answered(ticketId, 'SOLVED');
  const { data } = await visitor.call(notify.supportTicket, { id: ticketId });
  expect(data).toMatchObject({
    ticketId,
    state: 'SOLVED',
    canReply: true,
    subject: { title: 'Payment and plan', subject: 'PAYMENT' },
  });
  expect(data.messages.map(({ author, text }) => [author, text])).toEqual([
    ['MEMBER', 'The sound stops after a minute.'],
    ['SUPPORT', `Answer to ${ticketId}`],
  ]);
  expect(JSON.stringify(data)).not.toMatch(/rude|The support/);
  const file = named('log.txt', 'stalled at 09:12');
  const other = await reply(product, { token }, { ticketId }, file);
  expect(coded(other)).toEqual([400, 'FILE_TYPE_UNSUPPORTED']);
  const added = await reply(product, { token }, { ticketId }, named('a.pdf', '%PDF-1.7'));
  expect(added.data).toMatchObject({ state: 'OPEN' });
  expect(added.data.messages.at(-1)).toMatchObject({
    author: 'MEMBER',
    text: 'It still stops.',
    file: { name: 'a.pdf', type: 'application/pdf', size: 8 },
  });
  const seen = await looked(staff, ticketId);
  expect(seen).toMatchObject({ state: 'OPEN', isOverdue: false, name: 'Yusuf Demir' });
  expect(Date.parse(seen.dueAt ?? '')).toBeGreaterThan(Date.parse(seen.now));
  const mails = () => product.mails.filter(({ to }) => to === 'support@kandil.test');
  const mine = () => mails().filter(({ text }) => text.includes(`/tickets/${ticketId}`));
  await expect.poll(() => mine().length).toBe(2);
  expect(mine()[1]?.text).toContain('It still stops.');
  const listed = await visitor.call(notify.supportTickets, {});
  expect(listed.data[0]).toMatchObject({ ticketId, state: 'OPEN' });
});

test('replies before an answer do not move the due time', async () => {
  const { ticketId } = await product.sent('member');
  const { dueAt } = await looked(staff, ticketId);
  await goOn(3_600_000);
  const { token } = await product.member('member');
  await reply(product, { token }, { ticketId });
  expect((await looked(staff, ticketId)).dueAt).toBe(dueAt);
});

test('a reply that is sent twice is stored once, at the same time too', async () => {
  const { token, ticketId } = await product.sent('member');
  const replyKey = randomUUID();
  const send = () => reply(product, { token }, { ticketId, replyKey });
  const both = await Promise.all([send(), send()]);
  await send();
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await looked(staff, ticketId)).messages).toHaveLength(2);
});

test('replies have the limits of the form', async () => {
  const { token, ticketId } = await product.sent('free');
  const send = (ticketMessage: string) => reply(product, { token }, { ticketId, ticketMessage });
  for (const text of ['', '   ', 'x'.repeat(5001)])
    expect(coded(await send(text))).toEqual([400, 'INVALID_INPUT']);
  for (let sent = 0; sent < 4; sent += 1) expect((await send('ok')).status).toBe(200);
  expect(coded(await send('ok'))).toEqual([429, 'TOO_MANY_REQUESTS']);
});

test('somebody else’s number is no ticket, and guests and children have none', async () => {
  const { ticketId } = await product.sent('family');
  const stranger = await product.member('free');
  const theirs = await stranger.call(notify.supportTicket, { id: ticketId });
  expect(coded(theirs)).toEqual([404, 'NOT_FOUND']);
  for (const id of ['T-1', 'x', 'T-999999999999'])
    expect(coded(await stranger.call(notify.supportTicket, { id }))).toEqual([404, 'NOT_FOUND']);
  const added = await reply(product, { token: stranger.token }, { ticketId });
  expect(coded(added)).toEqual([404, 'NOT_FOUND']);
  const guest = product.visitor();
  expect(coded(await guest.call(notify.supportTicket, { id: ticketId }))[0]).toBe(401);
  expect(coded(await guest.call(notify.supportTickets, {}))[0]).toBe(401);
  const child = await product.child();
  const asChild = await child.call(notify.supportTicket, { id: ticketId });
  expect(coded(asChild)).toEqual([403, 'KIDS_PROFILE']);
  expect(coded(await child.call(notify.supportTickets, {}))).toEqual([403, 'KIDS_PROFILE']);
});

test('a ticket from a child’s profile is read by the adults of the account', async () => {
  const adult = await product.member('family');
  const { token } = await product.child();
  const saved = await save(product, { token }, keyed());
  const id = String(saved.data.ticketId);
  const { status, data } = await adult.call(notify.supportTicket, { id });
  expect([status, data.messages.length]).toEqual([200, 1]);
  const added = await reply(product, { token }, { ticketId: id });
  expect(coded(added)).toEqual([403, 'KIDS_PROFILE']);
});

test('a solved ticket takes replies for 30 days', async () => {
  const { ticketId } = await product.sent('member');
  await answered(ticketId, 'SOLVED');
  await goOn(30 * DAY);
  const again = await product.member('member');
  const { data } = await again.call(notify.supportTicket, { id: ticketId });
  expect(data.canReply).toBe(false);
  const late = await reply(product, { token: again.token }, { ticketId });
  expect(coded(late)).toEqual([409, 'TICKET_CLOSED']);
  expect(late.message).toContain('send us a new message');
});

test('the export has the thread without notes', async () => {
  const { token, ticketId } = await product.sent('family');
  await noted(ticketId);
  await answered(ticketId);
  await reply(product, { token }, { ticketId });
  const adult = await product.member('family');
  const { data } = await adult.call(auth.dataExport, {});
  expect(JSON.stringify(data)).not.toContain('rude');
  const { supportTickets } = data as unknown as { supportTickets: { ticketId: string }[] };
  const own = supportTickets.find((each) => each.ticketId === ticketId);
  expect(own).toMatchObject({
    state: 'OPEN',
    messages: [
      { author: 'SUPPORT', message: `Answer to ${ticketId}` },
      { author: 'MEMBER', message: 'It still stops.' },
    ],
  });
});

const stored = () => product.blobs.list('support/');
const DEMO_MEMBER = DEMO_ACCOUNTS.find(({ role }) => role === 'member')?.userId ?? '';

test('a deleted account takes its threads and their files along; staff then find nothing', async () => {
  const { token, ticketId } = await product.sent('member');
  const before = new Set(await stored());
  await reply(product, { token }, { ticketId }, named('log.txt', 'stalled'));
  const [added = ''] = (await stored()).filter((key) => !before.has(key));
  const { version } = await looked(staff, ticketId);
  for (let times = 0; times < 2; times += 1)
    await product.internal(notifyForget, { userId: DEMO_MEMBER, profileIds: [] });
  expect(await stored()).not.toContain(added);
  const args = { ticketId, version, key: randomUUID(), text: 'Hello', state: 'SOLVED' as const };
  expect((await staff.call(room.ticketAnswer, args)).code).toBe('NOT_FOUND');
  const { rows } = await product.database.pool.query(
    'select count(*)::int as left from notify.ticket_message m join notify.ticket t on t.id = m.ticket_id where t.user_id = $1',
    [DEMO_MEMBER],
  );
  expect(rows[0].left).toBe(0);
});

test('files of replies go after a year, and a ticket three years after its last message', async () => {
  const { token, ticketId } = await product.sent('family');
  const before = new Set(await stored());
  await reply(product, { token }, { ticketId }, named('log.txt', 'stalled'));
  const [added = ''] = (await stored()).filter((key) => !before.has(key));
  await goOn(2 * DAY);
  await runJob(product, tidyTickets);
  expect(await stored()).toContain(added);
  await goOn(364 * DAY);
  await runJob(product, tidyTickets);
  expect(await stored()).not.toContain(added);
  const { rows } = await product.database.pool.query(
    'select file_key, file_name from notify.ticket_message where file_key is not null',
  );
  expect(rows).toEqual([]);
  // Somebody writes in the second year: the three years begin again.
  const late = (await product.member('family')).token;
  expect((await reply(product, { token: late }, { ticketId })).status).toBe(200);
  const left = () =>
    product.database.pool
      .query('select 1 from notify.ticket where number = $1', [ticketId.slice(2)])
      .then((result) => result.rows.length);
  await goOn(2 * 365 * DAY);
  await runJob(product, tidyTickets);
  expect(await left()).toBe(1);
  await goOn(366 * DAY);
  await runJob(product, tidyTickets);
  expect(await left()).toBe(0);
});
