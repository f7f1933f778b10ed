import type { Data } from '@kandil/contract';
import type { siteText } from '@kandil/contract/content';
import type { Picture } from '@kandil/contract/content';
import { isStory, type LegalTextName, type SiteDocument } from '@kandil/contract/site';
import { isLanguageCode, type LanguageCode } from '@kandil/i18n';
import { wordsOf } from '../../../platform/words.ts';
import { legalFactsOf, withFacts } from '../rules/legal-facts.ts';
import { readLegalText } from '../rules/legal-text.ts';
import { pictureOf } from './picture.ts';

type LegalDocument = NonNullable<NonNullable<SiteDocument['legal']>[LegalTextName]>;

interface LegalTextView {
  name: LegalTextName;
  language: LanguageCode;
  site: SiteDocument;
  /** Those that the document names, by path. */
  pictures: Readonly<Record<string, Picture>>;
  at: Date;
}

/** Characters of a description that search engines show. */
const DESCRIPTION = 160;

/** A legal text in a language, else in English, with the facts of the company. */
export function presentLegalText(
  { updated, texts, pictures: heads }: LegalDocument,
  { name, language: asked, site, pictures, at }: LegalTextView,
): Data<typeof siteText> {
  const language: LanguageCode = isLanguageCode(asked) && texts[asked] ? asked : 'en';
  const facts = legalFactsOf(site, { language, at });
  // Facts come after the tree: a name of a company is never read as Markdown.
  const text = readLegalText(texts[language] ?? '', isStory(name)).text;
  const { title, lead, sections } = filled(text, (value) => withFacts(value, facts));
  return {
    language,
    title,
    description: shortOf(lead),
    lead,
    art: heads
      ? { wide: pictureOf(heads.wide, pictures), phone: pictureOf(heads.phone, pictures) }
      : null,
    updated: { text: wordsOf(language)('legal.updated'), day: updated },
    sections: sections.map(({ picture, ...section }) => ({
      ...section,
      picture: picture && { art: pictureOf(picture.path, pictures), alt: picture.alt },
    })),
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
