import { openOidcParty } from '../identity/oidc-party.ts';
import type { OidcSpec } from '../identity/oidc.ts';
import { digitsOf, fingerprint } from '../identity/people.ts';
import type { Party, PartyContext } from '../party.ts';

export const GOOGLE_CLIENT = {
  clientId: 'kandil.apps.google.sandbox',
  clientSecret: 'google-secret-of-the-sandbox',
};

const SPEC: OidcSpec = {
  ...GOOGLE_CLIENT,
  name: 'google',
  title: 'Google',
  paths: { authorize: '/o/oauth2/v2/auth', token: '/token', keys: '/oauth2/v3/certs' },
  claimsOf: (person) => ({
    sub: digitsOf(fingerprint('google', person), 21),
    ...(person.email && { email: person.email, email_verified: person.verified }),
    ...(person.name && { name: person.name }),
  }),
  cancelled: 'access_denied',
};

/** Google's OpenID Connect. */
export function openGoogle(context: PartyContext): Promise<Party> {
  const about = 'Signs people in by OpenID Connect, each of them with one click.';
  return openOidcParty(context, SPEC, about);
}
