import { type AnyCall, Refusal } from '@kandil/contract';
import { type Audience, AUDIENCES } from '@kandil/contract/child-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type KeyRing, matchesRing } from '../secrets/index.ts';
import type { AccessTokens } from './access-token.ts';
import { languageOf } from './app.ts';
import type { CallContext, Session } from './context.ts';
import { header, isSameOrigin } from './origins.ts';
import { requestIdOf } from './request-id.ts';
import { countryOf, TERRITORY_HEADER, territoryIn } from './territory.ts';

/** What reading a request needs. */
export interface RequestReader {
  tokens: AccessTokens;
  serviceKeys: KeyRing;
  /** Cookies carry `Secure` unless the product is served over plain http on this machine. */
  secureCookies: boolean;
  /** Where a proxy names the visitor's country, in lower case; null: nowhere. */
  countryHeader: string | null;
}

const HEADER = { platform: 'x-platform', device: 'x-device-id', profile: 'x-profile-id' };

/** Sent by a process that renders pages. Anybody may send it: it shows no more than a guest sees. */
export const AUDIENCE_HEADER = 'x-audience';

function audienceOf(request: FastifyRequest): Audience | null {
  const audience = request.headers[AUDIENCE_HEADER];
  if (typeof audience !== 'string') return null;
  // A process of another release may name children differently: they see what every child may.
  const unknown = audience.startsWith('KIDS') ? 'KIDS-3' : null;
  return AUDIENCES.find((known) => known === audience) ?? unknown;
}

/** Where a request comes from. The territory is that of a page if a process of ours renders one. */
export function placeOf(
  { headers }: FastifyRequest,
  { countryHeader, serviceKeys }: Pick<RequestReader, 'countryHeader' | 'serviceKeys'>,
): Pick<CallContext, 'country' | 'territory'> {
  const country = countryHeader === null ? null : countryOf(headers[countryHeader]);
  const { [TERRITORY_HEADER]: named } = headers;
  const isOurs = () => matchesRing(String(headers['x-service-key'] ?? ''), serviceKeys);
  const territory = named !== undefined && isOurs() ? Number(named) : territoryIn(country);
  return { country, territory };
}

async function bearer(request: FastifyRequest, edge: RequestReader): Promise<Session | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
  const session = await edge.tokens.read(token);
  if (!session) throw new Refusal('SESSION_ENDED');
  return session;
}

/**
 * What a request says to the handler of a call.
 * @throws Refusal SESSION_ENDED for a token that is not valid, unless the call is lenient
 */
export async function contextOf(
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
  edge: RequestReader,
): Promise<CallContext> {
  const session = await sessionOfCall(call, request, edge);
  const profile = Number(header(request, HEADER.profile));
  return {
    session,
    profileId: session
      ? (session.profileId ?? (Number.isInteger(profile) && profile > 0 ? profile : null))
      : null,
    staff: null,
    audience: session ? null : audienceOf(request),
    language: languageOf(request),
    ...placeOf(request, edge),
    platform: header(request, HEADER.platform) ?? 'unknown',
    deviceId: header(request, HEADER.device),
    appVersion: header(request, 'x-app-version'),
    zone: header(request, 'x-zone'),
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    get requestId() {
      return requestIdOf(request);
    },
    sameOrigin: isSameOrigin(request),
    file: null,
    ...cookies(request, reply, edge),
  };
}

/** Whether a call reads the session; a publicly cached call must not (SEC-22). */
export function readsSession(call: AnyCall): boolean {
  return call.session !== 'ignored' && call.cache !== 'public';
}

/** @throws Refusal SESSION_ENDED for a token that is not valid, unless the call is lenient */
async function sessionOfCall(
  call: AnyCall,
  request: FastifyRequest,
  edge: RequestReader,
): Promise<Session | null> {
  if (!readsSession(call)) return null;
  const session = bearer(request, edge);
  return call.session === 'lenient' ? session.catch(() => null) : session;
}

function cookies(
  request: FastifyRequest,
  reply: FastifyReply,
  edge: RequestReader,
): Pick<CallContext, 'cookie' | 'setCookie' | 'clearCookie'> {
  const base = { path: '/', secure: edge.secureCookies, sameSite: 'strict' as const };
  return {
    cookie: (name) => request.server.parseCookie(request.headers.cookie ?? '')[name],
    setCookie: (name, value, options) => void reply.setCookie(name, value, { ...base, ...options }),
    clearCookie: (name) => void reply.clearCookie(name, base),
  };
}
