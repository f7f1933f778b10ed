import { auth, content } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import type { Visitor } from '../../../../testing/visitor.ts';

let product: ProductApp;
let parent: Visitor;
let child: Visitor;
let childId: number;
const titles = new Map<string, number>();
beforeAll(async () => {
  product = await openProductApp();
  parent = await product.member('family');
  child = await product.member('family', { kids: true });
  const profiles = (await parent.call(auth.profileList, {})).data;
  childId = profiles.find(({ profileType }) => profileType === 'KIDS')?.id ?? 0;
  const { rows } = await product.database.pool.query<{ code: string; id: number }>(
    'select code, id from content.title',
  );
  for (const { code, id } of rows) titles.set(code, id);
});
afterAll(() => product.close());
beforeEach(async () => {
  await parent.call(auth.allowListSet, { id: childId, titleIds: null });
  await parent.call(auth.profileEdit, { id: childId, maxAge: 7 });
});

const idOf = (code: string) => titles.get(code) ?? 0;
const set = (...codes: string[]) =>
  parent.call(auth.allowListSet, { id: childId, titleIds: codes.map(idOf) });
const refusal = ({ status, meta }: { status: number; meta: Record<string, unknown> | null }) => [
  status,
  meta?.['code'],
];
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code).sort();
const ofChild = async () => codes((await child.call(content.seriesList, { limit: 50 })).data);

