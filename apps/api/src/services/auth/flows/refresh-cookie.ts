import { Refusal } from '@kandil/contract';
import type { CallContext } from '../../../platform/http/context.ts';
import { cookieSeconds, type OpenedSession } from '../rules/session.ts';
import type { AuthWorld } from '../world.ts';

/** How a client holds its refresh token: browsers in an HttpOnly cookie, other clients themselves (SPEC-D21). */
export type Carrier = 'cookie' | 'body';

export function carrierOf(context: CallContext): Carrier {
  return context.platform === 'web' ? 'cookie' : 'body';
}

/** The `__Host-` prefix binds the cookie to the host; browsers accept it over https only. */
function cookieName(world: AuthWorld): string {
  return world.config.publicOrigin.startsWith('https:') ? '__Host-rt' : 'kandil_rt';
}

export interface SessionCookie {
  session: OpenedSession;
  refreshToken: string;
  carrier: Carrier;
}

/** Gives the refresh token to the client. @returns the token for the body; null if a cookie has it */
export function handRefreshToken(
  world: AuthWorld,
  context: CallContext,
  { session, refreshToken, carrier }: SessionCookie,
): string | null {
  if (carrier === 'body') return refreshToken;
  const maxAge = cookieSeconds(session, world.now());
  context.setCookie(cookieName(world), refreshToken, {
    httpOnly: true,
    ...(maxAge !== undefined && { maxAge }),
  });
  return null;
}

/**
 * The refresh token in the visitor's cookie, in same-origin requests only: a cookie alone must not let another site act
 * for the visitor (SEC-4).
 * @throws Refusal FORBIDDEN
 */
export function refreshCookie(world: AuthWorld, context: CallContext): string | undefined {
  const token = context.cookie(cookieName(world));
  if (token && !context.sameOrigin) throw new Refusal('FORBIDDEN');
  return token;
}

export function clearRefreshCookie(world: AuthWorld, context: CallContext): void {
  const name = cookieName(world);
  if (context.cookie(name)) context.clearCookie(name);
}
