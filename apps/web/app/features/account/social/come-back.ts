import { type Answer, type Arrival, failureText, isOurs } from './answer.ts';
import type { PendingSocial } from './pending.ts';
import type { MediaType } from './providers.ts';
import { type Proof, signInWith, type SocialTools } from './sign-in.ts';

export interface Return {
  /** The provider's answer; null when the address was opened without one. */
  arrival: (Arrival & { mediaType: MediaType }) | null;
  pending: PendingSocial | null;
  tools: SocialTools;
  /** Milliseconds. */
  now: number;
}

type Step = void | Promise<void> | null;

/** The possible outcomes. */
export interface Outcomes {
  /** A member is logged in; `created`: with a new account. */
  onSignedIn(created: boolean): Step;
  /** The visitor must first prove that the account is theirs. */
  onProof(proof: Proof): Step;
  onCancelled(): Step;
  /** The answer does not belong to a login of this tab. */
  onForeign(): Step;
  /** The text of the provider's failure, or an error of ours (ERROR-39..41). */
  onError(error: unknown): Step;
}

/** Handles the callback from a provider: logs in where that is allowed, and calls one outcome. */
export async function comeBack(
  { arrival, pending, tools, now }: Return,
  outcomes: Outcomes,
): Promise<void> {
  if (!arrival || !isOurs(pending, arrival.mediaType, arrival, now)) {
    await outcomes.onForeign();
    return;
  }
  const { answer } = arrival;
  if (answer.kind === 'cancelled') await outcomes.onCancelled();
  else if (answer.kind === 'token') await signIn(pending, answer, tools, outcomes);
  else {
    const message = answer.kind === 'failed' ? answer.message : '';
    await outcomes.onError(failureText(arrival.mediaType, message, tools.texts.unexpected()));
  }
}

async function signIn(
  pending: PendingSocial,
  answer: Extract<Answer, { kind: 'token' }>,
  tools: SocialTools,
  { onSignedIn, onProof, onCancelled, onError }: Outcomes,
): Promise<void> {
  try {
    const result = await signInWith(pending, answer, tools);
    if (result.kind === 'unchecked') await onCancelled();
    else await (result.kind === 'proof' ? onProof(result.proof) : onSignedIn(result.created));
  } catch (error) {
    await onError(error);
  }
}
