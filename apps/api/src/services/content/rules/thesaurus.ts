import { type Concept, conceptOf } from './concepts.ts';
import { fold } from './fold.ts';

/** A part of a keyword: a word, or a phrase that is a concept. */
export interface Part {
  words: readonly string[];
  concept: Concept | null;
}

const MOST_WORDS = 5;

/** Words between others that mean nothing for themselves, in the languages of the product and in Turkish. */
const BETWEEN: ReadonlySet<string> = new Set(
  (
    'the a an of for about with and in on to by from stories story tale tales ' +
    'de la le les des du un une pour sur avec et dans en histoires el los las una para sobre con y del cuentos historias ' +
    'عن في من مع على و قصص قصة افلام برامج از در با به درباره برای داستان داستانهای کا کی کے لیے میں اور پر بارے کہانی کہانیاں ' +
    'নিয়ে জন্য এবং ও গল্প के का की लिए में और पर बारे कहानी कहानियाँ ' +
    'untuk tentang dan dengan di kisah cerita mengenai kwa ya na kuhusu hadithi za wa ' +
    'о об про для и в на с рассказы истории ve ile için hakkında bir hikaye hikayeleri hikâyesi'
  )
    .split(' ')
    .map(fold),
);

export const isBetween = (word: string): boolean => BETWEEN.has(word);

/**
 * The parts of a keyword: the longest phrases that are concepts, and the words between them, without those that mean
 * nothing for themselves; null if there is no concept.
 */
export function partsOf(
  words: readonly string[],
  isBeside: (word: string) => boolean,
): Part[] | null {
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += parts.at(-1)?.words.length ?? 1) {
    const part = longestConcept(words.slice(at, at + MOST_WORDS));
    parts.push(part ?? { words: words.slice(at, at + 1), concept: null });
  }
  if (parts.every(({ concept }) => concept === null)) return null;
  return parts.filter(
    ({ words: [word = ''], concept }) => concept !== null || !(isBetween(word) || isBeside(word)),
  );
}

function longestConcept(words: readonly string[]): Part | null {
  for (let count = words.length; count > 0; count -= 1) {
    const concept = conceptOf(words.slice(0, count));
    if (concept) return { words: words.slice(0, count), concept };
  }
  return null;
}
