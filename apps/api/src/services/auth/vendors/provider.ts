import type { MEDIA_TYPES } from '@kandil/contract/auth/entities';

export type MediaType = (typeof MEDIA_TYPES)[number];

/** The parameters of a sign-in with a provider. */
export interface SocialStart {
  /** Comes back in the provider's answer, if it supports nonces. */
  nonce: string;
  /** Comes back in the address; the client compares it. */
  state: string;
  /** Where the provider redirects the visitor. */
  returnTo: string;
  /** The provider asks which account, even if it knows the visitor. */
  askAgain: boolean;
}

/** The visitor as the provider identifies them, after full validation of its answer. */
export interface SocialIdentity {
  /** The provider's permanent id of the person; e-mail addresses change hands. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  name: string | null;
  /** The nonce of the answer; null if the provider's answers have none. */
  nonce: string | null;
}

/** An identity provider. */
export interface SocialProvider {
  /** Whether its answers must name one of our nonces. */
  usesNonce: boolean;
  /** The address to send the visitor to. @throws Refusal UNAVAILABLE */
  authorizationUrl(start: SocialStart): Promise<string>;
  /** The person that a token identifies. @throws Refusal SOCIAL_REFUSED for an invalid token, UNAVAILABLE */
  identify(token: string): Promise<SocialIdentity>;
}

/** The configured providers, by the name that clients use. */
export type SocialProviders = ReadonlyMap<MediaType, SocialProvider>;
