import * as tickets from '@kandil/contract/control/notify';
import { notifyExport } from '@kandil/contract/internal';
import { roleSet } from '@kandil/contract/staff';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../../demo/accounts.ts';
import type { StaffBrowser } from '../../../testing/staff-app.ts';
import { entriesOf, listed, looked, openRoom, type Room } from './room.ts';
import { keyed, named, reply, save } from './tickets.ts';

const HOUR = 3_600_000;
let room: Room;
let chief: { id: string; browser: StaffBrowser };
let helper: { id: string; browser: StaffBrowser };
beforeAll(async () => {
  room = await openRoom();
  await goOn(0);
});

/** Moves the clock, and signs everybody in again. */
async function goOn(milliseconds: number): Promise<void> {
  room.advance(milliseconds);
  chief = await room.staff('administrator');
  helper = await room.staff('support');
}

afterAll(() => room.close());

const answer = (ticketId: string, version: number, patch: object = {}) => ({
  ticketId,
  version,
  key: randomUUID(),
  text: 'Please restart the app.',
  state: 'ANSWERED' as const,
  ...patch,
});

describe('the list', () => {
  test('has open tickets in the order in which they are due, with masked addresses', async () => {
    const slow = await room.sent('member', { ticketSubject: 'OTHER' });
    const money = await room.sent('member', { ticketSubject: 'PAYMENT' });
    const open = await listed(helper.browser, { state: 'OPEN' });
    expect(open.indexOf(money.ticketId)).toBeLessThan(open.indexOf(slow.ticketId));
    const { data } = await helper.browser.call(tickets.tickets, { state: 'OPEN' });
    const row = data.tickets.find(({ ticketId }) => ticketId === money.ticketId);
    expect(row).toMatchObject({
      subject: 'PAYMENT',
      mail: 'l•••@kandil.test',
      excerpt: 'The sound stops after a minute.',
      state: 'OPEN',
      owner: null,
      isOverdue: false,
    });
    expect(Date.parse(row?.dueAt ?? '') - Date.parse(row?.changedAt ?? '')).toBe(24 * HOUR);
    expect(JSON.stringify(data)).not.toContain('leyla@kandil.test');
  });

  test('filters by owner, subject, language, number and exact address', async () => {
    const mail = `filter-${randomUUID()}@kandil.test`;
    const { token } = await room.sent('free');
    const fields = keyed({ ticketEmail: mail, ticketSubject: 'TELEVISION' });
    const saved = await save(room, { token, language: 'ar' }, fields);
    const ticketId = String(saved.data.ticketId);
    const { version } = await looked(helper.browser, ticketId);
    const search = mail.toUpperCase();
    expect(await listed(helper.browser, { search })).toEqual([ticketId]);
    expect(await listed(helper.browser, { search: 'filter' })).toEqual([]);
    expect(await listed(helper.browser, { search: ticketId.toLowerCase() })).toEqual([ticketId]);
    expect(await listed(helper.browser, { search, language: 'ar' })).toEqual([ticketId]);
    expect(await listed(helper.browser, { search, language: 'en' })).toEqual([]);
    expect(await listed(helper.browser, { search, subject: 'PAYMENT' })).toEqual([]);
    expect(await listed(helper.browser, { search, owner: 'nobody' })).toEqual([ticketId]);
    await helper.browser.call(tickets.ticketAssign, { ticketId, version, ownerId: helper.id });
    expect(await listed(helper.browser, { search, owner: 'me' })).toEqual([ticketId]);
    expect(await listed(chief.browser, { search, owner: 'me' })).toEqual([]);
    expect(await listed(helper.browser, { search, owner: 'nobody' })).toEqual([]);
    const { data } = await helper.browser.call(tickets.tickets, { search });
    expect(data.counts).toEqual({ OPEN: 1, ANSWERED: 0, SOLVED: 0 });
    expect(data.tickets[0]?.owner).toEqual({ id: helper.id, name: 'The support' });
  });

  test('pages, and no ticket is on two of them', async () => {
    const { pool } = room.database;
    await pool.query(
      `insert into notify.ticket (id, user_id, email, subject, message, language, device_language,
         platform, user_agent, created_at, changed_at, due_at)
       select gen_random_uuid(), gen_random_uuid(), 'pages@kandil.test', 'OTHER', 'x', 'en', 'en', 'web', '',
         now(), timestamptz '2026-01-01' + (n / 3) * interval '1 second',
         timestamptz '2026-01-01' + (n / 4) * interval '1 second'
       from generate_series(1, 120) n`,
    );
    for (const state of ['OPEN', undefined] as const) {
      const numbers: string[] = [];
      let after: string | undefined;
      do {
        const { data } = await helper.browser.call(tickets.tickets, {
          search: 'pages@kandil.test',
          ...(state && { state }),
          ...(after && { after }),
        });
        numbers.push(...data.tickets.map(({ ticketId }) => ticketId));
        after = data.next ?? undefined;
      } while (after);
      expect([numbers.length, new Set(numbers).size]).toEqual([120, 120]);
    }
    const wrong = await helper.browser.call(tickets.tickets, { after: 'nonsense' });
    expect(wrong.code).toBe('INVALID_INPUT');
  });
});

