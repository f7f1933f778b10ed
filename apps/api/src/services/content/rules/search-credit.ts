import { foldedWords, withoutArticle } from './fold.ts';
import type { MatchReason } from './match-reason.ts';
import { wordsOf } from './readings.ts';

/** A person of a title: names and roles in every language. */
interface Credit {
  names: Readonly<Record<string, string>>;
  roles: Readonly<Record<string, string>>;
  crew: boolean;
}

/**
 * The person or character that a keyword names, among the credits of a title that was found by one; undefined where it
 * was found by another reading of the keyword.
 */
export function creditFor<C extends Credit>(
  keyword: string,
  reason: MatchReason | null,
  credits: readonly C[],
): C | undefined {
  if (reason !== 'CHARACTER' && reason !== 'CAST') return undefined;
  const asked = wordsOf(keyword);
  const scored = credits
    .filter(({ crew }) => reason === 'CAST' || !crew)
    .map((credit) => {
      const words = Object.values(reason === 'CAST' ? credit.names : credit.roles).flatMap(written);
      const hits = asked.filter((word) => words.some((own) => own.startsWith(word)));
      return { credit, hits: hits.length };
    });
  const best = Math.max(0, ...scored.map(({ hits }) => hits));
  return best === 0 ? undefined : scored.find(({ hits }) => hits === best)?.credit;
}

/** The words of a name, with and without their article. */
const written = (name: string): string[] =>
  foldedWords(name).flatMap((word) => [word, withoutArticle(word)]);
