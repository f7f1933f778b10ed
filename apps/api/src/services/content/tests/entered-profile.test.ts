import { auth, content, watch } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/accounts.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import { rounds } from '../../../testing/rounds.ts';
import type { Visitor } from '../../../testing/visitor.ts';

/** T-E04: a session in a profile for children reaches nothing outside it, whatever it requests. */

let product: ProductApp;
let adult: Visitor;
let child: Visitor;
let adultId: number;
/** The token of the child's device from before it entered the profile; it names no profile. */
let tokenBefore: string | null;
/** Titles that are not for children, and their videos. */
let forbidden: { id: number; code: string }[];
let videos: { id: number; code: string }[];

beforeAll(async () => {
  product = await openProductApp();
  adult = await product.member('family');
  child = await product.member('family');
  tokenBefore = child.token;
  const profiles = (await adult.call(auth.profileList, {})).data;
  adultId = profiles.find(({ profileType }) => profileType === 'ADULT')?.id ?? 0;
  const id = profiles.find(({ profileType }) => profileType === 'KIDS')?.id ?? 0;
  await adult.call(auth.profilePin, { id, pin: '1453', password: DEMO_PASSWORD });
  child.token = (await child.call(auth.profileSelect, { id })).data.accessToken;
  const rows = async (query: string) => (await product.database.pool.query(query)).rows;
  forbidden = await rows('select id, code from content.title where not kids');
  // In short runs two of each title: whether a child may see a video depends on its title.
  videos = await rows(
    `select id, code from (
       select v.id, v.code, row_number() over (partition by v.title_id order by v.id) as place
       from content.video v join content.title t on t.id = v.title_id where not t.kids) each
     where place <= ${rounds({ usual: 2, long: 1000 })}`,
  );
});
afterAll(() => product.close());

const ways = () => [
  {},
  { headers: { 'x-profile-id': String(adultId) } },
  { token: tokenBefore },
  { token: tokenBefore, headers: { 'x-profile-id': String(adultId) } },
];

describe('a session in a profile for children', { timeout: 60_000 }, () => {
  test('opens no title or video for adults, by id or code', async () => {
    expect(forbidden.length).toBeGreaterThan(10);
    for (const way of ways()) {
      product.advance(60_000); // the rate limits are per minute
      for (const { id, code } of forbidden) {
        expect((await child.call(content.seriesFindById, { seriesId: id }, way)).status).toBe(404);
        expect((await child.call(content.seriesFindById, { code }, way)).status).toBe(404);
        expect((await child.call(content.addToMyList, { seriesId: id }, way)).status).toBe(404);
      }
      for (const { code: videoCode } of videos)
        expect((await child.call(content.videoByCode, { videoCode }, way)).status).toBe(404);
    }
  });

  test('plays no video for adults', async () => {
    const report = { event: 'START', lastSec: 0, sessionId: 'player-of-a-child' } as const;
    for (const way of ways()) {
      for (const { id: videoId } of videos.slice(0, 20)) {
        const eventTime = new Date(product.now()).toISOString();
        const { data } = await child.call(
          watch.contentAccess,
          { ...report, videoId, eventTime },
          way,
        );
        expect(data).toMatchObject({ access: 'WARNING', playback: null });
      }
    }
  });

  test('sees neither the list nor the progress of the adult profile', async () => {
    const seriesId = forbidden[0]?.id ?? 0;
    expect((await adult.call(content.addToMyList, { seriesId })).status).toBe(200);
    expect((await adult.call(content.myList, {})).data).toHaveLength(1);
    for (const way of ways()) expect((await child.call(content.myList, {}, way)).data).toEqual([]);
  });

  test('finds no titles for adults in lists and search', async () => {
    const codes = new Set(forbidden.map(({ code }) => code));
    for (const way of ways()) {
      const home = await child.call(content.categoryItems, { code: 'home', limit: 50 }, way);
      const found = await child.call(content.seriesSearch, { keyword: 'the' }, way);
      expect(home.status).toBe(200);
      for (const { code } of [...home.data, ...found.data]) expect(codes).not.toContain(code);
    }
  });
});

test('until a profile is chosen, a session browses as a child and cannot watch', async () => {
  await adult.call(auth.profilePin, { id: adultId, pin: '0404', password: DEMO_PASSWORD });
  const undecided = await product.member('family');
  const seriesId = forbidden[0]?.id ?? 0;
  expect((await undecided.call(content.seriesFindById, { seriesId })).status).toBe(404);
  const list = await undecided.call(content.myList, {});
  expect([list.status, list.meta?.['code']]).toEqual([403, 'PIN_REQUIRED']);
  const entered = await undecided.call(auth.profileSelect, { id: adultId, pin: '0404' });
  undecided.token = entered.data.accessToken;
  expect((await undecided.call(content.seriesFindById, { seriesId })).status).toBe(200);
});