describe('the age of a child', () => {
  test('is 7 at first, and decides at once what it sees', async () => {
    const fields = { profileName: 'Sami', avatarId: 'rocket', langCode: 'en' };
    const { data: added } = await parent.call(auth.profileAdd, { ...fields, profileType: 'KIDS' });
    expect(added).toMatchObject({ maxAge: 7, hasAllowList: false });
    await parent.call(auth.profileDelete, { id: added.id });
    expect(await ofChild()).toContain('little-astronomer');
    const { data } = await parent.call(auth.profileEdit, { id: childId, maxAge: 3 });
    expect(data.maxAge).toBe(3);
    expect(await ofChild()).not.toContain('little-astronomer');
    expect(await ofChild()).toContain('moonlight-friends');
  });

  test('of an adult there is none', async () => {
    const [main] = (await parent.call(auth.profileList, {})).data;
    const { data } = await parent.call(auth.profileEdit, { id: main?.id ?? 0, maxAge: 3 });
    expect(data).toMatchObject({ profileType: 'ADULT', maxAge: null });
  });

  test('is 3, 7 or 10', async () => {
    for (const maxAge of [0, 5, 18, '7'])
      expect(
        refusal(await parent.call(auth.profileEdit, { id: childId, maxAge: maxAge as never })),
      ).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('an allow list', () => {
  test('is all that the child sees, in its order, without channels', async () => {
    const { data } = await set('paper-boat', 'moonlight-friends');
    expect(data.titles?.map(({ code, shown }) => [code, shown])).toEqual([
      ['paper-boat', true],
      ['moonlight-friends', true],
    ]);
    expect((await parent.call(auth.allowListOf, { id: childId })).data).toEqual(data);
    expect(await ofChild()).toEqual(['moonlight-friends', 'paper-boat']);
    expect((await child.call(content.channelsAll, {})).data).toEqual([]);
    const profiles = (await parent.call(auth.profileList, {})).data;
    expect(profiles.find(({ id }) => id === childId)?.hasAllowList).toBe(true);
  });

  test('shows nothing while it is empty, and no longer limits once it is removed', async () => {
    expect((await set()).data).toEqual({ titles: [] });
    expect(await ofChild()).toEqual([]);
    const removed = await parent.call(auth.allowListSet, { id: childId, titleIds: null });
    expect(removed.data).toEqual({ titles: null });
    expect(await ofChild()).toContain('moonlight-friends');
  });

  test('never shows more than the age', async () => {
    const { data } = await set('little-astronomer', 'son-kale');
    expect(data.titles?.map(({ shown }) => shown)).toEqual([true, false]);
    await parent.call(auth.profileEdit, { id: childId, maxAge: 3 });
    const narrowed = (await parent.call(auth.allowListOf, { id: childId })).data;
    expect(narrowed.titles?.map(({ shown }) => shown)).toEqual([false, false]);
    expect(await ofChild()).toEqual([]);
  });

  test('loses unknown titles, repeated ones, and those that leave the catalogue', async () => {
    const pool = product.database.pool;
    const { rows } = await pool.query<{ id: number }>(`
      insert into content.title (code, kind, title, eyebrow, storyline, year, age_rating, kids, likes, dislikes, audio,
        subtitles, pictures, position)
      select 'passing', kind, title, eyebrow, storyline, year, age_rating, kids, 0, 0, audio, subtitles, pictures, 999
      from content.title where code = 'paper-boat' returning id`);
    const passing = rows[0]?.id ?? 0;
    const titleIds = [passing, idOf('paper-boat'), idOf('paper-boat'), 2_000_000_000];
    const { data } = await parent.call(auth.allowListSet, { id: childId, titleIds });
    expect(codes(data.titles ?? [])).toEqual(['paper-boat', 'passing']);
    await pool.query('delete from content.title where id = $1', [passing]);
    const left = (await parent.call(auth.allowListOf, { id: childId })).data;
    expect(codes(left.titles ?? [])).toEqual(['paper-boat']);
  });

  test('has at most 200 titles', async () => {
    const titleIds = Array.from({ length: 201 }, (_, index) => index + 1);
    expect(refusal(await parent.call(auth.allowListSet, { id: childId, titleIds }))).toEqual([
      400,
      'INVALID_INPUT',
    ]);
  });

  test('is in the export of the account, and goes with the profile', async () => {
    await set('paper-boat');
    const { data } = await parent.call(auth.dataExport, {});
    expect(data).toMatchObject({
      allowLists: [{ profileId: childId, titles: [{ code: 'paper-boat' }] }],
    });
    const exported = data as { profiles: { id: number; maxAge: number | null }[] };
    expect(exported.profiles.find(({ id }) => id === childId)?.maxAge).toBe(7);
    const fields = { profileName: 'Sami', avatarId: 'rocket', langCode: 'en' };
    const { data: other } = await parent.call(auth.profileAdd, { ...fields, profileType: 'KIDS' });
    await parent.call(auth.allowListSet, { id: other.id, titleIds: [idOf('paper-boat')] });
    await parent.call(auth.profileDelete, { id: other.id });
    const { rows } = await product.database.pool.query(
      'select 1 from auth.profiles where id = $1',
      [other.id],
    );
    expect(rows).toEqual([]);
  });

  test('and age belong to the grown-ups of the account: no child, no other account, no guest', async () => {
    const entered = await product.member('family');
    const { data } = await entered.call(auth.profileSelect, { id: childId });
    entered.token = data.accessToken;
    const stranger = await product.member('member');
    const attempts = (visitor: Visitor) =>
      Promise.all([
        visitor.call(auth.allowListOf, { id: childId }),
        visitor.call(auth.allowListSet, { id: childId, titleIds: null }),
        visitor.call(auth.profileEdit, { id: childId, maxAge: 10 }),
      ]);
    const all = (expected: unknown) => [expected, expected, expected];
    expect((await attempts(entered)).map(refusal)).toEqual(all([403, 'KIDS_PROFILE']));
    expect((await attempts(stranger)).map(refusal)).toEqual(all([404, 'NOT_FOUND']));
    expect((await attempts(product.visitor())).map(refusal)).toEqual(all([401, 'LOGIN_REQUIRED']));
    expect(refusal(await entered.call(content.childTitles, { maxAge: 10 }))).toEqual([
      403,
      'KIDS_PROFILE',
    ]);
  });

  test('belongs to no adult profile', async () => {
    const [main] = (await parent.call(auth.profileList, {})).data;
    const id = main?.id ?? 0;
    expect(refusal(await parent.call(auth.allowListSet, { id, titleIds: [] }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });
});

test('a grown-up finds what a child of an age may see', async () => {
  const offered = async (maxAge: 3 | 7 | 10, keyword?: string) =>
    codes(
      (await parent.call(content.childTitles, { maxAge, limit: 50, ...(keyword && { keyword }) }))
        .data,
    );
  expect(await offered(3)).toEqual([
    'camel-who-counted-stars',
    'moonlight-friends',
    'paper-boat',
    'tale-of-the-simurgh',
    'zeytins-garden',
  ]);
  expect(await offered(7)).toHaveLength(7);
  expect(await offered(10)).toEqual(await offered(7));
  expect(await offered(7, 'astronomer')).toEqual(['little-astronomer']);
  expect(await offered(3, 'astronomer')).toEqual([]);
  expect(await offered(7, 'son kale')).toEqual([]);
});
