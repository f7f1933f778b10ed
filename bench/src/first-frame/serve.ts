import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delayed } from 'node:timers/promises';

export interface ServedStream {
  url: string;
  /** Milliseconds that each answer with media or data is late from now on. */
  delayBy(milliseconds: number): void;
  close(): Promise<void>;
}

interface CachedFile {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const PLAIN = '/bench/plain.mp4';
const PAGE =
  '<!doctype html><meta charset="utf-8"><body><script type="module" src="/bench/page.js"></script>';
const CACHED_HEADERS = ['content-type', 'content-range', 'accept-ranges', 'cache-control'];

/**
 * A server in front of the product that answers media from memory, both streams and the plain file by the same lines of
 * code, and passes on everything else. Late by a set time, to show the length of a chain of requests.
 * @param folder the built page and `plain.mp4`
 */
export async function serveBoth(product: string, folder: string): Promise<ServedStream> {
  const media = new Map<string, Promise<CachedFile>>();
  let delay = 0;

  /** The plain file and parts of streams, once read. */
  const cachedFile = (path: string, range: string | undefined): Promise<CachedFile> => {
    const key = `${path} ${range ?? ''}`;
    const read = (): Promise<CachedFile> =>
      path === PLAIN ? partOf(join(folder, 'plain.mp4'), range) : fetched(product + path, range);
    const cached = media.get(key) ?? read();
    media.set(key, cached);
    return cached;
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '/';
    const isMedia = path.startsWith('/media/') || path === PLAIN;
    if (isMedia || path.startsWith('/api/')) await delayed(delay);
    if (isMedia) send(outgoing, await cachedFile(path, incoming.headers.range));
    else if (path.startsWith('/bench/')) send(outgoing, await pageOf(folder, path));
    else await passOn(product, incoming, outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delayBy: (milliseconds) => void (delay = milliseconds),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function pageOf(folder: string, path: string): Promise<CachedFile> {
  if (!path.endsWith('.js')) return fromText(PAGE, 'text/html');
  const script = await readFile(join(folder, path.slice('/bench/'.length)), 'utf8');
  return fromText(script, 'text/javascript');
}

const fromText = (text: string, type: string): CachedFile => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(text),
});

function send(outgoing: ServerResponse, { status, headers, body }: CachedFile): void {
  outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

async function fetched(url: string, range: string | undefined): Promise<CachedFile> {
  const response = await fetch(url, range ? { headers: { range } } : {});
  const headers = CACHED_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

async function partOf(path: string, range: string | undefined): Promise<CachedFile> {
  const all = await readFile(path);
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(range ?? '') ?? [];
  const end = to === '' ? all.length : Math.min(Number(to) + 1, all.length);
  const headers = {
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    ...(range && { 'content-range': `bytes ${from}-${end - 1}/${all.length}` }),
  };
  return { status: range ? 206 : 200, headers, body: all.subarray(Number(from), end) };
}

function passOn(
  product: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { host } = new URL(product);
  const headers = {
    ...incoming.headers,
    host,
    ...(incoming.headers.origin && { origin: product }),
  };
  return new Promise((done, failed) => {
    const sent = request(product + (incoming.url ?? '/'), { method: incoming.method, headers });
    sent.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing).on('finish', done);
    });
    sent.on('error', failed);
    incoming.pipe(sent);
  });
}
