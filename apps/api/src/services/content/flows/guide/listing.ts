import { LANGUAGES } from '@kandil/i18n';
import { withoutReferences } from '@kandil/media/ingest';
import { shortened } from '../../../../platform/text.ts';
import { type GuideTexts, type Listing, LONGEST_MS } from '../../rules/guide/broadcasts.ts';
import { ageOfRating } from '../../rules/guide/ages.ts';
import { firstAfter, instantsOf, readXmltvTime } from '../../rules/guide/xmltv-time.ts';
import type { Problems } from './faults.ts';

/** What is read of a programme. */
export type Field = 'title' | 'subTitle' | 'storyline' | 'ref' | 'rating';

/** A programme as the file has it, with the place where it begins. */
export interface Draft {
  line: number;
  column: number;
  attributes: Readonly<Record<string, string>>;
  texts: { name: Field; language: string | null; text: string }[];
}

interface Surroundings {
  /** Of the channel. */
  zone: string | null;
  /** Start of the channel's programme before this one in the file. */
  previous: number | null;
  report: Problems['add'];
}

const LONGEST_TITLE = 200;
const LONGEST_STORYLINE = 1000;
/** A code of the catalogue. */
const CODE = /^[a-z0-9-]{1,80}$/;
const SHOWN = 40;

/** A programme of the file as a listing; null, with each problem reported, if it is none. */
export function listingOf(draft: Draft, surroundings: Surroundings): Listing | null {
  const { line, column, attributes, texts } = draft;
  let isGood = true;
  const report = (field: string, problem: string): null => {
    isGood = false;
    surroundings.report({ line, column, field: `programme.${field}`, problem });
    return null;
  };
  const start = timeOf('start', attributes, { ...surroundings, report });
  const after = { ...surroundings, previous: start, report };
  const stop = attributes['stop'] === undefined ? null : timeOf('stop', attributes, after);
  if (start !== null && stop !== null) checkLength(start, stop, report);
  const title = textsOf(texts, 'title', LONGEST_TITLE);
  if (!title) report('title', 'is missing');
  if (!isGood || start === null || !title) return null;
  return { start, stop, title, ...othersOf(draft) };
}

/** What a programme need not have. */
function othersOf({ attributes, texts }: Draft): Omit<Listing, 'start' | 'stop' | 'title'> {
  const subTitle = textsOf(texts, 'subTitle', LONGEST_TITLE);
  const storyline = textsOf(texts, 'storyline', LONGEST_STORYLINE);
  const ages = texts.filter(({ name }) => name === 'rating').map(({ text }) => ageOfRating(text));
  const ref = texts.find(({ name }) => name === 'ref')?.text.trim() ?? '';
  return {
    storyline: joined(subTitle, storyline),
    // Of several ratings the strictest counts: systems of several countries differ.
    age: ages.length > 0 ? Math.max(...ages) : null,
    ref: CODE.test(ref) ? ref : null,
    catchUp: !/^(?:no|0|false)$/i.test(attributes['catchup'] ?? ''),
  };
}

interface Reading {
  zone: string | null;
  previous: number | null;
  report(field: string, problem: string): null;
}

function timeOf(
  name: 'start' | 'stop',
  attributes: Draft['attributes'],
  { zone, previous, report }: Reading,
): number | null {
  const text = attributes[name];
  if (text === undefined) return report(name, 'is missing');
  const time = readXmltvTime(text);
  if (!time)
    return report(name, `'${shortened(text, SHOWN)}' is no time such as 20261128203000 +0300`);
  if ('local' in time && zone === null)
    return report(
      name,
      `'${shortened(text, SHOWN)}' has no offset from UTC, and the channel has no zone: name it (zone, or --zone Europe/Istanbul)`,
    );
  return firstAfter(instantsOf(time, zone ?? 'UTC'), previous);
}

function checkLength(start: number, stop: number, report: Reading['report']): void {
  if (stop <= start) report('stop', 'is not after the start');
  else if (stop - start > LONGEST_MS) report('stop', 'is more than 24 hours after the start');
}

const KNOWN: ReadonlySet<string> = new Set(LANGUAGES.map(({ code }) => code));

/** `tr`, `tr_TR` and `tur` are `tr`; null for any other language than those of the product. */
function languageOf(text: string | null): string | null {
  if (text === null) return null;
  try {
    const { language } = new Intl.Locale(text.trim().replaceAll('_', '-'));
    return KNOWN.has(language) ? language : null;
  } catch {
    return null;
  }
}

/** The texts of a field by language; null without any. */
function textsOf(texts: Draft['texts'], field: Field, most: number): GuideTexts | null {
  const found: GuideTexts = {};
  let first = '';
  for (const { name, language, text } of texts) {
    if (name !== field) continue;
    const clean = cleaned(text, most);
    if (clean === '') continue;
    first ||= clean;
    const known = languageOf(language);
    if (known) found[known] ??= clean;
  }
  return first === '' ? null : { ...found, en: found['en'] ?? first };
}

/** Plain text: markup stays as it is written, references that were escaped twice are replaced. */
function cleaned(text: string, most: number): string {
  const plain = withoutReferences(text)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
  return plain.length > most ? `${shortened(plain, most - 1).trimEnd()}…` : plain;
}

/** The name of an episode in front of its story. */
function joined(subTitle: GuideTexts | null, storyline: GuideTexts | null): GuideTexts {
  if (!subTitle || !storyline) return subTitle ?? storyline ?? { en: '' };
  const languages = [...new Set([...Object.keys(subTitle), ...Object.keys(storyline)])];
  return Object.fromEntries(
    languages.map((language) => [
      language,
      `${subTitle[language] ?? subTitle['en']} – ${storyline[language] ?? storyline['en']}`,
    ]),
  );
}
