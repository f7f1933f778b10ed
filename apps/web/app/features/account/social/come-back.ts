import { type Answer, type Arrival, failureText, isOurs } from './answer.ts';
import type { Pending } from './pending.ts';
import type { MediaType } from './providers.ts';
import { type Proof, signInWith, type SocialTools } from './sign-in.ts';

export interface Return {
  /** What the provider sent along; null when the address was simply opened. */
  arrival: (Arrival & { mediaType: MediaType }) | null;
  pending: Pending | null;
  tools: SocialTools;
  /** Milliseconds. */
  now: number;
}

type Step = void | Promise<void> | null;

/** What can come of it. */
export interface Outcomes {
  /** Somebody is signed in; `created`: with a new account. */
  onSignedIn(created: boolean): Step;
  /** The account has to be proved first. */
  onProof(proof: Proof): Step;
  onCancelled(): Step;
  /** The answer does not belong to a sign-in of this tab. */
  onForeign(): Step;
  /** A failure of the provider, as its text, or of ours (ERROR-39..41). */
  onError(error: unknown): Step;
}

/** Decides what a return from a provider comes to, and signs in where it may. */
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
  pending: Pending,
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
