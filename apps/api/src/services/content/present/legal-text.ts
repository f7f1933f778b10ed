import type { Data } from '@kandil/contract';
import type { siteText } from '@kandil/contract/content';
import type { SiteDocument } from '@kandil/contract/site';
import { isLanguageCode, type LanguageCode, siteNameIn } from '@kandil/i18n';
import { wordsOf } from '../../../platform/words.ts';
import { legalFactsOf, withFacts } from '../rules/legal-facts.ts';
import { readLegalText } from '../rules/legal-text.ts';

type LegalDocument = NonNullable<NonNullable<SiteDocument['legal']>['terms-of-use']>;

/** Characters of a description that search engines show. */
const DESCRIPTION = 160;

/** A legal text in a language, else in English, with the facts of the company. */
export function presentLegalText(
  { updated, texts }: LegalDocument,
  asked: LanguageCode,
  site: SiteDocument,
): Data<typeof siteText> {
  const language: LanguageCode = isLanguageCode(asked) && texts[asked] ? asked : 'en';
  const facts = legalFactsOf(site, siteNameIn(site, language));
  // Facts come after the tree: a name of a company is never read as Markdown.
  const text = readLegalText(texts[language] ?? '').text;
  const { title, lead, sections } = filled(text, (value) => withFacts(value, facts));
  return {
    language,
    title,
    description: shortOf(lead),
    lead,
    updated: { text: wordsOf(language)('legal.updated'), day: updated },
    sections,
  };
}

/** Every string of a tree, replaced. */
function filled<T>(tree: T, fill: (value: string) => string): T {
  return JSON.parse(JSON.stringify(tree), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value) : value,
  ) as T;
}

function shortOf(lead: Data<typeof siteText>['lead']): string {
  const words = lead
    .map((run) => (typeof run === 'string' ? run : 'strong' in run ? run.strong : run.text))
    .join('');
  return words.length <= DESCRIPTION
    ? words
    : `${words.slice(0, DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
