import { content } from '@kandil/contract';
import { audience } from '@kandil/contract/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import { putAside, usedAgain } from '../../../testing/family.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { rankTitles } from '../jobs/jobs.ts';

let product: ProductApp;
let guest: Visitor;
let titles: { id: number; code: string; kids: boolean; kind: string; videos: number[] }[];
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
  ({ rows: titles } = await product.database.pool.query(
    `select t.id, t.code, t.kids, t.kind, array_agg(v.id order by v.next_id nulls last) as videos
     from content.title t join content.video v on v.title_id = t.id and v.type <> 'PREVIEW'
     group by t.id order by t.position`,
  ));
});
afterAll(() => product.close());

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
const title = (code: string) => {
  const known = titles.find((each) => each.code === code);
  if (!known) throw new Error(`no title '${code}'`);
  return known;
};

/** Runs the job and clears the cache of the service. */
async function rank(): Promise<void> {
  await transaction(schemaOf(product.database, 'content'), (trx) =>
    product.queue.enqueue(trx, rankTitles, {}),
  );
  const open = async () =>
    (
      await product.database.pool.query(
        `select 1 from queue.job where name = $1 and state in ('created', 'retry', 'active')`,
        [rankTitles.name],
      )
    ).rows.length;
  await expect.poll(open, { timeout: 20_000, interval: 20 }).toBe(0);
  product.forget();
}

/** Lets profiles, with ids from `first` on, watch the same titles. */
async function watchTogether(first: number, profiles: number, ...watched: string[]): Promise<void> {
  await product.database.pool.query(
    `insert into watch.progress (profile_id, video_id, last_sec, duration, finished, begun, event_time)
     select profile, video, 60, 600, false, true, now()
     from generate_series($1::int, $1::int + $2::int - 1) profile, unnest($3::int[]) video`,
    [first, profiles, watched.map((code) => title(code).videos[0])],
  );
}

const similarTo = async (visitor: Visitor, code: string) =>
  codes((await visitor.call(content.contentSimilar, { contentId: title(code).id })).data);
const table = async () =>
  (
    await product.database.pool.query(
      'select xmin::text, * from content.similar_title order by title_id, other_id',
    )
  ).rows;
const discovery = async (visitor: Visitor, limit = 50) => {
  const { data: rows } = await visitor.call(content.breakdowns, {});
  const row = rows.find(({ type }) => type === 'DISCOVERY');
  const items = await visitor.call(content.breakdownItemsPaged, {
    containerCode: row?.code ?? '',
    limit,
  });
  expect(codes(row?.videoResources ?? [])).toEqual(codes(items.data).slice(0, 7));
  return codes(items.data);
};

describe('similar titles', { tags: ['CONTENT-28'] }, () => {
  test('without viewings, people and genres decide, with and without a ranking', async () => {
    const before = await similarTo(guest, 'wolves-of-the-steppe');
    await rank();
    const after = await similarTo(guest, 'wolves-of-the-steppe');
    expect(before.slice(0, 2)).toContain('son-kale');
    expect(after.slice(0, 2)).toContain('son-kale');
  });

  test('titles that the same profiles watch move to the front, for both titles', async () => {
    const before = await similarTo(guest, 'wolves-of-the-steppe');
    const last = titles
      .filter(({ kids }) => !kids)
      .map(({ code }) => code)
      .findLast((code) => !before.includes(code) && code !== 'wolves-of-the-steppe');
    await watchTogether(5000, 40, 'wolves-of-the-steppe', last ?? '');
    await rank();
    expect((await similarTo(guest, 'wolves-of-the-steppe'))[0]).toBe(last);
    expect((await similarTo(guest, last ?? ''))[0]).toBe('wolves-of-the-steppe');
  });

  test('a second ranking changes nothing and writes no row', async () => {
    await rank();
    const before = await table();
    await rank();
    expect(await table()).toEqual(before);
    const { rows } = await product.database.pool.query(
      `select max(n)::int as most from (
         select count(*) as n from content.similar_title s join content.title t on t.id = s.title_id
         where not t.kids group by t.id) each`,
    );
    expect(rows[0].most).toBeLessThanOrEqual(30);
  });

  test('T-E04 a profile for children gets only titles for children, whatever others watch together', async () => {
    const kidsTitle = titles.find(({ kids }) => kids)?.code ?? '';
    await watchTogether(6000, 40, kidsTitle, 'wolves-of-the-steppe');
    await rank();
    expect((await similarTo(guest, kidsTitle))[0]).toBe('wolves-of-the-steppe');
    const child = await product.member('family', { kids: true });
    const named = await similarTo(child, kidsTitle);
    expect(named.length).toBeGreaterThan(1);
    expect(named.every((code) => title(code).kids)).toBe(true);
  });
});

