import { content } from '@kandil/contract';
import type { SubtitleKind } from '@kandil/contract/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const CODE = 'keeper-of-cordoba-s1e1';
let product: ProductApp;
let guest: Visitor;
let videoId = 0;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
  await product.database.pool.query(`
    insert into content.asset (id, manifest) values ('film', '{}');
    insert into content.asset_sound (asset_id, track, language, kind, position)
      values ('film', 'tr', 'tr', 'MAIN', 0), ('film', 'tr.ad', 'tr', 'DESCRIPTION', 1);
    insert into content.video_asset (code, asset_id, duration) values ('${CODE}', 'film', 60);
    insert into content.subtitle_file (id, version, bytes, sha256) values ('text', '1', 1, '');
    insert into content.video_subtitle (code, language, kind, file_id, source)
      select '${CODE}', language, kind, 'text', 'FILM'
      from (values ('tr', 'FULL'), ('tr', 'SDH'), ('en', 'SDH'), ('fr', 'FORCED')) as x (language, kind)`);
  videoId = (await guest.call(content.videoByCode, { videoCode: CODE })).data.id;
});
afterAll(() => product.close());

const ask = (requestedSubtitleLanguageCode: string, kind?: SubtitleKind, visitor = guest) =>
  visitor.call(content.captionUrl, {
    videoId,
    requestedSubtitleLanguageCode,
    ...(kind && { kind }),
  });

test('a video says its subtitles with their kinds, and the languages of those that one can choose', async () => {
  const { data } = await guest.call(content.videoFindById, { videoId });
  expect(data.subtitleLanguages).toEqual(['en', 'tr']);
  expect(data.subtitleTracks).toEqual([
    { languageCode: 'tr', kind: 'FULL' },
    { languageCode: 'en', kind: 'SDH' },
    { languageCode: 'tr', kind: 'SDH' },
    { languageCode: 'fr', kind: 'FORCED' },
  ]);
});

test('a series says in which languages its episodes can be followed without eyes or ears', async () => {
  const { data } = await guest.call(content.seriesFindById, { code: 'keeper-of-cordoba' });
  expect(data.describedLanguages).toEqual(['tr']);
  expect(data.sdhLanguages).toEqual(['en', 'tr']);
});

test.each([
  ['tr', undefined, 'FULL', 'tr'],
  ['tr', 'SDH', 'SDH', 'tr.sdh'],
  ['en', undefined, 'SDH', 'en.sdh'],
  ['fr', 'FORCED', 'FORCED', 'fr.forced'],
] as const)('subtitles in %s of the kind %s are %s', async (language, kind, given, key) => {
  const { data } = await ask(language, kind);
  expect([data.languageCode, data.kind]).toEqual([language, given]);
  expect(data.url).toMatch(
    new RegExp(String.raw`/${CODE}/subtitles/${key.replace('.', '[.]')}\.vtt$`),
  );
});

test.each([
  ['fr', undefined, 404],
  ['en', 'FULL', 404],
  ['tr', 'FORCED', 404],
  ['tr', 'sdh', 400],
])('subtitles in %s of the kind %s are refused with %i', async (language, kind, status) => {
  expect((await ask(language, kind as SubtitleKind)).status).toBe(status);
});

test('those of a paid video need a plan, whatever their kind', async () => {
  const paid = { videoCode: 'keeper-of-cordoba-s1e2' };
  const { id } = (await guest.call(content.videoByCode, paid)).data;
  const answer = await guest.call(content.captionUrl, {
    videoId: id,
    requestedSubtitleLanguageCode: 'tr',
    kind: 'SDH',
  });
  // A demo video has no such subtitles, which a guest may know; the full ones are refused.
  expect(answer.status).toBe(404);
  const full = { videoId: id, requestedSubtitleLanguageCode: 'tr', kind: 'FULL' } as const;
  expect((await guest.call(content.captionUrl, full)).status).toBe(401);
});

test('a video of the catalogue has one kind: that of its clips', async () => {
  const { data } = await guest.call(content.videoByCode, { videoCode: 'keeper-of-cordoba-s1e2' });
  expect(data.subtitleTracks).toEqual(
    data.subtitleLanguages.map((languageCode) => ({ languageCode, kind: 'FULL' })),
  );
});
