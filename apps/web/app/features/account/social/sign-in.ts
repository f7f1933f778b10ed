import { auth, type Args, type Data, type ErrorMeta } from '@kandil/contract';
import type { ClientTexts } from '@kandil/contract/client';
import { track } from '#app/data/analytics/track.ts';
import { browserApi } from '#app/data/client/api.ts';
import { asPerson, type useBotCheck } from '../bot-check/bot-check.ts';
import { beginSession, orNobody } from '#app/data/session/sign-in.ts';
import { noteSocialSignIn } from '#app/data/session/social-sign-out.ts';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import type { Answer } from './answer.ts';
import type { PendingSocial } from './pending.ts';

export type Proof = NonNullable<ErrorMeta['proof']>;

export type SocialResult =
  | { kind: 'signedIn'; created: boolean }
  | { kind: 'proof'; proof: Proof }
  /** The bot check failed: a notification has reported it. */
  | { kind: 'unchecked' };

export interface SocialTools {
  texts: ClientTexts;
  /** From `useBotCheck('LOGIN', false)` (SPEC-D48). */
  person: ReturnType<typeof useBotCheck>;
}

const METHODS = { google: 'google', facebook: 'facebook', APPLE: 'apple' } as const;

export function socialPayload(
  { mediaType, referenceCode }: Pick<PendingSocial, 'mediaType' | 'referenceCode'>,
  { token, fullName }: Extract<Answer, { kind: 'token' }>,
): Args<typeof auth.socialLogin> {
  return {
    mediaType,
    accessToken: token,
    ...(referenceCode && { referenceCode }),
    ...(fullName && { fullName }),
  };
}

/**
 * Logs in, or signs up, with a provider's token. The session outlives the browser (LOGIN-11, LOGIN-13); a failure
 * clears the account (STATE-30).
 * @throws ApiError
 */
export async function signInWith(
  pending: PendingSocial,
  answer: Extract<Answer, { kind: 'token' }>,
  { texts, person }: SocialTools,
): Promise<SocialResult> {
  const call = pending.purpose === 'register' ? auth.socialRegister : auth.socialLogin;
  try {
    const signedIn = await asPerson(person, (fields) =>
      orNobody(() => browserApi(call, { ...socialPayload(pending, answer), ...fields })),
    );
    if (!signedIn) return { kind: 'unchecked' };
    const { data, meta } = signedIn;
    keepSocialSession(data, texts);
    const method = METHODS[pending.mediaType];
    track({ name: meta.created ? 'sign_up' : 'login', method });
    return { kind: 'signedIn', created: meta.created };
  } catch (error) {
    const proof = isApiError(error) && error.code === 'PROOF_REQUIRED' && error.meta?.proof;
    if (proof) return { kind: 'proof', proof };
    throw error;
  }
}

/** @throws ApiError E.11 when the answer has no token */
export function keepSocialSession(data: Data<typeof auth.socialLogin>, texts: ClientTexts): void {
  beginSession(data, true, texts, 'social');
  noteSocialSignIn();
}
