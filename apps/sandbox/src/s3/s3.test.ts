import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../index.ts';
import type { Switches } from './switches.ts';

let sandbox: Sandbox;
let dataDir: string;
const start = () =>
  startSandbox({ port: 0, smtpPort: 0, dataDir, productUrl: 'http://localhost:3000', demo: true });
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kandil-s3-test-'));
  sandbox = await start();
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true });
});

const client = (bucket: string, more: object = {}) => {
  const { url, ...key } = sandbox.s3;
  return new S3mini({ endpoint: `${url}/${bucket}`, region: 'eu-1', ...key, ...more });
};
const control = async (path: string, body?: unknown) => {
  const answer = await fetch(sandbox.url + path, {
    ...(body !== undefined && {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return [answer.status, await answer.json()] as const;
};
const failWith = (bucket: string, switches: Switches | null) =>
  control(`/buckets/${bucket}`, switches);

describe('a bucket of the sandbox', () => {
  it('stores, replaces, reads by range and condition, and deletes', async () => {
    const bucket = client('one');
    const bytes = randomBytes(1000);
    await bucket.putObject('a/film.mkv', 'old');
    await bucket.putObject('a/film.mkv', bytes);
    const whole = await bucket.getObjectArrayBuffer('a/film.mkv');
    expect(Buffer.from(whole ?? new ArrayBuffer()).equals(bytes)).toBe(true);
    const range = await bucket.getObjectRaw('a/film.mkv', false, 990, 2000);
    expect([range.status, range.headers.get('content-range')]).toEqual([206, 'bytes 990-999/1000']);
    expect(Buffer.from(await range.arrayBuffer()).equals(bytes.subarray(990))).toBe(true);
    await expect(bucket.getObjectRaw('a/film.mkv', false, 1000, 1001)).rejects.toThrow(
      '416 – InvalidRange',
    );
    const etag = await bucket.getEtag('a/film.mkv');
    expect(await bucket.objectExists('a/film.mkv', { 'if-match': etag })).toBe(true);
    expect(await bucket.objectExists('a/film.mkv', { 'if-match': '"other"' })).toBeNull();
    await bucket.deleteObject('a/film.mkv');
    await bucket.deleteObject('a/film.mkv');
    expect(await bucket.objectExists('a/film.mkv')).toBe(false);
    await expect(bucket.getObjectRaw('a/film.mkv')).rejects.toThrow('404 – NoSuchKey');
  });

  it('lists in pages, by prefix and by folder, names of any form', async () => {
    const bucket = client('lists');
    const keys = ['a/1', 'a/2', 'a/<&"> 3.mkv', 'a/b/4', 'a/b/5', 'a/ç', 'b/6'];
    for (const key of keys) await bucket.putObject(key, key);
    const listed = async (size?: number, opts = {}) =>
      (await bucket.listObjects('/', 'a/', size, opts))?.map(({ Key }) => Key);
    const below = keys.slice(0, 6).toSorted();
    expect(await listed()).toEqual(below);
    expect(await listed(2)).toEqual(below.slice(0, 2));
    const pages: string[][] = [];
    let token: string | undefined;
    do {
      const page = await bucket.listObjectsPaged('/', 'a/', 2, token);
      pages.push((page?.objects ?? []).map(({ Key }) => Key));
      token = page?.nextContinuationToken;
    } while (token);
    expect(pages).toEqual([below.slice(0, 2), below.slice(2, 4), below.slice(4)]);
    expect((await listed(undefined, { delimiter: '/' }))?.toSorted()).toEqual(
      ['a/b/', ...below.filter((key) => !key.startsWith('a/b/'))].toSorted(),
    );
  });

  it('shows an upload in parts when it is complete, and not before', async () => {
    const bucket = client('parts');
    const bytes = randomBytes(6 * 2 ** 20);
    const id = await bucket.getMultipartUploadId('film.mkv');
    const cut = 5 * 2 ** 20;
    const one = await bucket.uploadPart('film.mkv', id, bytes.subarray(0, cut), 1);
    const two = await bucket.uploadPart('film.mkv', id, bytes.subarray(cut), 2);
    expect(await bucket.objectExists('film.mkv')).toBe(false);
    await expect(
      bucket.completeMultipartUpload('film.mkv', id, [one, { ...two, etag: 'other' }]),
    ).rejects.toThrow('400 – InvalidPart');
    await expect(bucket.completeMultipartUpload('film.mkv', id, [two, one])).rejects.toThrow(
      '400 – EntityTooSmall',
    );
    const { etag } = await bucket.completeMultipartUpload('film.mkv', id, [one, two]);
    expect(etag).toMatch(/^[0-9a-f]{32}-2$/);
    const whole = await bucket.getObjectArrayBuffer('film.mkv');
    expect(Buffer.from(whole ?? new ArrayBuffer()).equals(bytes)).toBe(true);
    await expect(bucket.uploadPart('film.mkv', id, 'x', 3)).rejects.toThrow('404 – NoSuchUpload');
  });

  it.each([
    ['another key', { accessKeyId: 'other' }, '403 – InvalidAccessKeyId'],
    ['another secret', { secretAccessKey: 'other' }, '403 – SignatureDoesNotMatch'],
    ['no key', { accessKeyId: '', secretAccessKey: '' }, '403 – AccessDenied'],
  ])('refuses %s', async (_name, key, error) => {
    await expect(client('locked', key).putObject('a', 'x')).rejects.toThrow(error);
    await expect(client('locked', key).listObjects()).rejects.toThrow(error);
    expect(await client('locked').listObjects()).toEqual([]);
  });

  it('does not know other calls', async () => {
    await expect(client('other').getBucketVersioning()).rejects.toThrow('501 – NotImplemented');
  });

  it('fails as its switches say, and counts requests', async () => {
    const bucket = client('faults');
    await failWith('faults', { method: 'PUT', after: 1, times: 1, mode: 'slow-down' });
    await bucket.putObject('1', 'one');
    await expect(bucket.putObject('2', 'two')).rejects.toThrow('503 – SlowDown');
    await bucket.putObject('3', 'three');
    expect(await control('/buckets/faults')).toEqual([
      200,
      expect.objectContaining({ keys: ['1', '3'], requests: { PUT: 3 } }),
    ]);
    await failWith('faults', { key: '3', mode: 'cut' });
    await expect(bucket.getObject('3')).rejects.toThrow(/terminated|fetch failed/);
    await expect(bucket.putObject('3', 'new')).rejects.toThrow('fetch failed');
    expect(await bucket.getObject('1')).toBe('one');
    await failWith('faults', null);
    expect(await bucket.getObject('3')).toBe('three');
    expect((await control('/buckets/faults', { mode: 'other' }))[0]).toBe(400);
  });

  it('is away, slow or refuses with the whole party', async () => {
    const bucket = client('whole', { requestAbortTimeout: 500 });
    await bucket.putObject('a', 'x');
    await control('/faults/s3', { mode: 'rejects' });
    await expect(bucket.getObject('a')).rejects.toThrow('503 – SlowDown');
    await control('/faults/s3', { mode: 'down' });
    await expect(bucket.getObject('a')).rejects.toThrow('fetch failed');
    await control('/faults/s3', { mode: 'slow', seconds: 30 });
    await expect(bucket.getObject('a')).rejects.toThrow('timeout');
    await control('/faults/s3', { mode: 'none' });
    expect(await bucket.getObject('a')).toBe('x');
  });
});

it('objects survive a restart, and the page lists them', async () => {
  await client('stays').putObject('films/<b>.mkv', 'bytes');
  await sandbox.close();
  sandbox = await start();
  expect(await client('stays').getObject('films/<b>.mkv')).toBe('bytes');
  const page = await fetch(`${sandbox.url}/buckets`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<strong>stays</strong> films/&lt;b&gt;.mkv');
});
