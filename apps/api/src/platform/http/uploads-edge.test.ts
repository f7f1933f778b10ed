import { call, Refusal } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { testEdge } from '../../testing/test-edge.ts';
import { silentLog } from '../log.ts';
import { temporaryFolder } from '../testing.ts';
import { httpApp } from './app.ts';
import { handle } from './handler.ts';
import { type Edge, serviceRoutes } from './routes.ts';
import { defineService } from './service.ts';
import { openUploads, type UploadOptions } from './uploads.ts';
import { watchDisk } from '../disk.ts';
import { roomyDisk } from '../../testing/undemanding.ts';

const save = call({
  name: 'notify.save',
  service: 'notify',
  method: 'POST',
  paths: ['/save'],
  access: 'member',
  encoding: 'multipart',
  bodyLimit: 1024 * 1024,
  body: z.object({}),
  data: z.object({ onDisk: z.array(z.string()) }),
});

let app: FastifyInstance;
let edge: Edge;
let folder: string;
const sockets: Socket[] = [];
const files = () => readdirSync(folder);

async function open(options: Partial<UploadOptions> = {}): Promise<void> {
  folder = temporaryFolder();
  edge = await testEdge({ uploads: openUploads({ folder, disk: roomyDisk, ...options }) });
  app = await httpApp({ log: silentLog, trustedProxies: 1 });
  const handler = handle<null, typeof save>(save, async () => ({ data: { onDisk: files() } }));
  serviceRoutes(app, defineService('notify', null, { save: handler }), edge);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

beforeEach(() => open());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const member = async () =>
  edge.tokens.issue({ userId: 'u', sessionId: 's', profileId: 1, otpOpen: false });

const FILE = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';

/** Sends the head of an upload and half of its file, then nothing. */
async function stalled(token: string | null, address = '203.0.113.1'): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    [
      'POST /api/notify/save HTTP/1.1',
      'Host: localhost',
      'Connection: close',
      ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
      `X-Forwarded-For: ${address}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 500000',
      '',
      `${FILE}${'.'.repeat(100_000)}`,
    ].join('\r\n'),
  );
  return socket;
}

async function complete(token: string, address = '203.0.113.1'): Promise<Response> {
  const { port } = app.server.address() as AddressInfo;
  const body = new FormData();
  body.set('file', new File(['text'], 'a.txt'));
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  return fetch(`http://127.0.0.1:${port}/api/notify/save`, { method: 'POST', headers, body });
}

test('a guest is refused before the file arrives, and nothing is written', async () => {
  const answer = await text(await stalled(null));
  expect(answer).toMatch(/^HTTP\/1.1 401 /);
  expect(files()).toEqual([]);
});

test('a caller over the rate limit is refused before the file arrives', async () => {
  const refusal = new Refusal('TOO_MANY_REQUESTS', { retryAfter: 7 });
  edge.limit = Object.assign(() => Promise.reject(refusal), { atOnce: () => false });
  const answer = await text(await stalled(await member()));
  expect(answer).toMatch(/^HTTP\/1.1 429 /);
  expect(answer).toMatch(/^retry-after: 7\r$/im);
});

test('a file is on the disk during the call and gone after it', async () => {
  const answer = await complete(await member());
  expect(answer.status).toBe(200);
  expect((await answer.json()).data.onDisk).toHaveLength(1);
  await vi.waitFor(() => expect(files()).toEqual([]), { timeout: 30_000 });
});

test('an upload that breaks off leaves no file and frees its place', async () => {
  await app.close();
  await open({ total: 1 });
  const token = await member();
  const socket = await stalled(token);
  await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 30_000 });
  expect((await complete(token, '203.0.113.2')).status).toBe(503);
  socket.destroy();
  await vi.waitFor(() => expect(files()).toEqual([]), { timeout: 30_000 });
  expect((await complete(token)).status).toBe(200);
});

test('uploads in progress are limited per address and in all', async () => {
  await app.close();
  await open({ total: 3, perAddress: 2 });
  const token = await member();
  await stalled(token);
  await stalled(token);
  await vi.waitFor(() => expect(files()).toHaveLength(2), { timeout: 30_000 });
  const same = await complete(token);
  expect([same.status, same.headers.get('retry-after')]).toEqual([429, '10']);
  expect((await complete(token, '203.0.113.2')).status).toBe(200);
  await stalled(token, '203.0.113.2');
  await vi.waitFor(() => expect(files()).toHaveLength(3), { timeout: 30_000 });
  const other = await complete(token, '203.0.113.3');
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '10']);
});

test('files of processes that ended are deleted at start, those of running ones are not', () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  for (const name of [`${ended}-a`, `${process.pid}-a`, `${process.ppid}-a`, 'stray'])
    writeFileSync(join(folder, name), 'x');
  openUploads({ folder, disk: roomyDisk });
  expect(files()).toEqual([`${process.ppid}-a`]);
});

test('a low disk refuses uploads before anything is written', async () => {
  await app.close();
  // More than any disk has.
  const disk = watchDisk({ folder: temporaryFolder(), keepFree: Number.MAX_SAFE_INTEGER });
  await open({ disk });
  const answer = await complete(await member());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60']);
  expect(await answer.json()).toMatchObject({ data: null, meta: { code: 'STORAGE_FULL' } });
  expect(files()).toEqual([]);
});
