import { COOKIE_YEAR_SECONDS, COOKIES } from '@kandil/contract/cookies';
import type { AccessTokens, Session } from '@kandil/api';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The visitor of a page: what its cookies say, read once per request. */
export interface Visitor {
  session: Session | null;
  profileId: number | null;
  deviceId: string | null;
}

/** Asks the auth service for new tokens with the refresh cookie of this very request; null when there are none to be had. */
export type Renew = (request: FastifyRequest, reply: FastifyReply) => Promise<{ accessToken: string; expiresIn: number } | null>;

export interface VisitorOptions {
  tokens: AccessTokens;
  renew: Renew;
  refreshCookie: string;
  secureCookies: boolean;
}

/**
 * Reads the visitor's session from the access token cookie. When that has ended and the refresh cookie is
 * there, the page renews the session itself, so that a member who comes back sees the member's page at once.
 */
export async function readVisitor(request: FastifyRequest, reply: FastifyReply, options: VisitorOptions): Promise<Visitor> {
  const token = request.cookies[COOKIES.token];
  const session = (token ? await options.tokens.read(token) : null) ?? (await renewed(request, reply, options));
  const profile = Number(request.cookies[COOKIES.profile]);
  return {
    session,
    profileId: session ? (session.profileId ?? (Number.isInteger(profile) && profile > 0 ? profile : null)) : null,
    deviceId: request.cookies[COOKIES.device] ?? null,
  };
}

async function renewed(request: FastifyRequest, reply: FastifyReply, options: VisitorOptions): Promise<Session | null> {
  if (!request.cookies[options.refreshCookie]) return null;
  const tokens = await options.renew(request, reply);
  if (!tokens) return null;
  const persistent = request.cookies[COOKIES.remember] === '1' ? { maxAge: COOKIE_YEAR_SECONDS } : {};
  const settings = { path: '/', secure: options.secureCookies, sameSite: 'lax' as const, ...persistent };
  const expiry = new Date(Date.now() + tokens.expiresIn * 1000).toISOString();
  reply.setCookie(COOKIES.token, tokens.accessToken, settings);
  reply.setCookie(COOKIES.tokenExpiry, expiry, settings);
  return options.tokens.read(tokens.accessToken);
}
