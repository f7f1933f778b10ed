import { type AnyCall, content } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

/** SEC-22: answers that are the same for everybody may be cached for 30 s; answers to members may not be cached. */

const PUBLIC = 'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400';
const isCall = (each: unknown): each is AnyCall =>
  typeof each === 'object' && each !== null && 'paths' in each;
const READS = (Object.values(content) as unknown[])
  .filter(isCall)
  .filter(({ method }) => method === 'GET');

let product: ProductApp;
let guest: Visitor;
let member: Visitor;
let known: Record<string, number>;
beforeAll(async () => {
  product = await openProductApp();
  // The demo uses the product's legal texts.
  const terms = { updated: '2026-10-01', texts: { en: '# Terms\n\n## One\n\nText.' } };
  await product.database.pool.query(
    `update content.site set document = jsonb_set(document, '{legal}', $1)`,
    [{ 'terms-of-use': terms }],
  );
  guest = product.visitor();
  member = await product.member('family');
  const { rows } = await product.database.pool.query(
    `select t.id as "seriesId", t.id as "contentId", t.first_video_id as "videoId",
       (select min(id) from content.season s where s.title_id = t.id) as "seasonId",
       (select min(id) from content.genre) as "genreId", (select min(id) from content.channel) as id
     from content.title t where t.kind = 'SERIES' order by t.position limit 1`,
  );
  known = rows[0];
});
afterAll(() => product.close());

/** The input of a call: an existing value for each of its fields. */
function argsOf(call: AnyCall): Record<string, unknown> {
  const names = [call.params, call.query].flatMap((schema) => Object.keys(schema?.shape ?? {}));
  const examples: Record<string, unknown> = {
    ...known,
    keyword: 'nur',
    maxAge: 7,
    from: new Date(product.now()).toISOString(),
    containerCode: 'new-episodes',
    videoCode: 'nur-film',
    code: CODES[call.name] ?? 'home',
    name: 'terms-of-use',
  };
  const alone = names.includes('seriesId') ? names.filter((name) => name !== 'code') : names;
  return Object.fromEntries(
    alone.flatMap((name) => (Object.hasOwn(examples, name) ? [[name, examples[name]]] : [])),
  );
}

const CODES: Record<string, string> = {
  'content.channelByCode': 'fanous',
  'content.channelsOfCategory': 'all',
  'content.genreList': 'drama',
  'content.siteCampaign': 'eid-mubarek',
  'content.sitePopup': 'promo',
  'content.translation': 'en',
};

describe('caching', () => {
  const lists = READS.filter(({ cache }) => cache === 'public' || cache === 'guest');

  test.each(lists.map((call) => [call.name, call] as const))(
    '%s may be cached for a guest, and for a member only if it is the same for everybody',
    async (_name, call) => {
      const asGuest = await guest.call(call, argsOf(call));
      expect([asGuest.status, asGuest.headers['cache-control']]).toEqual([200, PUBLIC]);
      expect(asGuest.headers['vary']).toContain('x-language');
      expect(asGuest.headers['set-cookie']).toBeUndefined();
      const asMember = await member.call(call, argsOf(call));
      expect(asMember.headers['cache-control']).toBe(call.cache === 'public' ? PUBLIC : 'no-store');
    },
  );

  test.each(
    READS.filter((call) => !lists.includes(call)).map((call) => [call.name, call] as const),
  )('%s may not be cached', async (_name, call) => {
    for (const visitor of [guest, member])
      expect((await visitor.call(call, argsOf(call))).headers['cache-control']).toBe('no-store');
  });

  test('lists that every visitor requests may be cached', () => {
    const names = lists.map(({ name }) => name.replace('content.', ''));
    for (const name of [
      'categories',
      'carousel',
      'breakdowns',
      'faqList',
      'languages',
      'seriesList',
    ])
      expect(names).toContain(name);
    for (const name of ['myList', 'channelFavourites', 'deviceList', 'videoFindById'])
      expect(names).not.toContain(name);
  });

  test('the texts of a language are immutable at their current version; at another one they are cached for 30 s', async () => {
    const { data: languages } = await guest.call(content.languages, {});
    const { version } = languages.find(({ code }) => code === 'ar') ?? { version: '' };
    const asked = async (v: string) =>
      (await guest.call(content.translation, { code: 'ar', v })).headers['cache-control'];
    expect(await asked(version)).toBe('public, max-age=31536000, immutable');
    expect(await asked('an older one')).toBe(PUBLIC);
  });
});