test('a look is one entry per ticket, person and hour; acts leave entries without texts', async () => {
  const { ticketId } = await room.sent('member');
  await looked(helper.browser, ticketId);
  await looked(helper.browser, ticketId);
  await looked(chief.browser, ticketId);
  const looks = async () =>
    (await entriesOf(chief.browser, ticketId)).map(({ staffId }) => staffId);
  await expect.poll(async () => (await looks()).length).toBe(2);
  expect(new Set(await looks())).toEqual(new Set([helper.id, chief.id]));
  // The member finds them in the export, by role and time.
  const userId = DEMO_ACCOUNTS.find((account) => account.role === 'member')?.userId ?? '';
  const known = async () =>
    (await room.internal(notifyExport, { userId, profileIds: [] }))['supportLooks'];
  expect(await known()).toEqual([
    { ticketId, role: 'administrator', at: expect.anything() },
    { ticketId, role: 'support', at: expect.anything() },
  ]);
  await goOn(HOUR);
  const { version } = await looked(helper.browser, ticketId);
  await expect.poll(async () => (await looks()).length).toBe(3);
  const note = { ticketId, key: randomUUID(), text: 'A secret note' };
  await helper.browser.call(tickets.ticketNote, note);
  await helper.browser.call(tickets.ticketAnswer, answer(ticketId, version + 1));
  await expect.poll(async () => (await looks()).length).toBe(5);
  const entries = await entriesOf(chief.browser, ticketId);
  expect(JSON.stringify(entries)).not.toMatch(/secret|restart/);
  const acts = entries.filter(({ call }) => call === 'notify.ticketAnswer');
  expect(acts).toMatchObject([
    { staffId: helper.id, changes: { state: 'ANSWERED', account: expect.any(String) } },
  ]);
});

describe('an answer', () => {
  test('goes out as a mail without its text, and takes the ticket', async () => {
    const { ticketId } = await room.sent('member');
    const { version } = await looked(helper.browser, ticketId);
    const { data } = await helper.browser.call(
      tickets.ticketAnswer,
      answer(ticketId, version, { text: '  Hi <script>alert(1)</script>\r\nbye ' }),
    );
    expect(data).toMatchObject({
      state: 'ANSWERED',
      owner: { name: 'The support' },
      dueAt: null,
      version: version + 1,
    });
    expect(data.messages.map(({ author, text, by }) => [author, text, by?.name])).toEqual([
      ['MEMBER', 'The sound stops after a minute.', undefined],
      ['STAFF', 'Hi <script>alert(1)</script>\nbye', 'The support'],
    ]);
    const subject = `We have replied to your message (${ticketId})`;
    const mails = () => room.mails.filter((mail) => mail.subject === subject);
    await expect.poll(() => mails().length).toBe(1);
    expect(mails()[0]?.to).toBe('leyla@kandil.test');
    expect(mails()[0]?.text).toContain(`http://localhost:3000/en/customer-support/${ticketId}`);
    expect(JSON.stringify(mails())).not.toContain('alert(1)');
  });

  test('sent twice is stored and mailed once', async () => {
    const { ticketId } = await room.sent('member');
    const { version } = await looked(helper.browser, ticketId);
    const same = answer(ticketId, version);
    const both = await Promise.all([
      helper.browser.call(tickets.ticketAnswer, same),
      helper.browser.call(tickets.ticketAnswer, same),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { messages } = await looked(helper.browser, ticketId);
    expect(messages).toHaveLength(2);
    const mails = () => room.mails.filter(({ subject }) => subject.includes(`(${ticketId})`));
    // The acknowledgement, and one answer.
    await expect.poll(() => mails().length).toBe(2);
  });

  test('of two people at once: the second is refused and sees what changed', async () => {
    const { ticketId } = await room.sent('member');
    const { version } = await looked(helper.browser, ticketId);
    const both = await Promise.all([
      helper.browser.call(tickets.ticketAnswer, answer(ticketId, version, { text: 'One' })),
      chief.browser.call(tickets.ticketAnswer, answer(ticketId, version, { text: 'Two' })),
    ]);
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['TICKET_CHANGED', null]));
    expect((await looked(chief.browser, ticketId)).messages).toHaveLength(2);
  });

  test.each([
    ['nothing', '', 'INVALID_INPUT'],
    ['spaces', ' \n\t ', 'INVALID_INPUT'],
    ['5,001 characters', 'x'.repeat(5001), 'INVALID_INPUT'],
    ['a placeholder', 'Hello {name}', 'INVALID_INPUT'],
    ['5,000 characters', 'x'.repeat(5000), null],
    ['braces that are no fact', 'Type {x} or {}', null],
  ])('of %s', async (_what, text, code) => {
    const { ticketId } = await room.sent('member', { ticketEmail: `t${randomUUID()}@kandil.test` });
    const { version } = await looked(helper.browser, ticketId);
    const result = await helper.browser.call(
      tickets.ticketAnswer,
      answer(ticketId, version, { text }),
    );
    expect(result.code).toBe(code);
  });

  test('by somebody whose role was lowered meanwhile is refused', async () => {
    const { ticketId } = await room.sent('free');
    const other = await room.staff('support', 'lowered@station.test');
    const { version } = await looked(other.browser, ticketId);
    await chief.browser.call(roleSet, { id: other.id, role: 'editor' });
    const { code } = await other.browser.call(tickets.ticketAnswer, answer(ticketId, version));
    expect(code).toBe('FORBIDDEN');
    expect((await looked(helper.browser, ticketId)).messages).toHaveLength(1);
    expect((await looked(helper.browser, ticketId)).people.map(({ id }) => id)).not.toContain(
      other.id,
    );
  });
});

