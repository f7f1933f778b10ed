export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call.
 * - `public`: anyone. A session is still read when one is sent, unless `cache` is `public`.
 * - `member`: a logged-in account with no open one-time code.
 * - `subscriber`: a member with a paid period that has not ended, own or by family (SPEC-D44).
 * - `service`: another service of ours, never a browser.
 */
export type Access = 'public' | 'member' | 'subscriber' | 'service';

/**
 * What may be stored of the answer.
 * - `none`: `Cache-Control: no-store` (the default).
 * - `public`: the same answer for every visitor of one language; its handler gets no session.
 * - `guest`: as `public` where the request carries no credential. With one it is answered for that member (profiles
 *   of children see less) and never stored.
 */
export type CachePolicy = 'none' | 'public' | 'guest';

/**
 * What a public call does with an access token; calls of members require one that is valid.
 * - `optional`: one that is sent must be valid (the default).
 * - `lenient`: one that is not valid any more counts as none.
 * - `ignored`: it is not read (the only way where `cache` is `public`, SEC-22).
 */
export type SessionUse = 'optional' | 'lenient' | 'ignored';

/** What of the catalogue an answer carries; the client's entity store takes it apart by this name. */
export type Carried =
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

/** Bytes of a body where a call says nothing else. */
export const BODY_LIMIT = 16 * 1024;
