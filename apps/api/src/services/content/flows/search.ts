import { consonantsOf } from '../rules/consonants.ts';
import { withoutArticle } from '../rules/fold.ts';
import { meantBy, type Near, typedKeysOf } from '../rules/near-words.ts';
import { isBeside, readingsOf, withoutBeside, wordsOf } from '../rules/readings.ts';
import type { Concept } from '../rules/concepts.ts';
import { isBetween, partsOf } from '../rules/thesaurus.ts';
import { beginnings, found, type FoundRow, nearWords, type Span } from '../store/search.ts';
import type { Db, Page, PageResult } from '../store/sql.ts';
import type { View } from '../rules/view.ts';

type BeginningsOfWords = Awaited<ReturnType<typeof beginnings>>;
type SearchResult = PageResult<FoundRow>;

interface Search {
  db: Db;
  view: View;
  page: Page;
}

const NOTHING: SearchResult = { totalCount: 0, rows: [] };
/** With fewer titles for unfinished words, others may be meant. */
const FEW = 3;
/** A keyword of fewer words may have no superfluous one. */
const ENOUGH = 3;

/**
 * Titles that match every word of a keyword, by their names in any language or by those of their cast, characters,
 * episodes and genres; a word that is a genre or a topic also stands for its synonyms. Only if there are none, or few
 * that begin with the typed letters, other readings of the keyword are tried: its words joined or split, another keyboard
 * layout; then words of stories; then slips, other endings and other scripts; at last, one word may be superfluous
 * (docs/decisions/0031, 0075).
 */
export async function search(
  db: Db,
  view: View,
  keyword: string,
  page: Page,
): Promise<SearchResult> {
  const all = { db, view, page };
  const words = wordsOf(keyword);
  if (words.length === 0) return NOTHING;
  const known = await beginnings(db, [...words, ...words.map(withoutArticle)]);
  const meant = await byConcept(all, words, known);
  if (meant.totalCount > 0) return meant;
  const typed = await exactly(all, words, known);
  if (typed.totalCount >= FEW) return typed;
  const isFinished = words.every((word) => known.get(word)?.whole) && !isShort(words);
  if (typed.totalCount > 0 && isFinished) return exactly(all, words, known, { stories: true });
  return otherwise(all, { keyword, words, typed });
}

interface TypedKeyword {
  keyword: string;
  words: readonly string[];
  typed: SearchResult;
}

/** The readings of a keyword that is not found as it is typed, or hardly. */
async function otherwise(
  all: Search,
  { keyword, words, typed }: TypedKeyword,
): Promise<SearchResult> {
  const isFound = typed.totalCount > 0;
  const isSlip = isFound && isShort(words);
  const read = isSlip ? undefined : await otherwiseRead(all, keyword, words, isFound);
  if (read) return read;
  return guessed(all, withoutBeside(words));
}

/** Titles of the genres and topics that a keyword names, also several at once. */
async function byConcept(
  { db, view, page }: Search,
  words: readonly string[],
  known: BeginningsOfWords,
): Promise<SearchResult> {
  const parts = partsOf(words, isBeside);
  if (!parts) return NOTHING;
  const spans = parts.flatMap(({ words: [word = '', ...more], concept }, asked): Span[] => [
    // A phrase is no word: its words mean something else.
    ...(more.length === 0 ? spansOf(word, asked, known) : []),
    ...(concept ? conceptSpans(concept, asked) : storySpans(word, asked)),
  ]);
  return found(db, view, { words: parts.length, missing: 0, spans }, page);
}

function conceptSpans({ genres, topics }: Concept, asked: number): Span[] {
  const words = genres.map((word) => ({ word, off: 0 }));
  return [
    ...(words.length > 0 ? [{ asked, words, of: 'genres' } as const] : []),
    ...(topics.length > 0
      ? [
          { asked, stems: topics, off: SYNONYM_OFF },
          { asked, stories: topics },
        ]
      : []),
  ];
}

/** How much less a synonym counts than the typed word. */
const SYNONYM_OFF = 2;
/** Letters that a word of a story may have more than the typed one. */
const LONGER = 3;
/** Shorter words begin too many others. */
const SHORTEST_IN_STORIES = 4;

/** A word in stories: as it is typed, or with another ending. */
function storySpans(word: string, asked: number): Span[] {
  const low = withoutArticle(word);
  const longest = low.length + ([...low].length < SHORTEST_IN_STORIES ? 0 : LONGER);
  return [{ asked, stories: [{ word: low, longest }] }];
}

/** So few letters may be a slip, even if they are a word of another language. */
const isShort = (words: readonly string[]): boolean =>
  [...words.join('')].length <= SHORTEST_BEGINNING;

interface Exactly {
  /** Beginnings of words do not count. */
  mustBeWhole?: boolean;
  /** Only names of titles count. */
  named?: boolean;
  /** The words count in stories, too, after all others. */
  stories?: boolean;
}

