import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as passed } from 'node:timers/promises';
import { test as base } from './test.ts';

/** One round trip. */
const LATENCY_MS = 300;
/** 1 Mbit/s, shared by all connections. */
const BYTES_PER_MS = 125;
/** Share of requests whose connection is reset: before the answer, or in its middle. */
const RESET = 0.02;
/** Largest piece of an answer that is passed on at once, so that answers share the line. */
const PIECE = 4096;

export interface WeakLine {
  /** The address for a browser's settings of its proxy. */
  server: string;
  /** Requests so far, and how many of them met a reset. */
  counts: { requests: number; resets: number };
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What an answer or a request keeps on its way. */
const passedOn = (headers: IncomingMessage['headers']): IncomingMessage['headers'] => {
  const {
    connection: _,
    'proxy-connection': _proxy,
    'transfer-encoding': _parts,
    ...forwarded
  } = headers;
  return forwarded;
};

/** Opens an HTTP proxy that behaves like a weak mobile network. The same seed draws the same resets, in the order of requests. */
async function openLine(seed: number): Promise<WeakLine & { close(): void }> {
  const random = randomFrom(seed);
  const agent = new Agent({ keepAlive: true });
  const greeted = new WeakSet<Socket>();
  const counts = { requests: 0, resets: 0 };
  /** When the line has carried everything so far (`performance.now`). */
  let free = 0;

  /** Opening a connection takes one more round trip. */
  async function latency({ socket }: IncomingMessage): Promise<void> {
    const trips = greeted.has(socket) ? 1 : 2;
    greeted.add(socket);
    await passed(trips * LATENCY_MS);
  }

  async function* carried(answer: IncomingMessage, most: number): AsyncGenerator<Buffer> {
    let left = most;
    for await (const chunk of answer as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += PIECE) {
        const piece = chunk.subarray(at, at + PIECE);
        const now = performance.now();
        free = Math.max(free, now) + piece.length / BYTES_PER_MS;
        await passed(free - now);
        yield piece;
        left -= piece.length;
        if (left < 0) throw new Error('reset');
      }
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    counts.requests++;
    const isReset = random() < RESET;
    const isAtOnce = random() < 0.5;
    if (isReset) counts.resets++;
    await latency(incoming);
    if (isReset && isAtOnce) throw new Error('reset');
    const gone = new AbortController();
    outgoing.once('close', () => gone.abort());
    const onward = request(incoming.url ?? '', {
      method: incoming.method,
      headers: passedOn(incoming.headers),
      agent,
      signal: gone.signal,
    });
    const [[answer]] = (await Promise.all([
      once(onward, 'response'),
      pipeline(incoming, onward),
    ])) as [[IncomingMessage], void];
    outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
    const size = Number(answer.headers['content-length']) || PIECE;
    const most = isReset ? random() * size : Number.POSITIVE_INFINITY;
    await pipeline(carried(answer, most), outgoing);
    if (isReset) throw new Error('reset');
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => incoming.socket.resetAndDestroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

/** Draws the resets again that a failed run has printed. */
const SEED = 'WEAK_LINE_SEED';

/** The product through a weak network, with its service worker. */
export const test = base.extend<{ line: WeakLine }>({
  line: async ({}, use, info) => {
    const seed = Number(process.env[SEED]) || randomInt(1, 2 ** 31);
    console.log(`${info.title}: ${SEED}=${seed}`);
    const line = await openLine(seed);
    await use(line);
    line.close();
  },
  // Without the exception browsers pass by their proxy for this machine.
  proxy: async ({ line }, use) => use({ server: line.server, bypass: '<-loopback>' }),
  serviceWorkers: 'allow',
  expectedErrors: async ({}, use) =>
    use([
      /net::ERR_(?:CONNECTION_RESET|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)/,
    ]),
});
