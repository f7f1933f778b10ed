/** What a sign-in with a provider begins with. */
export interface SocialStart {
  /** Comes back in the provider's answer, where it can carry one. */
  nonce: string;
  /** Comes back in the address, for the client to compare. */
  state: string;
  /** Where the provider sends the visitor back to. */
  returnTo: string;
  /** The provider asks who it is, also where it knows. */
  askAgain: boolean;
}

/** Who a provider says the visitor is, after everything about its answer was checked. */
export interface SocialIdentity {
  /** The provider's own, lasting id of the person; e-mail addresses change hands, this does not. */
  subject: string;
  email: string | null;
  /** Whether the provider says that the address is the person's. */
  emailVerified: boolean;
  name: string | null;
  /** The nonce in the answer; null where the provider's answers carry none. */
  nonce: string | null;
}

/** A party people sign in with. */
export interface SocialProvider {
  /** Whether an answer of it must name a nonce of ours. */
  usesNonce: boolean;
  /** Where to send the visitor. @throws Refusal UNAVAILABLE */
  authorizationUrl(start: SocialStart): Promise<string>;
  /** Who a token stands for. @throws Refusal SOCIAL_REFUSED for any fault in it, UNAVAILABLE */
  identify(token: string): Promise<SocialIdentity>;
}
