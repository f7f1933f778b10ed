import type { LanguageCode } from './languages.ts';

interface Rule {
  fault: string;
  found: RegExp;
}

/** British spellings that a text has used; the English of the interface is American. */
const BRITISH =
  /\b\p{L}*(?:colour|favour|honour|behaviour|neighbour|organis|recognis|apologis|cancelled|cancelling|travell|programme|catalogue|centre|theatre|licence|judgement|fulfil\b|whilst|learnt)\p{L}*/iu;

/** Straight marks of typewriters; a mail that has a small letter after its greeting. */
const EVERYWHERE: readonly Rule[] = [
  { fault: 'a straight quotation mark or apostrophe', found: /['"]/ },
  { fault: 'a small letter after the greeting', found: /^[^\n]{0,40},\n\n\p{Ll}/u },
];
const PERCENT: Rule = {
  fault: 'no no-break space before %',
  found: /(?<![\u00a0\u202f])%/,
};
const PERCENT_SIGN: Rule = { fault: '% instead of ٪', found: /%/ };

const RULES: Partial<Record<LanguageCode, readonly Rule[]>> = {
  en: [{ fault: 'British spelling', found: BRITISH }],
  fr: [
    { fault: 'no narrow no-break space before ; ! ?', found: /[^\u202f;!?][;!?]/ },
    { fault: 'no no-break space before :', found: /[^\u00a0\d]:(?=\s|$)/ },
    { fault: 'no no-break space inside « »', found: /«(?!\u00a0)|(?<!\u00a0)»/ },
    PERCENT,
  ],
  es: [PERCENT],
  ru: [PERCENT],
  fa: [PERCENT_SIGN],
  ar: [PERCENT_SIGN],
};

/** Addresses have marks of their own. */
const ADDRESSES = /https?:\S+|\/\S*\?\S*/g;

/** Faults of spelling and spacing that a program can see, one name for each kind. */
export function typographyFaults(language: LanguageCode, text: string): string[] {
  const words = text.replace(ADDRESSES, ' ');
  return [...EVERYWHERE, ...(RULES[language] ?? [])]
    .filter(({ found }) => found.test(words))
    .map(({ fault }) => fault);
}
