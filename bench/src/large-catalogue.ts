import { readFile } from 'node:fs/promises';

// A catalogue as large as a goal names: the demo's, its titles repeated under different names, and a home
// page of many rows.

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
interface Row {
  code: string;
  type: string;
  title: Texts;
  items?: string[];
}
interface Category {
  rows: Row[];
}
interface Catalogue {
  titles: Title[];
  people: { name: Texts }[];
  categories: Category[];
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
const TITLES_OF_A_ROW = 12;

export interface LargeCatalogueSize {
  titles: number;
  /** Rows of home that guests see; the demo's where left out. */
  homeRows?: number;
}

/** What is in a large catalogue, and words that people search for in it. */
export interface LargeCatalogue {
  file: object;
  /** Words of names, as they stand, of any of the languages. */
  word(): string;
}

/** @param demo the file of the demo's catalogue */
export async function largeCatalogue(
  demo: string,
  size: LargeCatalogueSize,
): Promise<LargeCatalogue> {
  const base = JSON.parse(await readFile(demo, 'utf8')) as Catalogue;
  const below = seeded(20_000);
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const words = new Map(LANGUAGES.map((language) => [language, wordsOf(base, language)]));
  const made = () => Array.from({ length: 2 + below(3) }, () => pick(SYLLABLES)).join('');
  const word = (language: string) =>
    LATIN.has(language) && below(3) > 0 ? made() : pick(words.get(language) ?? ['']);
  const name = (language: string) =>
    Array.from({ length: WORDS_OF_A_NAME }, () => word(language)).join(' ');
  const copies = Array.from({ length: size.titles - base.titles.length }, (_, index) =>
    renamed(
      base.titles[index % base.titles.length] as Title,
      index,
      Object.fromEntries(LANGUAGES.map((language) => [language, name(language)])),
    ),
  );
  const titles = [...base.titles, ...copies];
  const [home, ...others] = base.categories as [Category, ...Category[]];
  const someCodes = () => {
    const start = below(titles.length - TITLES_OF_A_ROW);
    return titles.slice(start, start + TITLES_OF_A_ROW).map(({ code }) => code);
  };
  const categories = [withRows(home, size.homeRows ?? 0, someCodes), ...others];
  return {
    file: { ...base, titles, categories },
    word: () => word(pick(LANGUAGES)),
  };
}

/** The category with as many rows as guests shall see, at least its own; the new ones are called as those before. */
function withRows(category: Category, count: number, items: () => string[]): Category {
  const own = category.rows.filter(({ type }) => type !== 'CONTINUE_WATCH');
  const more = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => ({
    code: `row-${index}-more`,
    type: 'CUSTOM_CONTENTS',
    title: own[index % own.length]?.title ?? {},
    items: items(),
  }));
  return { ...category, rows: [...category.rows, ...more] };
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
