import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { FetchRefusal, safeFetch } from './safe-fetch.ts';

describe('public addresses', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '2606:4700::1111',
    '2a00:1450::8',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('safe fetch', () => {
  const seen: {
    method: string | undefined;
    url: string | undefined;
    encoding: unknown;
    body: string;
  }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, encoding: headers['accept-encoding'], body });
      if (url === '/moved') response.writeHead(302, { location: '/secret' }).end();
      else if (url === '/packed')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'));
      else if (url === '/large') response.end(Buffer.alloc(2_000));
      else if (url !== '/silent') response.end('hello');
    });
  });
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const trusted = (timeout = 10_000) =>
    safeFetch({ origins: [origin], trusted: true, maxBytes: 1_000, timeout });

  it('requests a listed origin, without compression', async () => {
    const answer = await trusted()(`${origin}/a?b=c`, { method: 'POST', body: 'grüße' });
    expect(answer).toMatchObject({ status: 200, body: Buffer.from('hello') });
    expect(seen.at(-1)).toEqual({
      method: 'POST',
      url: '/a?b=c',
      encoding: 'identity',
      body: 'grüße',
    });
  });

  it('follows no redirect', async () => {
    expect(await trusted()(`${origin}/moved`)).toMatchObject({ status: 302 });
    expect(seen.map(({ url }) => url)).not.toContain('/secret');
  });

  it.each([
    ['/packed', 'encoded as gzip'],
    ['/large', 'larger than 1000 bytes'],
  ])('rejects an answer like %s', async (path, reason) => {
    await expect(trusted()(`${origin}${path}`)).rejects.toThrow(reason);
  });

  it('times out', async () => {
    await expect(trusted(100)(`${origin}/silent`)).rejects.toThrow(/timeout|aborted/i);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost/',
    'https://example.org/',
    'https://api.example.com.evil.example/',
    'https://api.example.com@evil.example/',
    'file:///etc/passwd',
    'data:text/plain,x',
  ])('refuses the unlisted %s', async (url) => {
    const fetch = safeFetch({ origins: ['https://api.example.com'], maxBytes: 10 });
    await expect(fetch(url)).rejects.toThrow(FetchRefusal);
  });

  it.each([
    ['http://api.example.com', 'not HTTPS'],
    ['https://api.example.com:8443', 'not HTTPS on port 443'],
    ['https://user:secret@api.example.com', 'with a password'],
    ['https://127.0.0.1', 'not a public address'],
    ['https://[::1]', 'not a public address'],
    ['https://localhost', 'not a public address'],
  ])('refuses %s even if listed: %s', async (url, reason) => {
    const fetch = safeFetch({ origins: [url], maxBytes: 10 });
    await expect(fetch(url)).rejects.toThrow(reason);
  });
});
