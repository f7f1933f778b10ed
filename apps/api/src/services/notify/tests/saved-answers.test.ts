import type { Args } from '@kandil/contract';
import * as saved from '@kandil/contract/control/saved-answers';
import { ticketState, tickets } from '@kandil/contract/control/notify';
import { audit } from '@kandil/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffBrowser } from '../../../testing/staff-app.ts';
import { looked, openRoom, type Room } from './room.ts';

let room: Room;
let staff: StaffBrowser;
let chief: StaffBrowser;
beforeAll(async () => {
  room = await openRoom();
  staff = (await room.staff('support')).browser;
  chief = (await room.staff('administrator')).browser;
});
afterAll(() => room.close());

const save = (patch: Partial<Args<typeof saved.savedAnswerSave>>) =>
  staff.call(saved.savedAnswerSave, {
    known: null,
    language: 'en',
    title: 'Restart',
    text: 'Hello {name}, please restart.',
    ...patch,
  });
const all = async () => (await staff.call(saved.savedAnswers, {})).data.answers;

describe('saved answers', () => {
  test('are created, changed by one of two people, and deleted', async () => {
    const { data: made } = await save({ title: ' Two  words ' });
    expect(made).toMatchObject({ title: 'Two words', version: 1, language: 'en' });
    const known = { id: made.id, version: 1 };
    const both = await Promise.all([
      save({ known, title: 'One' }),
      save({ known, title: 'Other' }),
    ]);
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['TICKET_CHANGED', null]));
    expect((await all()).filter(({ id }) => id === made.id)).toMatchObject([{ version: 2 }]);
    for (let times = 0; times < 2; times += 1)
      expect((await staff.call(saved.savedAnswerDelete, { id: made.id })).code).toBeNull();
    expect((await all()).map(({ id }) => id)).not.toContain(made.id);
    expect((await save({ known })).code).toBe('NOT_FOUND');
    const deleted = async () =>
      (await chief.call(audit, { call: 'notify.savedAnswerDelete' })).data.entries.length;
    await expect.poll(deleted).toBe(1);
  });

  test('have one title per language, in any case', async () => {
    const first = await save({ title: 'Unique' });
    expect((await save({ title: 'UNIQUE' })).code).toBe('INVALID_INPUT');
    expect((await save({ title: 'Unique', language: 'ar' })).code).toBeNull();
    const other = await save({ title: 'Another' });
    const known = { id: other.data.id, version: 1 };
    expect((await save({ known, title: 'unique' })).code).toBe('INVALID_INPUT');
    const own = { id: first.data.id, version: 1 };
    expect((await save({ known: own, title: 'UNIQUE' })).code).toBeNull();
  });

  test.each([
    ['a placeholder that no ticket fills', { text: 'Hello {surname}' }],
    ['no text', { text: '  ' }],
    ['no title', { title: ' ' }],
    ['a language that is none of ours', { language: 'xx' }],
  ])('with %s are refused', async (_what, patch) =>
    expect((await save(patch)).code).toBe('INVALID_INPUT'),
  );
});

test('open reports are grouped by title, with the second of the last one', async () => {
  const { pool } = room.database;
  const episode = await pool.query(
    'select v.id, v.title_id from content.video v order by v.id limit 1',
  );
  const { id: videoId, title_id: seriesId } = episode.rows[0];
  const about = { ticketSubject: 'TITLE', videoId: String(videoId), seriesId: String(seriesId) };
  const report = (problem: string, position: string) =>
    room.sent('member', { ...about, problem, position });
  await report('SOUND', '30');
  await report('SOUND', '40');
  const { ticketId } = await report('PICTURE', '95');
  await room.sent('member', { ticketSubject: 'TITLE', problem: 'OTHER', channelId: '3' });
  const reports = async () => (await staff.call(saved.titleReports, {})).data.titles;
  expect(await reports()).toMatchObject([
    {
      videoId,
      seriesId,
      count: 3,
      title: expect.any(String),
      position: 95,
      url: `http://localhost:3000/en/watch/${videoId}?t=95`,
      problems: [
        { problem: 'SOUND', count: 2 },
        { problem: 'PICTURE', count: 1 },
      ],
    },
    { channelId: 3, count: 1, title: null, url: 'http://localhost:3000/en/watch/channel/3' },
  ]);
  const { version, about: seen } = await looked(staff, ticketId);
  expect(seen).toMatchObject({ problem: 'PICTURE', position: 95, title: expect.any(String) });
  await staff.call(ticketState, { ticketId, version, state: 'SOLVED' });
  expect((await reports())[0]).toMatchObject({ count: 2, position: 40 });
  const { data } = await staff.call(tickets, { videoId, state: 'OPEN' });
  expect(data.tickets).toHaveLength(2);
});
