import { openOidcParty } from '../identity/oidc-party.ts';
import type { OidcSpec } from '../identity/oidc.ts';
import { digitsOf, fingerprint, type Person } from '../identity/people.ts';
import type { Party, PartyContext } from '../party.ts';

export const APPLE_CLIENT = {
  clientId: 'test.kandil.web.sandbox',
  clientSecret: 'apple-secret-of-the-sandbox',
};

/** A person's name in Apple's format; only the first form post has it, and no token. */
function userField({ name, email }: Person): string {
  const [firstName = '', ...rest] = name.split(' ');
  return JSON.stringify({
    name: { firstName, lastName: rest.join(' ') },
    ...(email && { email }),
  });
}

const subjectOf = (person: Person) => {
  const hex = fingerprint('apple', person);
  return `00${digitsOf(hex, 4)}.${hex.slice(0, 32)}.${digitsOf(hex.slice(32), 4)}`;
};

/** Sign in with Apple: OpenID Connect with form post, and with booleans as strings. */
export function openApple(context: PartyContext): Promise<Party> {
  const known = new Set<string>();
  const spec: OidcSpec = {
    ...APPLE_CLIENT,
    name: 'apple',
    title: 'Apple',
    paths: { authorize: '/auth/authorize', token: '/auth/token', keys: '/auth/keys' },
    claimsOf: (person) => ({
      sub: subjectOf(person),
      nonce_supported: true,
      ...(person.email && { email: person.email, email_verified: String(person.verified) }),
    }),
    extrasOf: (person): Record<string, string> => {
      const subject = subjectOf(person);
      if (known.has(subject)) return {};
      known.add(subject);
      return { user: userField(person) };
    },
    cancelled: 'user_cancelled_authorize',
  };
  const about = 'Signs people in by OpenID Connect; tells their name the first time only.';
  return openOidcParty(context, spec, about);
}
