import { COOKIES } from '../cookies.ts';

/** Whose copies are on this device, and whether they may outlive the browser. */
export interface Owner {
  /** Account and profile. */
  name: string;
  persistent: boolean;
}

type ReadCookie = (name: string) => string | null;

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

/** @param profile 0 before one is chosen */
export const nameOfOwner = (account: string, profile: number): string => `${account} ${profile}`;

/**
 * The member and profile of this browser's session; null for guests. Copies of one owner are shown to no other one:
 * families share devices. A session that ends with the browser leaves no copies behind.
 */
export function ownerOf(read: ReadCookie): Owner | null {
  const { sub, pid } = claimsOf(read(COOKIES.token) ?? '');
  if (typeof sub !== 'string' || sub === '') return null;
  // The profile that the session has entered; a child could change the cookie.
  const profile = typeof pid === 'number' ? pid : Number(read(COOKIES.profile)) || 0;
  return {
    name: nameOfOwner(sub, profile),
    persistent: read(COOKIES.tokenExpiry)?.endsWith('p') ?? false,
  };
}
