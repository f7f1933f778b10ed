import { expect, test, vi } from 'vitest';
import { CachedBody } from './cached-body.ts';
import { type CacheEntry, StaleCache } from './stale-cache.ts';

const page = async (body: string, status = 200): Promise<CacheEntry> => ({
  status,
  body: await CachedBody.of(Buffer.from(body)),
});
const textOf = ({ body }: CacheEntry) => String(body.in('identity').bytes);

function setup(most = 1000) {
  let clock = 0;
  let renderings = 0;
  const cache = new StaleCache<CacheEntry>({ now: () => clock, most });
  const render = (): Promise<CacheEntry> => page(`rendering ${++renderings}`);
  return {
    cache,
    cached: cache.get.bind(cache),
    render,
    pass: (ms: number) => void (clock += ms),
    renderings: () => renderings,
  };
}

test('concurrent requests for one address cost one rendering', async () => {
  const { cached, render, renderings } = setup();
  const pages = await Promise.all(Array.from({ length: 200 }, () => cached('/', render)));
  expect(new Set(pages.map(textOf))).toEqual(new Set(['rendering 1']));
  expect(renderings()).toBe(1);
});

test('a page expires after ten seconds; a minute more it is sent while a new one is rendered', async () => {
  const { cache, render, pass, renderings } = setup();
  const shown = async () => textOf(await cache.get('/', render));
  await shown();
  pass(9999);
  expect([await shown(), renderings()]).toEqual(['rendering 1', 1]);
  pass(60_000);
  expect(cache.has('/')).toBe(true);
  const asked = await Promise.all([cache.get('/', render), cache.get('/', render)]);
  expect([...asked.map(textOf), renderings()]).toEqual(['rendering 1', 'rendering 1', 2]);
  await new Promise(setImmediate);
  expect(await shown()).toBe('rendering 2');
  pass(70_000);
  expect([cache.has('/'), await shown(), renderings()]).toEqual([false, 'rendering 3', 3]);
});

test('what was made from one thing can expire alone', async () => {
  const { cache, render } = setup();
  await cache.get('/channels', render);
  await cache.get('/', render);
  cache.expire((copy) => textOf(copy) === 'rendering 1');
  expect([cache.ready('/channels') === null, cache.ready('/') === null]).toEqual([true, false]);
  cache.expire();
  expect(cache.ready('/')).toBeNull();
});

test('a page that cannot be rendered again is tried again with the next request', async () => {
  const { cache, render, pass } = setup();
  await cache.get('/', render);
  pass(10_000);
  const busy = () => Promise.reject(new Error('busy'));
  expect(textOf(await cache.get('/', busy))).toBe('rendering 1');
  await new Promise(setImmediate);
  expect(textOf(await cache.get('/', render))).toBe('rendering 1');
  await new Promise(setImmediate);
  expect(textOf(await cache.get('/', render))).toBe('rendering 2');
  pass(10_000);
  await cache.get('/', () => page('', 404));
  await new Promise(setImmediate);
  expect([cache.has('/'), cache.bytes]).toEqual([false, 0]);
});

test('pages that have expired are rendered one by one, also after one that fails', async () => {
  let clock = 0;
  const cache = new StaleCache<CacheEntry>({ now: () => clock, most: 1000, oneByOne: true });
  const paths = ['/a', '/b', '/c'];
  for (const path of paths) await cache.get(path, () => page('old'));
  clock += 10_000;
  const started: string[] = [];
  const ends = paths.map(() => Promise.withResolvers<CacheEntry>());
  for (const [place, path] of paths.entries()) {
    const make = () => (started.push(path), ends[place]?.promise as Promise<CacheEntry>);
    expect(textOf(await cache.get(path, make))).toBe('old');
  }
  await new Promise(setImmediate);
  expect(started).toEqual(['/a']);
  ends[0]?.reject(new Error('busy'));
  await new Promise(setImmediate);
  expect(started).toEqual(['/a', '/b']);
  ends[1]?.resolve(await page('new'));
  await new Promise(setImmediate);
  expect(started).toEqual(paths);
  expect(paths.map((path) => textOf(cache.copy(path) as CacheEntry))).toEqual([
    'old',
    'new',
    'old',
  ]);
});

test('a rendering gets the page before, whose bytes it may keep', async () => {
  const { cache, render, pass } = setup();
  const first = await cache.get('/', render);
  pass(10_000);
  const old = Promise.withResolvers<CacheEntry | null>();
  await cache.get('/', async (before) => {
    old.resolve(before);
    return page('');
  });
  expect(await old.promise).toBe(first);
});

test('errors and redirects are not cached', async () => {
  const { cached, render, renderings } = setup();
  await expect(cached('/', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  );
  await cached('/', () => page('', 302));
  await cached('/', render);
  expect(renderings()).toBe(1);
});

test('the cache is bounded in bytes; the page used longest ago is evicted first', async () => {
  const { cache } = setup(300);
  const large = (name: string) => () => page(name.repeat(100));
  await cache.get('/a', large('a'));
  await cache.get('/b', large('b'));
  await cache.get('/c', large('c'));
  await cache.get('/a', large('a'));
  await cache.get('/d', large('d'));
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.has(key))).toEqual(['/a', '/c', '/d']);
  expect(cache.bytes).toBe(300);
});

test('a page larger than the whole cache is answered, not cached', async () => {
  const { cache } = setup(10);
  expect(await cache.get('/a', () => page('a'.repeat(11)))).toMatchObject({ status: 200 });
  expect([cache.has('/a'), cache.bytes]).toEqual([false, 0]);
});

