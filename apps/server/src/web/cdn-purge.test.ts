import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { cdnPurge } from './cdn-purge.ts';

test('a CDN learns which key to drop; one that refuses or is away is logged', async () => {
  const asked: object[] = [];
  let status = 200;
  const cdn = createServer(({ method, url, headers }, answer) => {
    const { authorization, 'surrogate-key': key } = headers;
    asked.push({ method, url, authorization, key });
    answer.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/service/purge`;
  const logged: string[] = [];
  const log = { warn: (_details: object, message?: string) => void logged.push(message ?? '') };
  const purge = cdnPurge({ url, token: 't0ken' }, log as never, 'guide');

  await purge();
  const sent = { method: 'POST', url: '/service/purge', key: 'guide' };
  expect(asked).toEqual([{ ...sent, authorization: 'Bearer t0ken' }]);
  expect(logged).toEqual([]);
  status = 403;
  await purge();
  expect(logged).toEqual(['the CDN refused to purge']);
  cdn.close();
  cdn.closeAllConnections();
  await once(cdn, 'close');
  await purge();
  expect(logged).toEqual(['the CDN refused to purge', 'the CDN was not reached for a purge']);
});
