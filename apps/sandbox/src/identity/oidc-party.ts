import type { Party, PartyContext } from '../party.ts';
import { createSigningKey } from './keys.ts';
import { oidcProvider, type OidcSpec } from './oidc.ts';
import { createVisits, visitsPage } from './visits.ts';

/** A party that is an OpenID Connect provider. */
export async function openOidcParty(
  { faults, productUrl }: PartyContext,
  spec: OidcSpec,
  about: string,
): Promise<Party> {
  const { name, title } = spec;
  const key = await createSigningKey();
  const visits = createVisits();
  return {
    name,
    title,
    about,
    page: `/${name}`,
    faults: ['down', 'slow', 'rejects'],
    routes: (app, sections) => {
      oidcProvider(app, sections, spec, { key, visits, faults, productUrl });
      visitsPage(app, { name, title, sections }, visits);
    },
    count: () => visits.list().length,
    close: () => {},
  };
}
