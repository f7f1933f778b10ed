import type { Pending } from './pending.ts';
import type { MediaType } from './providers.ts';

/** What a provider sent the visitor back with. */
export type Answer =
  | { kind: 'token'; token: string; fullName: string | null }
  | { kind: 'cancelled' }
  /** In the provider's own word, which nobody is shown. */
  | { kind: 'failed'; message: string }
  /** Neither a token nor a reason: whoever came is not connected (ERROR-39). */
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
 * Reads a provider's answer: tokens stand in the fragment, errors there or in the query.
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

/** Apple's form of a name, which it tells the first time only (ENTITY-16). */
function nameOf(user: string | null): string | null {
  try {
    const { name } = JSON.parse(user ?? '{}') as {
      name?: { firstName?: unknown; lastName?: unknown };
    };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string');
    return parts.join(' ').trim().slice(0, 64) || null;
  } catch {
    return null;
  }
}

/** How long somebody may take at a provider; the server's own memory of it is as long. */
const LONGEST_MS = 10 * 60_000;

/**
 * Whether an answer belongs to a sign-in that was begun in this tab, with this provider, lately. An address with a
 * stranger's token in it must not sign anybody in as the stranger (OpenID Connect Core 3.2.2.5, RFC 6749 10.12).
 */
export function isOurs(
  pending: Pending | null,
  mediaType: MediaType,
  { state }: Pick<Arrival, 'state'>,
  now: number,
): pending is Pending {
  if (!pending || !state || pending.state !== state) return false;
  return pending.mediaType === mediaType && now - pending.at <= LONGEST_MS;
}

/** What is said of a failure: of Facebook's 'unknown' nothing, of any other the default message (ERROR-37, ERROR-38). */
export function failureText(mediaType: MediaType, message: string, otherwise: string): string {
  return mediaType === 'facebook' && message === 'unknown' ? '' : otherwise;
}
