import type { LanguageCode } from '@kandil/i18n';
import { dateText, momentText, moneyText } from '@kandil/i18n/formats';
import { wordsOf } from '../words.ts';
import type { MailSite } from './content.ts';
import { type FactsOf, type MailName, MAILS } from './templates/index.ts';
import type { SampleWords } from './templates/template.ts';

/** The sample of a mail in a language. */
export const sampleOf = <Name extends MailName>(
  name: Name,
  language: LanguageCode,
  site: MailSite,
): FactsOf<Name> => MAILS[name].sample(sampleWords(language, site)) as FactsOf<Name>;

const AT = new Date('2027-05-16T18:42:00.000Z');
const ARABIC_SCRIPT: ReadonlySet<LanguageCode> = new Set(['ar', 'ur', 'fa']);

function sampleWords(language: LanguageCode, { publicOrigin }: MailSite): SampleWords {
  const [name, otherName] = ARABIC_SCRIPT.has(language) ? ['مريم', 'يوسف'] : ['Meryem', 'Yusuf'];
  return {
    language,
    words: wordsOf(language),
    name,
    otherName,
    day: dateText(AT, language, 'UTC'),
    moment: momentText(AT, language, 'UTC'),
    amount: moneyText({ amount: 8999, currency: 'USD' }, language),
    code: '482913',
    page: (path) => new URL(path, publicOrigin).href,
  };
}
