import { mkdtempSync, openAsBlob, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { type Blobs, diskBlobs, openBlobs, s3Blobs } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'kandil-blobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The part of S3 that the port uses, over HTTP: one bucket in memory, with multipart uploads. */
const objects = new Map<string, Buffer>();
const parts = new Map<string, Buffer>();
const store = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://store');
  const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/');
    const {
      status,
      body = '',
      headers = {},
    } = signed
      ? answer(request.method ?? '', key, url.searchParams, Buffer.concat(chunks))
      : { status: 403 };
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
});

interface Answer {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string | number>;
}

function answer(method: string, key: string, query: URLSearchParams, body: Buffer): Answer {
  const found = objects.get(key);
  if (query.has('list-type'))
    return {
      status: 200,
      body: listing(query.get('prefix') ?? ''),
      headers: { 'content-type': 'application/xml' },
    };
  if (query.has('uploads'))
    return {
      status: 200,
      body: '<InitiateMultipartUploadResult><UploadId>up</UploadId></InitiateMultipartUploadResult>',
    };
  if (query.has('partNumber')) {
    parts.set(query.get('partNumber') ?? '', body);
    return { status: 200, headers: { etag: `"part${query.get('partNumber')}"` } };
  }
  if (method === 'POST' && query.has('uploadId')) {
    objects.set(
      key,
      Buffer.concat([...parts].sort(([a], [b]) => Number(a) - Number(b)).map(([, part]) => part)),
    );
    return {
      status: 200,
      body: '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
    };
  }
  if (method === 'PUT') {
    objects.set(key, body);
    return { status: 200, headers: { etag: '"one"' } };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  return found
    ? { status: 200, body: found, headers: { 'content-length': found.length, etag: '"one"' } }
    : { status: 404 };
}

function listing(prefix: string): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
  const contents = keys.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>1</Size><ETag>"one"</ETag><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><KeyCount>${keys.length}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

async function openStore(): Promise<Blobs> {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}/bucket`;
  return openBlobs({ folder, s3: { endpoint, accessKeyId: 'id', secretAccessKey: 'secret' } });
}
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

describe.each([
  ['a folder', async () => diskBlobs(join(folder, 'blobs'))],
  ['S3', openStore],
])('blobs in %s', (_name, open) => {
  const opened = open();
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('stores, replaces, opens, lists and deletes', async () => {
    const blobs = await opened;
    await blobs.put('support/1/a.txt', bytes('one'), 'text/plain');
    await blobs.put('support/1/a.txt', bytes('two'), 'text/plain');
    await blobs.put('support/2/b.txt', bytes('three'));
    await blobs.put('other/c.txt', bytes(''));
    expect(
      await blobs.get('support/1/a.txt').then((found) => found && Buffer.from(found).toString()),
    ).toBe('two');
    const found = await blobs.open('support/2/b.txt');
    expect(found?.size).toBe(5);
    expect(await new Response(found?.stream).text()).toBe('three');
    expect(await blobs.list('support/')).toEqual(['support/1/a.txt', 'support/2/b.txt']);
    expect(await blobs.list('support/2/b')).toEqual(['support/2/b.txt']);
    expect(await blobs.list()).toHaveLength(3);
    await blobs.delete('support/1/a.txt');
    await blobs.delete('support/1/a.txt');
    expect(await blobs.exists('support/1/a.txt')).toBe(false);
    expect(await blobs.exists('support/2/b.txt')).toBe(true);
  });

  it('returns nothing for an unknown key', async () => {
    const blobs = await opened;
    expect(await blobs.get('no/file')).toBeUndefined();
    expect(await blobs.open('no/file')).toBeUndefined();
    expect(await blobs.exists('no/file')).toBe(false);
    expect(await blobs.list('no/')).toEqual([]);
  });

  it('stores a large file from a stream', async () => {
    const blobs = await opened;
    const path = join(folder, 'large');
    const content = Buffer.alloc(20 * 1024 * 1024, 'kandil');
    writeFileSync(path, content);
    await blobs.put('large.bin', await openAsBlob(path));
    const stored = await blobs.get('large.bin');
    expect(stored && Buffer.compare(stored, content)).toBe(0);
    await blobs.delete('large.bin');
  });

  it.each([
    '',
    '/etc/passwd',
    '../secrets',
    'a/../../b',
    'a//b',
    'a/',
    'a/./b',
    '.hidden',
    'a\\..\\b',
    'a%2e%2e/b',
    'a\0b',
    'a b',
    'ä',
    'C:/x',
    'x'.repeat(513),
  ])('refuses the key %#: %.30j', async (key) => {
    const blobs = await opened;
    for (const use of [
      () => blobs.put(key, bytes('x')),
      () => blobs.get(key),
      () => blobs.open(key),
      () => blobs.delete(key),
      () => blobs.exists(key),
    ]) {
      await expect((async () => use())()).rejects.toThrow('not a key of a file');
    }
  });
});

it('leaves no partial file when the source fails', async () => {
  const blobs = diskBlobs(join(folder, 'broken'));
  const broken = new Blob(['x']);
  broken.stream = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half'));
        controller.error(new Error('broke off'));
      },
    });
  await expect(blobs.put('a/b', broken)).rejects.toThrow('broke off');
  expect(readdirSync(join(folder, 'broken', 'a'))).toEqual([]);
});

it('refuses an address without a bucket', () => {
  const open = () =>
    s3Blobs({ endpoint: 'https://s3.example.com/', accessKeyId: 'id', secretAccessKey: 'x' });
  expect(open).toThrow(StartupError);
});
