export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Access level of a call.
 * - `public`: anyone. A session is still read when one is sent, unless `cache` is `public`.
 * - `member`: a logged-in account without a due one-time code.
 * - `subscriber`: a member with a paid period that has not ended, own or by family (SPEC-D44).
 * - `service`: another service of the product, never a browser.
 * - `staff`: the operator's people, through the control room: the call names the `permission`.
 */
export type Access = 'public' | 'member' | 'subscriber' | 'service' | 'staff';

/**
 * How the answer may be cached.
 * - `none`: `Cache-Control: no-store` (the default).
 * - `public`: the same answer for every visitor of one language; its handler gets no session.
 * - `guest`: as `public` if the request has no credential. With one it is answered for that member (profiles
 *   of children see less) and never stored.
 */
export type CachePolicy = 'none' | 'public' | 'guest';

/**
 * How a public call treats an access token; member calls require a valid one.
 * - `optional`: a token must be valid (the default).
 * - `lenient`: an invalid token counts as none.
 * - `ignored`: it is not read (always if `cache` is `public`, SEC-22).
 */
export type SessionUse = 'optional' | 'lenient' | 'ignored';

/** The catalogue entities in an answer; the client's entity store normalises it by this name. */
export type CarriedEntities =
  | 'rows'
  | 'tiles'
  | 'slides'
  | 'title'
  | 'seasons'
  | 'video'
  | 'videos'
  | 'categories'
  | 'genres'
  | 'faqs'
  | 'countries';

/** Default limit of a body in bytes. */
export const BODY_LIMIT = 16 * 1024;
