import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ expectedErrors: [/net::ERR_CONTENT_LENGTH_MISMATCH/] });

test('a page whose connection broke in its middle loads again by itself', async ({
  page,
  sites,
}) => {
  let documents = 0;
  const line = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    request(sites.open + incoming.url, { method: incoming.method, headers }, async (answer) => {
      const body = await buffer(answer);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      const isDocument =
        answer.headers['content-type']?.startsWith('text/html') && documents++ === 0;
      if (!isDocument) return outgoing.end(body);
      return outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
    }).end();
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  await page.clock.install();
  await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}/en`, {
    waitUntil: 'commit',
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return documents;
    })
    .toBe(2);
  await hydrated(page);
  line.close();
  line.closeAllConnections();
});
