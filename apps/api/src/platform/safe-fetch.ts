import { lookup } from 'node:dns/promises';
import {
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import type { Party } from '@kandil/contract/control/system';
import { noteAnswer, noteFailure } from './system/parties.ts';
import { isPublicAddress } from './public-address.ts';

export interface FetchPolicy {
  /** The only allowed origins (`https://api.example.com`), from the configuration, never from a request. */
  origins: readonly string[];
  /** Largest answer in bytes. */
  maxBytes: number;
  /** The operator's own origins may be in a private network and use plain HTTP: gateways, the sandbox. */
  trusted?: boolean;
  /** Milliseconds for the whole request (10,000). */
  timeout?: number;
  /** Whom the control room names; absent: none, as for addresses of a document. */
  party?: Party;
}

export interface FetchRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface FetchAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export type SafeFetch = (url: string | URL, request?: FetchRequest) => Promise<FetchAnswer>;

/** An answer whose body arrives in parts; it ends when its reader leaves the loop. */
export interface StreamedAnswer extends Omit<FetchAnswer, 'body'> {
  body: AsyncIterable<Buffer>;
}

/** The request was not made or its answer was rejected; `message` is the reason, for logs. */
export class FetchRefusal extends Error {
  override name = 'FetchRefusal';
}

const CONNECT_TIMEOUT = 3_000;

/**
 * The product's only HTTP client for other parties (SEC-20). Only origins of the policy; HTTPS on its usual port; the
 * name is resolved once, every address must be public, and the connection goes to the checked address; redirects are
 * answers, not followed; no compressed answers; limits of time and size.
 */
export function safeFetch(policy: FetchPolicy): SafeFetch {
  const stream = safeStream(policy);
  return async (address, request) => {
    const { body, ...answer } = await stream(address, request);
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk);
    return { ...answer, body: Buffer.concat(chunks) };
  };
}

/** As `safeFetch`, for answers that are too large for memory. The limits of time and size hold for the whole body. */
export function safeStream(
  policy: FetchPolicy,
): (url: string | URL, request?: FetchRequest) => Promise<StreamedAnswer> {
  const origins = new Set(policy.origins.map((origin) => new URL(origin).origin));
  return async (address, request = {}) => {
    const url = new URL(address);
    if (!origins.has(url.origin)) throw new FetchRefusal(`${url.origin} may not be asked`);
    if (url.username || url.password)
      throw new FetchRefusal('an address with a password may not be asked');
    if (!policy.trusted && (url.protocol !== 'https:' || url.port)) {
      throw new FetchRefusal(`${url.origin} is not HTTPS on port 443`);
    }
    return notedBy(policy.party, async () => {
      const pinned = await resolve(url, policy.trusted ?? false);
      return send(url, request, pinned, policy);
    });
  };
}

/** Notes whether a party answers. Refusals are answers, 5xx are failures. */
async function notedBy(
  party: Party | undefined,
  ask: () => Promise<StreamedAnswer>,
): Promise<StreamedAnswer> {
  if (party === undefined) return ask();
  try {
    const answer = await ask();
    if (answer.status >= 500) noteFailure(party, new Error(`answered ${answer.status}`));
    else noteAnswer(party);
    return answer;
  } catch (error) {
    noteFailure(party, error);
    throw error;
  }
}

async function resolve(url: URL, trusted: boolean): Promise<{ address: string; family: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await lookup(host, { all: true });
  if (!trusted && !found.every(({ address }) => isPublicAddress(address))) {
    throw new FetchRefusal(`${host} is not a public address`);
  }
  const [first] = found;
  if (!first) throw new FetchRefusal(`${host} has no address`);
  return first;
}

function send(
  url: URL,
  { method = 'GET', headers = {}, body }: FetchRequest,
  pinned: { address: string; family: number },
  policy: FetchPolicy,
): Promise<StreamedAnswer> {
  const pinnedLookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [pinned]) : done(null, pinned.address, pinned.family);
  const options: RequestOptions = {
    method,
    headers: {
      ...headers,
      'accept-encoding': 'identity',
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
    lookup: pinnedLookup,
    agent: false,
    maxHeaderSize: 16_384,
    signal: AbortSignal.timeout(policy.timeout ?? 10_000),
  };
  return new Promise((fulfil, reject) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = start(url, options, (answer) => {
      const { statusCode: status = 0, headers: sentBack } = answer;
      fulfil({ status, headers: sentBack, body: bodyOf(answer, sent, policy.maxBytes) });
    });
    sent.on('error', reject);
    limitConnecting(sent);
    sent.end(body);
  });
}

function limitConnecting(sent: ClientRequest): void {
  sent.once('socket', (socket) => {
    const connected = 'getPeerCertificate' in socket ? 'secureConnect' : 'connect';
    const timer = setTimeout(
      () => sent.destroy(new FetchRefusal('connecting took too long')),
      CONNECT_TIMEOUT,
    );
    socket.once(connected, () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
  });
}

async function* bodyOf(
  answer: IncomingMessage,
  sent: ClientRequest,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  try {
    const encoding = answer.headers['content-encoding'];
    if (encoding && encoding !== 'identity')
      throw new FetchRefusal(`the answer is encoded as ${encoding}`);
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchRefusal(`the answer is larger than ${maxBytes} bytes`);
      yield chunk;
    }
  } finally {
    sent.destroy();
  }
}
