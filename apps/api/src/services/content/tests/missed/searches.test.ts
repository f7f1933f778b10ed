import { content } from '@kandil/contract';
import { missedSearches } from '@kandil/contract/control/numbers-content';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runJob } from '../../../../testing/jobs.ts';
import { openProductApp } from '../../../../testing/product-app.ts';
import { openControl } from '../../../../testing/staff-app.ts';
import { tidySearches } from '../../jobs/jobs.ts';

const SETTLES = 40;
// The clock stands still: nobody stops typing until it is moved, however slow the machine is.
const app = await openProductApp({ searchSettles: SETTLES, isStill: true });
const room = await openControl(app);
afterAll(async () => {
  await room.close();
  await app.close();
});
const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;
beforeEach(() =>
  query('truncate content.search_miss, content.search_miss_key, content.missed_search'),
);

interface From {
  language?: string;
  userAgent?: string;
  audience?: string;
  deviceId?: string;
}

/** Somebody who types these keywords, one after the other. */
async function types(
  keywords: string[],
  { language = 'en', userAgent = 'Mozilla/5.0', audience, deviceId = randomUUID() }: From = {},
) {
  const guest = app.visitor({ deviceId, language });
  const headers = { 'user-agent': userAgent, ...(audience && { 'x-audience': audience }) };
  const counts: unknown[] = [];
  for (const keyword of keywords) {
    const answer = await guest.call(content.seriesSearch, { keyword }, { headers });
    counts.push(answer.meta?.['totalCount']);
  }
  return counts;
}
const eachTypes = async (times: number, keywords: string[], from: From = {}) => {
  for (let time = 0; time < times; time += 1) await types(keywords, from);
};
const rows = () => query('select * from content.search_miss');
const words = () => query('select word, sessions, languages from content.missed_search');
const expectWords = (expected: object[]) =>
  vi.waitFor(async () => expect(await words()).toEqual(expected), { timeout: 10_000 });
/** Everybody has stopped typing, and everything that counts is stored. */
async function settled() {
  app.advance(SETTLES);
  await pause(SETTLES * 6);
}

const MISSED = 'Zübeyde Xqwv';
const FOLDED = 'zubeyde xqwv';

describe('a keyword without result', () => {
  test('is counted from five sessions up; before, it is in no table', async () => {
    expect(await types([MISSED])).toEqual([0]);
    await eachTypes(3, [MISSED], { language: 'ar' });
    await settled();
    await vi.waitFor(async () => expect(await rows()).toHaveLength(4), { timeout: 10_000 });
    expect(await words()).toEqual([]);
    expect(JSON.stringify(await rows())).not.toContain('zubeyde');
    await types([MISSED]);
    await settled();
    await expectWords([{ word: FOLDED, sessions: 5, languages: [] }]);
    await eachTypes(3, [MISSED]);
    await settled();
    await expectWords([{ word: FOLDED, sessions: 8, languages: ['en'] }]);
  });

  test('counts once for a session, however often it searches', async () => {
    await eachTypes(8, [MISSED], { deviceId: 'the same' });
    await settled();
    expect(await rows()).toHaveLength(1);
  });

  test('counts as it is at the end of the typing, and not at all if that finds something', async () => {
    await types(['zub', 'zube', 'zubeyde xq', MISSED]);
    // What is typed as a mail address is none from its first letter.
    await types(['xqwv', 'xqwv.zubeyde', 'xqwv.zubeyde@kandil.test']);
    await types(['nu xqwvzz', 'nu', 'nur']);
    await settled();
    expect(await rows()).toHaveLength(1);
  });

  test('is not counted of programs, of children, and of who searches for ever', async () => {
    await eachTypes(6, [MISSED], { userAgent: 'Googlebot/2.1' });
    await eachTypes(6, [MISSED], { audience: 'KIDS-7' });
    const many = Array.from({ length: 26 }, (_, at) => `${String.fromCodePoint(97 + at)}xqwvz`);
    await types(many);
    await settled();
    expect(await rows()).toHaveLength(20);
    expect(await words()).toEqual([]);
  });
});

describe('when the week is over', () => {
  test('hashes and key are deleted, the number stays for a week', async () => {
    await eachTypes(5, [MISSED]);
    await settled();
    await expectWords([{ word: FOLDED, sessions: 5, languages: ['en'] }]);
    app.advance(7 * 24 * 3_600_000);
    await runJob(app, tidySearches);
    expect(await rows()).toEqual([]);
    expect(await query('select * from content.search_miss_key')).toEqual([]);
    const { browser } = await room.member('editor');
    const { data } = await browser.call(missedSearches, {});
    expect(data.words).toEqual([
      {
        word: FOLDED,
        languages: ['en'],
        thisWeek: null,
        lastWeek: 5,
        url: '/en/search/zubeyde%20xqwv',
      },
    ]);
    app.advance(7 * 24 * 3_600_000);
    await runJob(app, tidySearches);
    expect(await words()).toEqual([]);
  });
});

test('support may not read them', async () => {
  const { browser } = await room.member('support');
  expect((await browser.call(missedSearches, {})).status).toBe(403);
});