test('a ticket is solved, opened again, and assigned only to those who may answer', async () => {
  const { ticketId } = await room.sent('free', { ticketSubject: 'PAYMENT' });
  const { version } = await looked(helper.browser, ticketId);
  const set = (state: 'OPEN' | 'SOLVED', from: number) =>
    helper.browser.call(tickets.ticketState, { ticketId, version: from, state });
  const solved = await set('SOLVED', version);
  expect(solved.data).toMatchObject({ state: 'SOLVED', dueAt: null });
  expect((await set('OPEN', version)).code).toBe('TICKET_CHANGED');
  const { data } = await set('OPEN', solved.data.version);
  expect(Date.parse(data.dueAt ?? '') - Date.parse(data.now)).toBeGreaterThan(23 * HOUR);
  const editor = await room.staff('editor', 'editor@station.test');
  const to = (ownerId: string | null, from: number) =>
    helper.browser.call(tickets.ticketAssign, { ticketId, version: from, ownerId });
  expect((await to(editor.id, data.version)).code).toBe('INVALID_INPUT');
  expect((await to(randomUUID(), data.version)).code).toBe('INVALID_INPUT');
  const given = await to(chief.id, data.version);
  expect(given.data.owner?.name).toBe('The administrator');
  expect((await to(null, given.data.version)).data.owner).toBeNull();
});

test('a file is saved by a link of five minutes, never shown', async () => {
  const { token } = await room.sent('free');
  const page = named('page.txt', '<script>alert(1)</script>');
  const saved = await save(room, { token }, keyed(), page);
  const ticketId = String(saved.data.ticketId);
  const [first] = (await looked(helper.browser, ticketId)).messages;
  const link = await helper.browser.call(tickets.ticketFileLink, {
    ticketId,
    messageId: first?.id ?? '',
  });
  const { pathname } = new URL(link.data.url);
  const file = await room.app.inject({ url: pathname });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="page.txt"/);
  expect(file.headers['content-security-policy']).toContain('sandbox');
  room.advance(5 * 60_000);
  expect((await room.app.inject({ url: pathname })).statusCode).toBe(404);
  // Not by another ticket's number: of a first message, and of a later one.
  const other = await room.sent('member');
  const { data: thread } = await reply(
    room,
    { token: other.token },
    { ticketId: other.ticketId },
    named('a.txt', 'x'),
  );
  for (const [of, messageId] of [
    [other.ticketId, first?.id],
    [ticketId, thread.messages.at(-1).id],
  ]) {
    const args = { ticketId: of ?? '', messageId };
    expect((await helper.browser.call(tickets.ticketFileLink, args)).code).toBe('NOT_FOUND');
  }
});