describe('the DISCOVERY row', () => {
  test('shows guests popular titles; a title that many watch now rises', async () => {
    const before = await discovery(guest);
    const slow = before.at(-1) ?? '';
    await watchTogether(7000, 200, slow);
    await rank();
    const after = await discovery(guest);
    expect(after.indexOf(slow)).toBeLessThan(3);
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  test('shows a member titles similar to the watched ones first, without finished ones', async () => {
    const member = await product.member('member');
    await rank();
    const before = await discovery(member);
    const { data: film } = await guest.call(content.seriesFindById, { code: 'nur' });
    expect(before).toContain(film.code);
    const { data: self } = await guest.call(content.seriesFindById, {
      code: 'wolves-of-the-steppe',
    });
    const profileId = await profileOf(member);
    await watchedBy(profileId, film.firstVideoId ?? 0, true);
    await watchedBy(profileId, self.firstVideoId ?? 0, false);
    const after = await discovery(member);
    expect(after).not.toContain(film.code);
    expect(after.at(-1)).toBe(self.code);
    const [likest = ''] = (await similarTo(guest, self.code)).filter((code) =>
      before.includes(code),
    );
    expect(after.indexOf(likest)).toBeLessThan(3);
    expect(await discovery(guest)).toContain(film.code);
  });

  test('leaves out titles that the member dislikes', async () => {
    const member = await product.member('free');
    const [first = ''] = await discovery(member);
    await member.call(content.contentLikesRate, {
      seriesId: title(first).id,
      likesRate: 'DISLIKE',
    });
    expect(await discovery(member)).not.toContain(first);
  });

  test('on a page that members share has no tiles; those of the member come alone, in the same order', async () => {
    const member = await product.member('member');
    const rowOf = async (visitor: Visitor, headers = {}) => {
      const { data } = await visitor.call(content.breakdowns, {}, { headers });
      const row = data.find(({ type }) => type === 'DISCOVERY');
      return { id: row?.id ?? 0, tiles: codes(row?.videoResources ?? []) };
    };
    const [shared, own] = [await rowOf(guest, { 'x-audience': 'ADULT' }), await rowOf(member)];
    expect(shared).toEqual({ id: own.id, tiles: [] });
    expect(own.tiles).not.toEqual((await rowOf(guest)).tiles);
    const { data } = await member.call(content.memberPart, { rows: String(own.id) });
    expect(
      data.rows.map(({ id, videoResources }) => ({ id, tiles: codes(videoResources) })),
    ).toEqual([own]);
  });

  test('has the popular order for an account whose data are set aside, on its own page and a shared one', async () => {
    const member = await product.member('member');
    const [own, popular] = [await discovery(member), await discovery(guest)];
    expect(own).not.toEqual(popular);
    const { data } = await member.call(content.breakdowns, {});
    const rows = String(data.find(({ type }) => type === 'DISCOVERY')?.id);
    const shared = async () =>
      codes((await member.call(content.memberPart, { rows })).data.rows[0]?.videoResources ?? []);
    expect(await shared()).toEqual(own.slice(0, 7));
    const { rows: accounts } = await product.database.pool.query<{ id: string }>(
      'select account_id as id from auth.profiles where id = $1',
      [await profileOf(member)],
    );
    await putAside(product, accounts[0]?.id ?? '');
    expect(await discovery(member)).toEqual(popular);
    expect(await shared()).toEqual(popular.slice(0, 7));
    await usedAgain(product);
    expect([await discovery(member), await shared()]).toEqual([own, own.slice(0, 7)]);
  });

  test('T-E04 shows a profile for children only titles for children; with everything finished, the popular order', async () => {
    const child = await product.member('family', { kids: true });
    const shown = await discovery(child);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((code) => title(code).kids)).toBe(true);
    for (const { id } of titles.filter(({ kids }) => kids))
      await child.call(content.contentLikesRate, { seriesId: id, likesRate: 'DISLIKE' });
    expect((await discovery(child)).toSorted()).toEqual(shown.toSorted());
  });

  test('has the same other orders for everybody', async () => {
    const member = await product.member('member');
    const by = async (visitor: Visitor) => {
      const { data: rows } = await visitor.call(content.breakdowns, {});
      const containerCode = rows.find(({ type }) => type === 'DISCOVERY')?.code ?? '';
      const args = { containerCode, sortType: 'TITLE', limit: 50 } as const;
      return codes((await visitor.call(content.breakdownItemsPaged, args)).data);
    };
    expect(await by(member)).toEqual(await by(guest));
  });

  test('reads a profile’s history and opinions once, whatever the number of such rows', async () => {
    const member = await product.member('member');
    const { pool } = product.database;
    const before = await queriesOf(() => member.call(content.breakdowns, {}));
    await pool.query(
      `with row as (
         insert into content.breakdown (code, category_id, title, type, position)
         select code || n, category_id, title, type, position + n
         from content.breakdown, generate_series(1, 3) n where code = 'for-this-evening' returning id)
       insert into content.breakdown_item (breakdown_id, title_id, video_id, position)
       select row.id, i.title_id, i.video_id, i.position from row, content.breakdown_item i
       join content.breakdown b on b.id = i.breakdown_id where b.code = 'for-this-evening'`,
    );
    product.forget();
    const { data: rows } = await member.call(content.breakdowns, {});
    expect(rows.filter(({ type }) => type === 'DISCOVERY')).toHaveLength(4);
    // One query orders each of the three rows.
    expect(await queriesOf(() => member.call(content.breakdowns, {}))).toBe(before + 3);
  });

  /** Number of connections that an action takes from the pool; the minimum of several runs, because jobs take some too. */
  async function queriesOf(something: () => Promise<unknown>): Promise<number> {
    const counts: number[] = [];
    const { pool } = product.database;
    for (let round = 0; round < 6; round += 1) {
      let taken = 0;
      const take = () => void (taken += 1);
      pool.on('acquire', take);
      await something();
      pool.off('acquire', take);
      counts.push(taken);
    }
    return Math.min(...counts);
  }

  async function profileOf(member: Visitor): Promise<number> {
    await member.call(content.addToMyList, { seriesId: title('nur').id });
    const { rows } = await product.database.pool.query(
      'select profile_id from content.my_list order by added_at desc limit 1',
    );
    await member.call(content.removeToMyList, { seriesId: title('nur').id });
    return rows[0].profile_id;
  }

  async function watchedBy(profileId: number, videoId: number, finished: boolean): Promise<void> {
    await product.database.pool.query(
      `insert into watch.progress (profile_id, video_id, last_sec, duration, finished, begun, event_time)
       values ($1, $2, 60, 600, $3, true, now())`,
      [profileId, videoId, finished],
    );
  }
});

describe('the audience of the watch service', () => {
  test('comes by profile, in batches, and as a sample of every n-th profile', async () => {
    await watchTogether(9001, 6, 'nur', 'wolves-of-the-steppe');
    const ask = async (after: number, every: number, limit: number) => {
      const { profiles, lastProfileId } = await product.internal(audience, { after, every, limit });
      expect(lastProfileId).toBe(9006);
      expect(profiles.every(({ watched }) => watched.length === 2)).toBe(true);
      return profiles.map(({ profileId }) => profileId);
    };
    expect(await ask(9000, 1, 4)).toEqual([9001, 9002, 9003, 9004]);
    expect(await ask(9004, 1, 4)).toEqual([9005, 9006]);
    expect(await ask(9000, 3, 4)).toEqual([9003, 9006]);
  });

  test('is not available from outside', async () => {
    for (const url of ['/api/watch/audience', '/internal/watch/audience']) {
      const payload = { after: 0, every: 1, limit: 1 };
      expect((await product.app.inject({ method: 'POST', url, payload })).statusCode).toBe(404);
    }
  });
});
