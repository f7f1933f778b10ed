import { createSigningKey } from '../identity/keys.ts';
import { oidcProvider } from '../identity/oidc.ts';
import { digitsOf, fingerprint } from '../identity/people.ts';
import { createVisits, visitsPage } from '../identity/visits.ts';
import type { Party, PartyContext } from '../party.ts';

export const GOOGLE_CLIENT = {
  clientId: 'kandil.apps.google.sandbox',
  clientSecret: 'google-secret-of-the-sandbox',
};

/** Google's OpenID Connect. */
export async function openGoogle({ faults, productUrl }: PartyContext): Promise<Party> {
  const key = await createSigningKey();
  const visits = createVisits();
  const spec = {
    ...GOOGLE_CLIENT,
    name: 'google',
    title: 'Google',
    paths: { authorize: '/o/oauth2/v2/auth', token: '/token', keys: '/oauth2/v3/certs' },
    claimsOf: (person: Parameters<typeof fingerprint>[1]) => ({
      sub: digitsOf(fingerprint('google', person), 21),
      ...(person.email && { email: person.email, email_verified: person.verified }),
      ...(person.name && { name: person.name }),
    }),
    cancelled: 'access_denied',
  };
  return {
    name: spec.name,
    title: spec.title,
    about: 'Signs people in by OpenID Connect, each of them with one click.',
    page: `/${spec.name}`,
    faults: ['down', 'slow', 'rejects'],
    routes: (app, sections) => {
      oidcProvider(app, sections, spec, { key, visits, faults, productUrl });
      visitsPage(app, { ...spec, sections }, visits);
    },
    count: () => visits.list().length,
    close: () => {},
  };
}
