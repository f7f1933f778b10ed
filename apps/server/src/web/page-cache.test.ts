import { fc, test as property } from '@fast-check/vitest';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type CachedPage, pageCache } from './page-cache.ts';
import { blocksOf, gzipWithNonce } from './page-gzip.ts';
import { piecesOf, withNonce } from './pieces.ts';

const page = (body: string, status = 200): CachedPage => ({
  status,
  headers: [],
  pieces: [Buffer.from(body)],
  blocks: [],
});

function setup(most = 1000) {
  let clock = 0;
  let renderings = 0;
  const cache = pageCache(() => clock, most);
  const render = async (): Promise<CachedPage> => page(`rendering ${++renderings}`);
  return {
    cache,
    cached: cache.get,
    render,
    pass: (ms: number) => void (clock += ms),
    renderings: () => renderings,
  };
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

test('the cache is bounded in bytes; the page used longest ago is evicted first', async () => {
  const { cache } = setup(300);
  const large = (name: string) => async () => page(name.repeat(100));
  await cache.get('/a', large('a'));
  await cache.get('/b', large('b'));
  await cache.get('/c', large('c'));
  await cache.get('/a', large('a'));
  await cache.get('/d', large('d'));
  expect(['/a', '/b', '/c', '/d'].filter(cache.has)).toEqual(['/a', '/c', '/d']);
  expect(cache.bytes()).toBe(300);
});

test('a page larger than the whole cache is answered, not cached', async () => {
  const { cache } = setup(10);
  expect(await cache.get('/a', async () => page('a'.repeat(11)))).toMatchObject({ status: 200 });
  expect([cache.has('/a'), cache.bytes()]).toEqual([false, 0]);
});

test('expired pages, errors and redirects leave no bytes behind', async () => {
  const { cache, pass } = setup();
  await cache.get('/a', async () => page('a'));
  await cache.get('/b', async () => page('b', 302));
  await expect(cache.get('/c', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  pass(310_000);
  expect([cache.has('/a'), cache.bytes()]).toEqual([false, 0]);
});

test('an expired page is a copy for five minutes, also while and after a new one cannot be rendered', async () => {
  const { cache, pass, render } = setup();
  const copied = (key: string) => cache.copy(key)?.pieces.map(String);
  expect(copied('/')).toBeUndefined();
  await cache.get('/', render);
  pass(10_000);
  expect([cache.has('/'), copied('/')]).toEqual([false, ['rendering 1']]);
  const refused = Promise.withResolvers<CachedPage>();
  const failed = cache.get('/', () => refused.promise);
  expect([cache.has('/'), copied('/')]).toEqual([true, ['rendering 1']]);
  refused.reject(new Error('busy'));
  await expect(failed).rejects.toThrow('busy');
  expect([cache.has('/'), copied('/'), cache.bytes()]).toEqual([false, ['rendering 1'], 11]);
  await cache.get('/', render);
  expect([copied('/'), cache.bytes()]).toEqual([['rendering 2'], 11]);
  pass(309_999);
  expect(copied('/')).toEqual(['rendering 2']);
  pass(1);
  expect(copied('/')).toBeUndefined();
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
