/** Problems that a message names; the others are counted. */
const SHOWN = 50;

/** A problem of an XMLTV file; both numbers start at 1. */
export interface GuideProblem {
  line: number;
  column: number;
  /** `programme.start`; null: the file as a whole. */
  field: string | null;
  problem: string;
}

/** The guide is invalid, and nothing of it was imported. The message is for the operator. */
export class GuideError extends Error {
  override name = 'GuideError';
}

/** Collects the problems of one file: the first ones in words, all by number. */
export function problemsOf(file: string) {
  const shown: string[] = [];
  let count = 0;
  const add = ({ line, column, field, problem }: GuideProblem): void => {
    count += 1;
    if (count <= SHOWN)
      shown.push(`${file}:${line}:${column}: ${field === null ? '' : `${field}: `}${problem}`);
  };
  const throwAny = (): void => {
    if (count === 0) return;
    const more = count > shown.length ? [`... and ${count - shown.length} more`] : [];
    const total = `${count} ${count === 1 ? 'problem' : 'problems'}; nothing was written.`;
    throw new GuideError([...shown, ...more, total].join('\n'));
  };
  return {
    add,
    throwAny,
    /** @throws GuideError: the rest of the file cannot be read */
    fail(problem: GuideProblem): never {
      add(problem);
      throwAny();
      throw new GuideError(problem.problem);
    },
  };
}

export type Problems = ReturnType<typeof problemsOf>;
