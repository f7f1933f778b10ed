import { readFile } from 'node:fs/promises';

// A catalogue as large as the goal of the search names: the demo's titles again and again, under names of their own.

type Texts = Record<string, string>;
interface Video {
  code: string;
}
interface Title {
  code: string;
  title: Texts;
  trailers: Video[];
  seasons: { code: string; episodes: Video[] }[];
  film: Video | null;
}
interface Catalogue {
  titles: Title[];
  people: { name: Texts }[];
  categories: { spotlight: string[]; rows: { items?: string[] }[] }[];
  channels: unknown[];
}

/** A random source that gives the same row of numbers at each run (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const SYLLABLES = 'ka ra mi no lu sha ber tan os il dem yus ha fa zil gor nu rah mar sel'.split(
  ' ',
);
const LANGUAGES = ['en', 'ar', 'tr', 'fa', 'ur', 'fr'];
/** Languages whose names are made of Latin syllables now and then; the others take words of the demo alone. */
const LATIN = new Set(['en', 'tr', 'fr']);
const WORDS_OF_A_NAME = 3;

/** What is in a large catalogue, and words that people search for in it. */
export interface LargeCatalogue {
  file: object;
  /** Words of names, as they stand, of any of the languages. */
  word(): string;
}

/** @param demo the file of the demo's catalogue */
export async function largeCatalogue(demo: string, size: number): Promise<LargeCatalogue> {
  const base = JSON.parse(await readFile(demo, 'utf8')) as Catalogue;
  const below = seeded(20_000);
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const words = new Map(LANGUAGES.map((language) => [language, wordsOf(base, language)]));
  const made = () => Array.from({ length: 2 + below(3) }, () => pick(SYLLABLES)).join('');
  const word = (language: string) =>
    LATIN.has(language) && below(3) > 0 ? made() : pick(words.get(language) ?? ['']);
  const name = (language: string) =>
    Array.from({ length: WORDS_OF_A_NAME }, () => word(language)).join(' ');
  const titles = Array.from({ length: size }, (_, index) =>
    renamed(
      base.titles[index % base.titles.length] as Title,
      index,
      Object.fromEntries(LANGUAGES.map((language) => [language, name(language)])),
    ),
  );
  const categories = base.categories.map((category) => ({
    ...category,
    spotlight: [],
    rows: category.rows.map((row) => ({ ...row, ...(row.items && { items: [] }) })),
  }));
  return {
    file: { ...base, titles, categories, channels: [] },
    word: () => word(pick(LANGUAGES)),
  };
}

function wordsOf({ titles, people }: Catalogue, language: string): string[] {
  return [...titles.map(({ title }) => title), ...people.map((person) => person.name)].flatMap(
    (texts) => (texts[language] ?? texts['en'] ?? '').split(' '),
  );
}

/** The same title under another code and name; a series keeps the first episode of each season. */
function renamed(title: Title, index: number, name: Texts): Title {
  const own = <T extends Video>(video: T): T => ({ ...video, code: `${video.code}-${index}` });
  return {
    ...title,
    code: `${title.code}-${index}`,
    title: name,
    trailers: [],
    seasons: title.seasons.map((season) => ({
      ...own(season),
      episodes: season.episodes.slice(0, 1).map(own),
    })),
    film: title.film && own(title.film),
  };
}