/** Titles with words that are, or begin with, each of the words. */
async function exactly(
  { db, view, page }: Search,
  words: readonly string[],
  known: BeginningsOfWords,
  { mustBeWhole = false, named = false, stories = false }: Exactly = {},
): Promise<SearchResult> {
  const spans = words
    .flatMap((word, asked) => spansOf(word, asked, known, mustBeWhole))
    .map((span): Span => ({ ...span, ...(named && { of: 'names' }) }));
  if (new Set(spans.map(({ asked }) => asked)).size < words.length) return NOTHING;
  if (stories)
    spans.push(
      ...words.map((word, asked): Span => ({ asked, stories: [{ word, longest: word.length }] })),
    );
  return found(db, view, { words: words.length, missing: 0, spans }, page);
}

function spansOf(
  word: string,
  asked: number,
  known: BeginningsOfWords,
  mustBeWhole = false,
): Span[] {
  const low = known.has(word) ? word : withoutArticle(word);
  const there = known.get(low);
  if (!there || (mustBeWhole && !there.whole)) return [];
  const whole = { asked, words: [{ word: low, off: 0 }] };
  const begun = { asked, beginning: low, off: 0 };
  if (mustBeWhole) return [whole];
  // So few letters begin too many words.
  if ([...low].length < SHORTEST_BEGINNING) return [whole, { ...begun, of: 'names' }];
  return [begun];
}

/** Each reading that matches words of the catalogue is one query: so many are tried. */
const MOST_READINGS = 6;

/** @param strict only readings of whole words count */
async function otherwiseRead(
  all: Search,
  keyword: string,
  words: readonly string[],
  strict: boolean,
): Promise<SearchResult | undefined> {
  const readings = readingsOf(keyword, words);
  const known = await beginnings(
    all.db,
    readings.flatMap((reading) => [...reading, ...reading.map(withoutArticle)]),
  );
  // The parts of a split word are words, not beginnings of some.
  const mustBeWhole = (reading: readonly string[]) => strict || reading.length > words.length;
  const likely = readings.filter((reading) =>
    reading.every((word, at) => spansOf(word, at, known, mustBeWhole(reading)).length > 0),
  );
  for (const reading of likely.slice(0, MOST_READINGS)) {
    // A few letters are a word in some layout: only a name is meant.
    const whole = { mustBeWhole: mustBeWhole(reading), named: isShort(words) };
    const result = await exactly(all, reading, known, whole);
    if (result.totalCount > 0) return result;
  }
  return undefined;
}

/** Titles with words that each may have been mistyped, inflected or written in another script. */
async function guessed(
  { db, view, page }: Search,
  keyword: readonly string[],
): Promise<SearchResult> {
  const telling = keyword.filter((word) => isTelling(word) && !isBetween(word));
  const words = telling.length > 0 ? telling : keyword;
  const bare = words.map(withoutArticle);
  const endings = words.flatMap(withoutEnding);
  const [known, near] = await Promise.all([
    beginnings(db, [...words, ...bare, ...endings.map(({ beginning }) => beginning)]),
    nearWords(db, bare.flatMap(typedKeysOf)),
  ]);
  const spans = words.flatMap((word, asked) => [
    ...spansOf(word, asked, known),
    ...nearSpans(word, asked, near, words.length === 1),
    ...withoutEnding(word)
      .filter(({ beginning }) => known.has(beginning))
      .map((part) => ({ asked, ...part, off: OFF })),
    ...storySpans(word, asked),
  ]);
  const requested = { words: words.length, spans };
  const result = await found(db, view, { ...requested, missing: 0 }, page);
  if (result.totalCount > 0 || words.length < ENOUGH) return result;
  return found(db, view, { ...requested, missing: 1 }, page);
}

/** How much less a guess counts than the typed word: in a name it still counts more than a beginning in an episode. */
const OFF = 6;
const MOST_MEANT = 40;

function nearSpans(word: string, asked: number, near: readonly Near[], alone: boolean): Span[] {
  const low = withoutArticle(word);
  const keys = new Set(typedKeysOf(low));
  const candidates = near.filter(({ key }) => keys.has(key));
  const words = meantBy(low, candidates, alone)
    .toSorted((one, other) => one.off - other.off)
    .slice(0, MOST_MEANT)
    .map((meant) => ({ word: meant.word, off: OFF + meant.off }));
  if (words.length === 0) return [];
  // A few letters are a slip away from too many words.
  const isShortWord = [...low].length <= SHORTEST_BEGINNING;
  return [{ asked, words, ...(isShortWord && { of: 'names' }) }];
}

/** A word of one or two letters, or of one consonant, is a particle more often than a name. */
const isTelling = (word: string): boolean =>
  [...word].length > 2 && (consonantsOf(word).length > 0 || [...word].length > 4);

const SHORTEST_BEGINNING = 3;
const LONGEST_ENDING = 3;

/** Beginnings of a word, and how long an inflected word with such a beginning may be: a third may be the ending. */
function withoutEnding(word: string): { beginning: string; longest: number }[] {
  const letters = [...word];
  const cuts = Math.min(
    LONGEST_ENDING,
    Math.floor(letters.length / 3),
    letters.length - SHORTEST_BEGINNING,
  );
  return Array.from({ length: Math.max(0, cuts) }, (_, cut) => {
    const beginning = letters.slice(0, letters.length - 1 - cut).join('');
    return { beginning, longest: beginning.length + LONGEST_ENDING };
  });
}
