import { watchDisk } from '@kandil/api';
import Fastify from 'fastify';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { healthRoutes } from './health.ts';

const NO_MAIL = 'no mail server';

async function readyz({
  ready = true,
  keepFree = 0,
  alive = true,
  missing = [] as readonly string[],
} = {}) {
  const app = Fastify();
  const disk = watchDisk({ folder: tmpdir(), keepFree });
  const ping = async () => {
    if (!alive) throw new Error('the database does not answer');
  };
  healthRoutes(app, ping, { now: Date.now, disk, missing: () => missing }).setReady(ready);
  const { statusCode, body } = await app.inject('/readyz');
  await app.close();
  return [statusCode, JSON.parse(body)];
}

test.each([
  ['all is well', {}, [200, { status: 'ready' }]],
  [
    'the database is away',
    { alive: false },
    [200, { status: 'degraded', why: ['the database does not answer'] }],
  ],
  ['no mail can be sent', { missing: [NO_MAIL] }, [200, { status: 'degraded', why: [NO_MAIL] }]],
  ['it starts', { ready: false }, [503, { status: 'not ready', reason: 'starting or stopping' }]],
  [
    'the disk is low',
    // More than any disk has.
    { keepFree: Number.MAX_SAFE_INTEGER },
    [503, { status: 'not ready', reason: 'low disk space' }],
  ],
])('readiness when %s', async (_name, state, answer) => {
  expect(await readyz(state)).toEqual(answer);
});
