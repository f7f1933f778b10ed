import { fold, foldedWords, withoutArticle } from './fold.ts';
import { otherLayouts } from './layouts.ts';

const MOST_WORDS = 8;

/** Words beside a name that say what is looked for: a series, a film, an episode to watch. */
const BESIDE: ReadonlySet<string> = new Set(
  [
    'series serial serie show film films movie movies episode episodes season full watch online hd drama',
    'dizi dizisi dizileri filmi filmleri bolum bolumu sezon izle seyret',
    'مسلسل مسلسلات فيلم افلام حلقة حلقات موسم مشاهدة كامل',
    'saison complet regarder voir pelicula peliculas temporada episodio capitulo ver completa',
    'ڈرامہ فلم قسط دیکھیں سریال قسمت فصل تماشا دانلود',
    'сериал сериалы фильм фильмы серия сезон смотреть онлайн',
    'सीरियल फ़िल्म फिल्म एपिसोड देखें নাটক সিরিয়াল ছবি পর্ব',
    'nonton tonton sinetron filem siri episod tamthilia filamu tazama',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word) => foldedWords(word)),
);

/** The words of a keyword. */
export const wordsOf = (keyword: string): string[] =>
  fold(keyword).split(' ').filter(Boolean).slice(0, MOST_WORDS);

/** Whether a word only says what kind of thing is looked for. */
export const isBeside = (word: string): boolean =>
  BESIDE.has(word) || BESIDE.has(withoutArticle(word));

/** The words without those that only say what kind of thing is looked for. */
export function withoutBeside(words: readonly string[]): string[] {
  const named = words.filter((word) => !isBeside(word));
  return named.length > 0 ? named : [...words];
}

/** Two neighbours written as one word. */
const joined = (words: readonly string[]): string[][] =>
  words.slice(1).map((word, at) => words.toSpliced(at, 2, `${words[at] ?? ''}${word}`));

const SHORTEST_PART = 2;
/** Two parts of two letters each are hardly ever meant. */
const SHORTEST_SPLIT = 5;

/** One word written as two. */
const split = (words: readonly string[]): string[][] =>
  words.flatMap((word, at) => {
    const letters = [...word];
    if (letters.length < SHORTEST_SPLIT) return [];
    return Array.from({ length: Math.max(0, letters.length - 2 * SHORTEST_PART + 1) }, (_, cut) => {
      const parts = [letters.slice(0, cut + SHORTEST_PART), letters.slice(cut + SHORTEST_PART)];
      return words.toSpliced(at, 1, ...parts.map((part) => part.join('')));
    });
  });

/** Other words that the same keyword may stand for, the most likely first. */
export function readingsOf(keyword: string, words: readonly string[]): string[][] {
  const named = withoutBeside(words);
  return [
    ...(named.length < words.length ? [named] : []),
    ...joined(named),
    ...split(named),
    ...otherLayouts(keyword).map((text) => wordsOf(text)),
  ].filter((reading) => reading.length > 0 && reading.length <= MOST_WORDS + 1);
}
