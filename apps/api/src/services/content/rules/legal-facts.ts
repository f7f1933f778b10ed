import { givingPercent, type SiteDocument } from '@kandil/contract/site';
import { type LanguageCode, siteNameIn } from '@kandil/i18n';
import { percentText } from '@kandil/i18n/formats';

type Facts = Pick<SiteDocument, 'name' | 'company' | 'contact' | 'giving'>;

/** What legal texts name in braces; `brand` and `givingPercent` are written in the language of a text. */
export const LEGAL_FACTS = [
  'brand',
  'email',
  'company',
  'address',
  'country',
  'register',
  'vatId',
  'representedBy',
  'givingPercent',
] as const;
type LegalFact = (typeof LEGAL_FACTS)[number];

/** The facts that an operator's document has; the others cannot be named. */
export function legalFactsOf(
  { name, company, contact, giving }: Facts,
  { language, at }: { language: LanguageCode; at: Date },
): Map<string, string> {
  const facts: Record<LegalFact, string | undefined> = {
    brand: siteNameIn({ name }, language),
    email: contact.email,
    company: company?.name,
    address: company?.address.join(', '),
    country: company?.country,
    register: company?.register,
    vatId: company?.vatId,
    representedBy: company?.representedBy,
    givingPercent: giving && percentText(givingPercent({ giving }, at), language),
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
