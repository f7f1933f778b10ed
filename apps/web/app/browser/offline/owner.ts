import { COOKIES } from '../cookies.ts';
import type { CookieName } from '../storage/stored.ts';

/** Whose copies are on this device. */
export interface Owner {
  /** Account and profile as one text. */
  name: string;
  account: string;
  /** 0 before one is chosen. */
  profile: number;
  /** Whether the session outlives the browser; otherwise its copies do not either. */
  persistent: boolean;
}

type ReadCookie = (name: CookieName) => string | null;

/** The claims of an access token; empty if it cannot be read. Services verify tokens, nothing here trusts them. */
function claimsOf(token: string): { sub?: unknown; pid?: unknown } {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/**
 * The member and profile of this browser's session; null for guests. What is stored for one owner is shown to no other
 * one: families share devices.
 */
export function ownerOf(read: ReadCookie): Owner | null {
  const { sub: account, pid } = claimsOf(read(COOKIES.token) ?? '');
  if (typeof account !== 'string' || account === '') return null;
  // The profile that the session has entered comes first: a child could change the cookie.
  const profile = typeof pid === 'number' ? pid : Number(read(COOKIES.profile)) || 0;
  const persistent = read(COOKIES.tokenExpiry)?.endsWith('p') ?? false;
  return { name: `${account} ${profile}`, account, profile, persistent };
}
