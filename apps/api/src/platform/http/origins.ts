import { Refusal } from '@kandil/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { type KeyRing, matchesRing } from '../secrets/index.ts';
import { answerCors } from './cors.ts';

export interface OriginOptions {
  /** Origin that visitors see. */
  publicOrigin: string;
  /** The port in use, if visitors may also use the addresses of this machine: no public origin is set, or the demo. */
  localPort: number | null;
  /** Origins of other web clients, exact. */
  corsOrigins: readonly string[];
  /** Origin of media addresses, if it is another one. */
  mediaOrigin?: string | null;
  /** The key of calls from other processes of the product, which use the address of this one. */
  serviceKeys: KeyRing;
}

const PROBE = /^\/(?:livez|readyz)(?:\?|$)/;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** `answered`: it was a preflight. */
type OriginCheck = (request: FastifyRequest, reply: FastifyReply) => Refusal | 'answered' | null;

/**
 * Refuses requests to a host that is not ours with 421: another site may have pointed its name here (DNS rebinding).
 * Refuses calls that change data from the pages of other sites with 403, and answers CORS for the configured ones.
 */
export function originCheck(options: OriginOptions): OriginCheck {
  const own = new URL(options.publicOrigin);
  const others = new Set(options.corsOrigins);
  const mediaHost = options.mediaOrigin ? new URL(options.mediaOrigin).host : null;

  /** Hosts of media may send their own name. They have nothing else. */
  const isMediaHost = ({ host, url }: FastifyRequest): boolean =>
    host === mediaHost && url.startsWith('/media/');
  const isOwnHost = (host: string): boolean => {
    if (host === own.host) return true;
    const url = URL.parse(`${own.protocol}//${host}`);
    if (!url || url.pathname !== '/') return false;
    return url.host === own.host || isLocal(url, options.localPort);
  };

  /** At an address of this machine the page and the call have the same host. */
  const isOwnOrigin = (origin: string, host: string): boolean => {
    if (origin === own.origin || others.has(origin)) return true;
    const from = URL.parse(origin);
    return from !== null && from.host === host && isLocal(from, options.localPort);
  };

  return (request, reply) => {
    if (acceptsAnyHost(request)) return null;
    if (!isMediaHost(request) && !isOwnHost(request.host)) return new Refusal('MISDIRECTED');
    if (answerCors(request, reply, others)) return 'answered';
    const { origin } = request.headers;
    const isForeign =
      origin !== undefined && changesData(request) && !isOwnOrigin(origin, request.host);
    return isForeign ? new Refusal('FORBIDDEN') : null;
  };
}

/** Hooks carry their own proof, and forms of other sites may post to them. */
const changesData = ({ method, url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api/') && !READING.has(method) && !routeOptions.config.isHook;

/**
 * `localhost` and IP addresses are safe from DNS rebinding: an attacker can point only domain names at this machine.
 */
function isLocal({ hostname, port }: URL, localPort: number | null): boolean {
  if (localPort === null) return false;
  if (LOOPBACK.test(hostname)) return true;
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) > 0;
  return isAddress && port === String(localPort);
}

/** Health checks, and calls of our own processes. `/internal` checks the key itself. */
const acceptsAnyHost = ({ url, isOurs }: FastifyRequest): boolean =>
  isOurs || PROBE.test(url) || url.startsWith('/internal/');

/** Whether a request comes from another process of the product. */
export function hasServiceKey(headers: FastifyRequest['headers'], serviceKeys: KeyRing): boolean {
  const key = headers['x-service-key'];
  return typeof key === 'string' && matchesRing(key, serviceKeys);
}

/** A header of reasonable length; null without one. */
export function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
}

/** SEC-4: by the browser's `Sec-Fetch-Site`, or by `Origin` from an older browser. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = header(request, 'sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = header(request, 'origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === request.host;
}
