/** What an authenticator is asked for: its signature to sign in or to confirm, or a new passkey. */
export type ChallengeKind = 'SIGN_IN' | 'CONFIRM' | 'JOIN' | 'ADD';

/** The challenge that an answer of an authenticator is to; null in an answer that no browser makes. */
export function challengeIn({ clientDataJSON }: Record<string, unknown>): string | null {
  if (typeof clientDataJSON !== 'string') return null;
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as unknown;
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
