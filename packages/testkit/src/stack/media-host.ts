import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MediaHost {
  /** For `MEDIA_BASE_URL`. */
  url: string;
  /** The product behind it; until it is set, the host answers 502. */
  product: string;
  /** What players have requested. */
  requests: { method: string; url: string; headers: IncomingHttpHeaders }[];
  stop(): Promise<void>;
}

/** A host as a CDN is one: hands `/media/` to the product with the product's `Host`, has nothing else, and stores nothing. */
export async function startMediaHost(): Promise<MediaHost> {
  const server = createServer((from, to) => {
    const { method = 'GET', url = '/', headers } = from;
    if (!url.startsWith('/media/')) return void to.writeHead(404).end();
    host.requests.push({ method, url, headers });
    const fail = () => void to.writeHead(502).end();
    if (host.product === '') return fail();
    const sent = { method, headers: { ...headers, host: new URL(host.product).host } };
    const onward = request(host.product + url, sent, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', fail);
    to.on('close', () => onward.destroy());
    from.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host: MediaHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    product: '',
    requests: [],
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return host;
}
