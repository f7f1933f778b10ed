import { type Stack, startStack } from '@kandil/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';

let product: Stack;
beforeAll(async () => {
  product = await startStack({
    env: { PUBLIC_ORIGIN: 'https://kandil.example', AVOD_ENABLED: 'true' },
  });
}, 120_000);
afterAll(() => product?.stop());

async function dataOf<T>(path: string, body?: object): Promise<T> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return ((await (await fetch(product.url + path, init)).json()) as { data: T }).data;
}

/** The address of a stream that guests may watch. */
async function stream(): Promise<string> {
  const code = 'keeper-of-cordoba-s1e1';
  const { id } = await dataOf<{ id: number }>(`/api/content/video/code?videoCode=${code}`);
  const { playback } = await dataOf<{ playback: { url: string } }>('/api/watch/content-access', {
    videoId: id,
    event: 'START',
    eventTime: new Date().toISOString(),
    sessionId: 'https-answers',
  });
  return new URL(playback.url, product.url).pathname + new URL(playback.url, product.url).search;
}

/** The address of the video in a stream. */
async function segment(stream: string): Promise<string> {
  let address = new URL(stream, product.url);
  while (address.pathname.endsWith('.m3u8')) {
    const lines = (await (await fetch(address)).text()).split('\n');
    address = new URL(lines.find((line) => line !== '' && !line.startsWith('#')) ?? '', address);
  }
  return address.pathname + address.search;
}

test('every answer tells browsers to come by https alone, and to guess no types', async () => {
  const asset = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${product.url}/`)).text())?.[0];
  const paths = [
    ['/', 200],
    ['/', 200],
    [String(asset), 200],
    ['/api/content/v3/breakdowns', 200],
    ['/api/content/v3/breakdowns', 200],
    [await stream(), 200],
    [await segment(await stream()), 206],
    ['/media/unknown', 403],
    ['/livez', 200],
    ['/no-such-page', 404],
  ] as const;
  for (const [path, expected] of paths) {
    const range = expected === 206 ? { range: 'bytes=0-99' } : {};
    const { status, headers } = await fetch(product.url + path, { headers: range });
    expect([path, status, headers.get('x-content-type-options')]).toEqual([
      path,
      expected,
      'nosniff',
    ]);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  }
});