test('expired pages, errors and redirects leave no bytes behind', async () => {
  const { cache, pass } = setup();
  await cache.get('/a', () => page('a'));
  await cache.get('/b', () => page('b', 302));
  await expect(cache.get('/c', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  pass(310_000);
  expect([cache.has('/a'), cache.bytes]).toEqual([false, 0]);
});

test('an expired page is a copy for five minutes, also while and after a new one cannot be rendered', async () => {
  const { cache, pass, render } = setup();
  const copied = (key: string) => {
    const copy = cache.copy(key);
    return copy && textOf(copy);
  };
  expect(copied('/')).toBeNull();
  await cache.get('/', render);
  pass(70_000);
  expect([cache.has('/'), copied('/')]).toEqual([false, 'rendering 1']);
  const refused = Promise.withResolvers<CacheEntry>();
  const failed = cache.get('/', () => refused.promise);
  expect([cache.has('/'), copied('/')]).toEqual([true, 'rendering 1']);
  refused.reject(new Error('busy'));
  await expect(failed).rejects.toThrow('busy');
  expect([cache.has('/'), copied('/'), cache.bytes]).toEqual([false, 'rendering 1', 11]);
  await cache.get('/', render);
  expect([copied('/'), cache.bytes]).toEqual(['rendering 2', 11]);
  pass(309_999);
  expect(copied('/')).toEqual('rendering 2');
  pass(1);
  expect(copied('/')).toBeNull();
});

test('after a change everything expires, and copies are sent once more', async () => {
  const { cache, render } = setup();
  await cache.get('/', render);
  cache.expire();
  const asked = await Promise.all([cache.get('/', render), cache.get('/', render)]);
  expect(asked.map(textOf)).toEqual(['rendering 1', 'rendering 1']);
  await new Promise(setImmediate);
  expect(textOf(await cache.get('/', render))).toBe('rendering 2');
});

test('one in memory is ready while it is fresh, and the last one while a new one is made', async () => {
  const { cache, cached, render, pass } = setup();
  expect(cache.ready('/')).toBeNull();
  const first = await cached('/', render);
  expect(cache.ready('/')).toBe(first);
  pass(10_000);
  expect(cache.ready('/')).toBeNull();
  let finish = (_page: CacheEntry): void => undefined;
  await cached('/', () => new Promise<CacheEntry>((done) => void (finish = done)));
  expect(cache.ready('/')).toBe(first);
  pass(60_000);
  expect(cache.ready('/')).toBeNull();
  const second = await page('second');
  finish(second);
  await vi.waitFor(() => expect(cache.ready('/')).toBe(second), { timeout: 30_000 });
});

test('what is cleared is not sent again, nor what was being made', async () => {
  const { cached, cache, render, pass } = setup();
  await cached('/', render);
  pass(10_001);
  // The copy is sent while the next one is made.
  await cached('/', render);
  const late = cached('/late', render);
  cache.clear();
  expect([cache.ready('/'), cache.copy('/'), cache.bytes]).toEqual([null, null, 0]);
  await late;
  await cached('/other', render);
  expect([cache.copy('/'), cache.copy('/late')]).toEqual([null, null]);
  expect(textOf(await cached('/late', render))).toBe('rendering 5');
});

test('what is retired is sent to nobody while a new one is made, and stays as a copy for faults', async () => {
  const { cache, render, renderings, pass } = setup();
  await cache.get('/', render);
  await cache.get('/other', render);
  cache.retire();
  expect([cache.ready('/'), cache.has('/'), cache.has('/other')]).toEqual([null, false, false]);
  expect(textOf(cache.copy('/') as CacheEntry)).toBe('rendering 1');
  const busy = () => Promise.reject(new Error('busy'));
  await expect(cache.get('/', busy)).rejects.toThrow('busy');
  expect(textOf(cache.copy('/') as CacheEntry)).toBe('rendering 1');
  const asked = await Promise.all([cache.get('/', render), cache.get('/', render)]);
  expect([...asked.map(textOf), renderings()]).toEqual(['rendering 3', 'rendering 3', 3]);
  expect(textOf(cache.ready('/') as CacheEntry)).toBe('rendering 3');
  // Copies of what nobody asks for are retained as long as others that expired so long ago.
  pass(239_999);
  expect(textOf(cache.copy('/other') as CacheEntry)).toBe('rendering 2');
  pass(1);
  expect(cache.copy('/other')).toBeNull();
});

test('what was being made when it was retired is not fresh afterwards', async () => {
  const { cache, pass } = setup();
  const { promise: first, resolve: make } = Promise.withResolvers<CacheEntry>();
  const begun = cache.get('/first', () => first);
  await cache.get('/again', () => page('old'));
  pass(10_000);
  const { promise: next, resolve: refresh } = Promise.withResolvers<CacheEntry>();
  expect(textOf(await cache.get('/again', () => next))).toBe('old');
  cache.retire();
  make(await page('before the change'));
  refresh(await page('before the change'));
  await begun;
  await new Promise(setImmediate);
  for (const path of ['/first', '/again']) {
    expect([path, cache.ready(path), cache.has(path)]).toEqual([path, null, false]);
    expect(textOf(await cache.get(path, () => page('after it')))).toBe('after it');
  }
});

test('what was being made once more when it expired is sent once more, and made again', async () => {
  const { cache, pass } = setup();
  await cache.get('/', () => page('old'));
  pass(10_000);
  const { promise, resolve } = Promise.withResolvers<CacheEntry>();
  await cache.get('/', () => promise);
  cache.expire();
  resolve(await page('before the change'));
  await new Promise(setImmediate);
  expect(cache.ready('/')).toBeNull();
  expect(textOf(await cache.get('/', () => page('after it')))).toBe('before the change');
  await new Promise(setImmediate);
  expect(textOf(await cache.get('/', () => page('no more')))).toBe('after it');
});
