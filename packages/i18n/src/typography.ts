import type { LanguageCode } from './languages.ts';

interface Rule {
  fault: string;
  found: RegExp;
}

/** British spellings that a text has used; the English of the interface is American. */
const BRITISH =
  /\b\p{L}*(?:colour|favour|honour|behaviour|neighbour|organis|recognis|apologis|cancelled|cancelling|travell|programme|catalogue|centre|theatre|licence|judgement|fulfil\b|whilst|learnt)\p{L}*/iu;

/** Straight marks of typewriters; spaces too many; a mail that has a small letter after its greeting. */
const EVERYWHERE: readonly Rule[] = [
  { fault: 'two spaces, or a space at an end', found: / {2}|^ | $/ },
  { fault: 'a straight quotation mark or apostrophe', found: /['"]/ },
  { fault: 'a small letter after the greeting', found: /^[^\n]{0,40},\n\n\p{Ll}/u },
];
const PERCENT: Rule = {
  fault: 'no no-break space before %',
  found: /(?<![\u00a0\u202f])%/,
};
const PERCENT_SIGN: Rule = { fault: '% instead of ٪', found: /%/ };

const POINTS: Rule = { fault: 'three points instead of …', found: /\.{3}/ };
/** Quotation marks are « » or “ ”, as the glossary of the language says. */
const ANGLED: Rule = { fault: 'other quotation marks than « »', found: /[“”„]/ };
const ROUND: Rule = { fault: 'other quotation marks than “ ”', found: /[«»„]/ };
/** „Lapki“ are for a quotation inside «yolochki». */
const ANGLED_OR_INNER: Rule = { ...ANGLED, found: /[“”„](?=[^»]*(?:«|$))/ };
const LATIN_MARKS: Rule = {
  fault: 'a Latin mark after an Arabic letter',
  found: /\p{Script=Arabic}[ \u00a0]?[,;?]/u,
};
/** Four letters and more: a shorter word may be an abbreviation. */
const FULL_STOP: Rule = {
  fault: 'a full stop instead of ।',
  found: /[\p{Script=Devanagari}\p{Script=Bengali}]{4,}\.(?=\s|$)/u,
};

const RULES: Partial<Record<LanguageCode, readonly Rule[]>> = {
  en: [ROUND, { fault: 'British spelling', found: BRITISH }],
  fr: [
    { fault: 'no narrow no-break space before ; ! ?', found: /[^\u202f;!?][;!?]/ },
    { fault: 'no no-break space before :', found: /[^\u00a0\d]:(?=\s|$)/ },
    { fault: 'no no-break space inside « »', found: /«(?!\u00a0)|(?<!\u00a0)»/ },
    PERCENT,
    ANGLED,
    POINTS,
  ],
  es: [PERCENT, ANGLED, POINTS],
  ru: [PERCENT, ANGLED_OR_INNER, POINTS],
  fa: [PERCENT_SIGN, ANGLED, POINTS, LATIN_MARKS],
  ar: [PERCENT_SIGN, ANGLED, POINTS, LATIN_MARKS],
  ur: [ROUND, POINTS, LATIN_MARKS],
  bn: [ROUND, POINTS, FULL_STOP],
  hi: [ROUND, POINTS, FULL_STOP],
  id: [ROUND, POINTS],
  ms: [ROUND, POINTS],
  sw: [ROUND, POINTS],
};

/** Addresses have marks of their own. */
const ADDRESSES = /https?:\S+|\/\S*\?\S*/g;

/** Faults of spelling and spacing that a program can see, one name for each kind. */
export function typographyFaults(language: LanguageCode, text: string): string[] {
  const words = text.replace(ADDRESSES, '-');
  return [...EVERYWHERE, ...(RULES[language] ?? [])]
    .filter(({ found }) => found.test(words))
    .map(({ fault }) => fault);
}
