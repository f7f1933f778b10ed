import { fc, test as property } from '@fast-check/vitest';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type CachedPage, pageCache, piecesOf, withNonce } from './page-cache.ts';
import { blocksOf, gzipWithNonce } from './page-gzip.ts';

const page = (body: string, status = 200): CachedPage => ({
  status,
  headers: [],
  pieces: [Buffer.from(body)],
  blocks: [],
});

function setup() {
  let clock = 0;
  let renderings = 0;
  const cached = pageCache(() => clock);
  const render = async (): Promise<CachedPage> => page(`rendering ${++renderings}`);
  return { cached, render, pass: (ms: number) => void (clock += ms), renderings: () => renderings };
}

test('concurrent requests for one address cost one rendering', async () => {
  const { cached, render, renderings } = setup();
  const pages = await Promise.all(Array.from({ length: 200 }, () => cached('/', render)));
  expect(new Set(pages.map(({ pieces }) => String(pieces[0])))).toEqual(new Set(['rendering 1']));
  expect(renderings()).toBe(1);
});

test('a page expires after ten seconds', async () => {
  const { cached, render, pass, renderings } = setup();
  await cached('/', render);
  pass(9999);
  await cached('/', render);
  pass(1);
  await cached('/', render);
  expect(renderings()).toBe(2);
});

test('errors and redirects are not cached', async () => {
  const { cached, render, renderings } = setup();
  await expect(cached('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  await cached('/', async () => page('', 302));
  await cached('/', render);
  expect(renderings()).toBe(1);
});

test('the cache is bounded', async () => {
  const { cached, render, renderings } = setup();
  for (let count = 0; count <= 500; count++) await cached(`/search/${count}`, render);
  await cached('/search/0', render);
  expect(renderings()).toBe(502);
});

test('each answer has its own nonce', () => {
  const pieces = piecesOf(
    '<script nonce="MARK"></script><style nonce="MARK">«ظلال»</style>',
    'MARK',
  );
  expect(String(withNonce(pieces, 'abc'))).toBe(
    '<script nonce="abc"></script><style nonce="abc">«ظلال»</style>',
  );
});

const piece = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ maxLength: 50 }).map((text) => Buffer.from(text.repeat(3000))),
);
property.prop([fc.array(piece, { minLength: 1, maxLength: 5 }), fc.stringMatching(/^[\w-]{24}$/)])(
  'a precompressed page decompresses to the page with the nonce of the answer',
  async (pieces, nonce) => {
    const gzipped = gzipWithNonce(pieces, await blocksOf(pieces), nonce);
    expect(gunzipSync(gzipped).equals(withNonce(pieces, nonce))).toBe(true);
  },
);
