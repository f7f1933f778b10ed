import { fc, test as property } from '@fast-check/vitest';
import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import {
  acceptedEncoding,
  type Encoding,
  CachedBody,
  sendCached,
  sendWhole,
} from './cached-body.ts';

const UNPACK: Record<Encoding, (bytes: Buffer) => Buffer> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gunzipSync(bytes),
  br: (bytes) => brotliDecompressSync(bytes),
};
const LONG = Buffer.from('«ظلال» of the Golden Horn. '.repeat(200));

test('the best encoding is chosen that a client accepts', () => {
  const accepts: Record<string, Encoding> = {
    'gzip, deflate, br, zstd': 'br',
    'gzip;q=1.0, br;q=0': 'gzip',
    'br;q=0.0,gzip;q=0': 'identity',
    deflate: 'identity',
    '': 'identity',
  };
  for (const [header, encoding] of Object.entries(accepts))
    expect(acceptedEncoding(header), header).toBe(encoding);
  expect(acceptedEncoding(undefined)).toBe('identity');
});

property.prop([fc.uint8Array({ maxLength: 5000 }).map((bytes) => Buffer.from(bytes))])(
  'every representation unpacks to the same bytes and has a tag of its own',
  async (bytes) => {
    const body = await CachedBody.of(bytes);
    const tags = new Set<string>();
    for (const accepted of ['identity', 'gzip', 'br'] as const) {
      const { encoding, bytes: sent, etag } = body.in(accepted);
      expect(UNPACK[encoding](sent).equals(bytes)).toBe(true);
      tags.add(`${encoding} ${etag}`);
    }
    expect(new Set([...tags].map((tag) => tag.split(' ')[1])).size).toBe(tags.size);
  },
);

test('a body that is sent often is compressed once more, at its best', async () => {
  const body = await CachedBody.of(LONG);
  const before = body.size;
  for (let sent = 0; sent < 8; sent++) expect(body.in('br').encoding).toBe('gzip');
  await vi.waitFor(() => expect(body.in('br').encoding).toBe('br'), { timeout: 30_000 });
  expect(UNPACK.br(body.in('br').bytes).equals(LONG)).toBe(true);
  expect(body.size).toBe(before + body.in('br').bytes.length);
});

test('a client that has the body gets 304; errors carry no tag', async () => {
  const app = Fastify();
  const body = await CachedBody.of(LONG);
  app.get('/', (request, reply) => sendCached(request, reply, body));
  app.get('/busy', (request, reply) => sendCached(request, reply.code(503), body));
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  const etag = String(first.headers.etag);
  expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(first.rawPayload).equals(LONG)).toBe(true);
  const ask = (url: string) => app.inject({ url, headers: { 'if-none-match': `"x", ${etag}` } });
  const again = await ask('/');
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const busy = await ask('/busy');
  expect([busy.statusCode, busy.headers.etag]).toEqual([503, undefined]);
  await app.close();
});

test('a whole answer has its headers and those of its encoding, for every method and client', async () => {
  const app = Fastify();
  const headers = { 'content-type': 'text/html', vary: 'Cookie', 'set-cookie': ['a=1', 'b=2'] };
  const cached = { status: 200, headers, body: await CachedBody.of(LONG) };
  app.route({
    method: ['GET', 'HEAD'],
    url: '/',
    handler: (request, reply) => sendWhole(request, reply, cached),
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const encoding of ['gzip', 'identity', 'gzip'])
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(origin, { method, headers: { 'accept-encoding': encoding } });
      const { headers: sent, status } = answer;
      expect([status, sent.get('vary'), sent.getSetCookie()]).toEqual([
        200,
        'Cookie, Accept-Encoding',
        ['a=1', 'b=2'],
      ]);
      // The client of this test ends a connection after a HEAD.
      expect(sent.get('connection')).toBe(method === 'GET' ? 'keep-alive' : 'close');
      expect(sent.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(Number(sent.get('content-length'))).toBeGreaterThan(0);
      expect(await answer.text()).toBe(method === 'HEAD' ? '' : String(LONG));
    }
  const etag = String((await fetch(origin)).headers.get('etag'));
  expect((await fetch(origin, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await app.close();
});
