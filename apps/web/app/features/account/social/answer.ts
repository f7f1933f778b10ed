import { cutText } from '#app/browser/cut-text.ts';
import type { PendingSocial } from './pending.ts';
import type { MediaType } from './providers.ts';

/** The provider's answer in the callback address. */
export type Answer =
  | { kind: 'token'; token: string; fullName: string | null }
  | { kind: 'cancelled' }
  /** The provider's own error code, never shown. */
  | { kind: 'failed'; message: string }
  /** Neither a token nor an error: the visitor is not connected (ERROR-39). */
  | { kind: 'unconnected' };

export interface Arrival {
  state: string | null;
  answer: Answer;
}

const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize', 'user_denied']);
const TOKEN: Record<MediaType, string> = {
  google: 'id_token',
  facebook: 'access_token',
  APPLE: 'id_token',
};

/**
 * Parses a provider's answer: tokens are in the fragment, errors in the fragment or the query.
 * @param hash with its `#`
 * @param search with its `?`
 */
export function readAnswer(mediaType: MediaType, hash: string, search: string): Arrival {
  const fields = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(hash.replace(/^#/, ''))) fields.set(name, value);
  const state = fields.get('state');
  const token = fields.get(TOKEN[mediaType]);
  const error = fields.get('error_reason') ?? fields.get('error') ?? fields.get('error_code');
  if (error !== null)
    return {
      state,
      answer: CANCELLED.has(error)
        ? { kind: 'cancelled' }
        : { kind: 'failed', message: fields.get('error_message') ?? error },
    };
  if (!token) return { state, answer: { kind: 'unconnected' } };
  const fullName = mediaType === 'APPLE' ? nameOf(fields.get('user')) : null;
  return { state, answer: { kind: 'token', token, fullName } };
}

/** The name in Apple's format, which Apple sends only the first time (ENTITY-16). */
function nameOf(user: string | null): string | null {
  try {
    const { name } = JSON.parse(user ?? '{}') as {
      name?: { firstName?: unknown; lastName?: unknown };
    };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string');
    return cutText(parts.join(' ').trim(), 64) || null;
  } catch {
    return null;
  }
}

/** How long a visit to the provider may take; the server keeps its state as long. */
const LONGEST_MS = 10 * 60_000;

/**
 * Whether an answer belongs to a recent login that started in this tab with this provider. An address with a stranger's
 * token must not log anybody in as the stranger (OpenID Connect Core 3.2.2.5, RFC 6749 10.12).
 */
export function isOurs(
  pending: PendingSocial | null,
  mediaType: MediaType,
  { state }: Pick<Arrival, 'state'>,
  now: number,
): pending is PendingSocial {
  if (!pending || !state || pending.state !== state) return false;
  return pending.mediaType === mediaType && now - pending.at <= LONGEST_MS;
}

/**
 * The message for a failure: none for Facebook's 'unknown', the default message for all others (ERROR-37, ERROR-38).
 */
export function failureText(mediaType: MediaType, message: string, otherwise: string): string {
  return mediaType === 'facebook' && message === 'unknown' ? '' : otherwise;
}
