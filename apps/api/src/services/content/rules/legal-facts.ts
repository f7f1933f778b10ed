import type { SiteDocument } from '@kandil/contract/site';

type Facts = Pick<SiteDocument, 'company' | 'contact'>;

/** What legal texts name in braces; `brand` is in the language of a text. */
export const LEGAL_FACTS = [
  'brand',
  'email',
  'company',
  'address',
  'country',
  'register',
  'vatId',
  'representedBy',
] as const;
type LegalFact = (typeof LEGAL_FACTS)[number];

/** The facts that an operator's document has; the others cannot be named. */
export function legalFactsOf({ company, contact }: Facts, brand: string): Map<string, string> {
  const facts: Record<LegalFact, string | undefined> = {
    brand,
    email: contact.email,
    company: company?.name,
    address: company?.address.join(', '),
    country: company?.country,
    register: company?.register,
    vatId: company?.vatId,
    representedBy: company?.representedBy,
  };
  return new Map(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Names in braces that no fact has, with their lines from 1. */
export function unknownFacts(
  markdown: string,
  known: ReadonlyMap<string, string>,
): { name: string; line: number }[] {
  return markdown
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(PLACEHOLDER)]
        .map(([, name = '']) => ({ name, line: index + 1 }))
        .filter(({ name }) => !known.has(name)),
    );
}

/** Fills the facts in a text. */
export const withFacts = (text: string, known: ReadonlyMap<string, string>): string =>
  text.replace(PLACEHOLDER, (all, name: string) => known.get(name) ?? all);
