import fastify from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { Handles } from './handles.ts';
import { Segments } from './segments.ts';
import { sendFile } from './send-file.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT = 6 * MEGABYTE;
/** Of ranges that are not cached, because all of the cache is leased. */
const PASSING = 3 * MEGABYTE;
const RANGE = 3 * MEGABYTE;

test('slow readers of distinct ranges stay within the memory limit and get their bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'send-file-'));
  const path = join(folder, 'media.mp4');
  const bytes = randomBytes(20 * MEGABYTE);
  await writeFile(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const handles = new Handles();
  let most = 0;
  let reads = 0;
  const { promise: isFull, resolve: full } = Promise.withResolvers<void>();
  // The first ranges are leased at the same time: the buffers of a fast system would take them one after the other.
  const read = async (...range: Parameters<Handles['read']>) => {
    if (++reads === (LIMIT + PASSING) / RANGE) full();
    await isFull;
    await handles.read(...range);
    most = Math.max(most, segments.bytes);
  };
  const segments: Segments = new Segments(read, LIMIT, PASSING);
  const store = { read, segments, headers: {} };
  const file = { path, bytes: bytes.length, sha256, type: 'video/mp4' };
  const app = fastify();
  app.get('/', (request, reply) => void sendFile(store, file, request, reply));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const length = RANGE;
  const starts = Array.from({ length: 12 }, (_, n) => n * MEGABYTE);
  // No reader continues before all have been answered.
  const readers = starts.map(async (start) => {
    const range = `bytes=${start}-${start + length - 1}`;
    const [answer] = await once(get({ port, agent: false, headers: { range } }), 'response');
    return answer as IncomingMessage;
  });
  const answers = await Promise.all(readers);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(starts.map(() => 206));
  const got = await Promise.all(answers.map((answer) => buffer(answer)));
  for (const [n, start] of starts.entries())
    expect(got[n]?.equals(bytes.subarray(start, start + length))).toBe(true);
  expect(most).toBe(LIMIT + PASSING);
  await app.close();
  handles.close();
  await rm(folder, { recursive: true });
});
