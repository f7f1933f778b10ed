import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { countAnswer } from './answer-metrics.ts';
import { addVary } from './cors.ts';
import { endIfStopped } from './slow-reader.ts';

const SMALLEST = 1024;
const GZIP_LEVEL = 6;
/** A body is worth the best compression once it was sent so often. */
const OFTEN = 8;

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * A strong entity tag of bytes (RFC 9110, 8.8.3), without its quotes.
 * @param policy a header that a 304 does not renew in browsers: with another one the body counts as another one
 */
export const tagOf = (bytes: Buffer, policy = ''): string =>
  createHash('sha256').update(bytes).update(policy).digest('base64url').slice(0, 22);

/** The best of our encodings that a client accepts (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const offered = String(header ?? '');
  if (isAccepted(offered, 'br')) return 'br';
  return isAccepted(offered, 'gzip') ? 'gzip' : 'identity';
}

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;

function isAccepted(offered: string, name: string): boolean {
  if (!offered.includes(name)) return false;
  return offered.split(',').some((part) => part.trim().startsWith(name) && !REFUSED.test(part));
}

interface Representation {
  etag: string;
  encoding: Encoding;
  bytes: Buffer;
}

/**
 * An answer that many clients get: its bytes, compressed once. Gzip is made at once. Brotli at its best takes some 100 ms
 * of a core, so it is made in the background, one body at a time, of bodies that are sent often.
 */
export class CachedBody {
  readonly tag: string;
  readonly #cached: Partial<Record<Encoding, Representation>> = {};
  #sent = 0;

  /** @param tag `tagOf(identity)`, where it is known */
  static async of(identity: Buffer, tag = tagOf(identity)): Promise<CachedBody> {
    const body = new CachedBody(identity, tag);
    if (identity.length >= SMALLEST)
      body.#add('gzip', await promisify(gzip)(identity, { level: GZIP_LEVEL }));
    return body;
  }

  private constructor(identity: Buffer, tag: string) {
    this.tag = tag;
    this.#add('identity', identity);
  }

  /** Bytes in memory. */
  get size(): number {
    return Object.values(this.#cached).reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** What a client is sent that accepts these encodings. */
  in(accepted: Encoding): Representation {
    if (++this.#sent === OFTEN && this.#cached.gzip) inBackground(() => this.#compressBest());
    const { br, gzip: zipped, identity } = this.#cached as Record<Encoding, Representation>;
    if (accepted === 'br' && br) return br;
    return accepted !== 'identity' && zipped ? zipped : identity;
  }

  /** Whether a client has one of the representations (`If-None-Match`). */
  isKnownTo(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch?.includes(this.tag) ?? false;
  }

  async #compressBest(): Promise<void> {
    const { bytes } = this.#cached.identity as Representation;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    this.#add('br', await promisify(brotliCompress)(bytes, { params }));
  }

  #add(encoding: Encoding, bytes: Buffer): void {
    const ending = encoding === 'identity' ? '' : `-${encoding}`;
    this.#cached[encoding] = { etag: `"${this.tag}${ending}"`, encoding, bytes };
  }
}

let working: Promise<void> = Promise.resolve();

/** One at a time: the other cores are for requests. A body that fails stays as it is. */
function inBackground(work: () => Promise<void>): void {
  working = working.then(work).catch(() => undefined);
}

/** The heads of a cached page as Node writes them: names and values by turns. */
const heads = new WeakMap<WholeAnswer, Partial<Record<Encoding, string[]>>>();

/** An answer with all of its headers. */
export interface WholeAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: CachedBody;
}

/**
 * Sends a cached answer in the best encoding, with a head that is made once. It passes by the hooks that add headers: its
 * own are complete.
 */
export function sendWhole(request: FastifyRequest, reply: FastifyReply, cached: WholeAnswer): void {
  const { status, headers, body } = cached;
  if (status !== 200 || request.headers['if-none-match'] !== undefined)
    return void sendCached(request, reply.code(status).headers(headers), body);
  const sent = body.in(acceptedEncoding(request.headers['accept-encoding']));
  let made = heads.get(cached);
  if (!made) heads.set(cached, (made = {}));
  reply.hijack();
  // While the server is drained, clients must not keep their connection.
  if (!request.server.server.listening) reply.raw.shouldKeepAlive = false;
  reply.raw.writeHead(status, (made[sent.encoding] ??= headOf(cached, sent))).end(sent.bytes);
  countAnswer(request, status);
  endIfStopped(request, reply);
}

function headOf({ headers }: WholeAnswer, { etag, encoding, bytes }: Representation): string[] {
  const { vary = '', ...others } = headers;
  const all = {
    ...others,
    vary: vary === '' ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`,
    etag,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(bytes.length),
  };
  return Object.entries(all).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => [name, each]),
  );
}

/** Sends a cached body in the best encoding, or 304 to a client that has it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CachedBody,
): FastifyReply {
  const { etag, encoding, bytes } = body.in(acceptedEncoding(request.headers['accept-encoding']));
  addVary(reply, 'Accept-Encoding');
  if (reply.statusCode === 200) reply.header('etag', etag);
  if (reply.statusCode === 200 && body.isKnownTo(request.headers['if-none-match']))
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
