import { shortened } from './text.ts';

/** One problem of a catalogue file. */
export interface Problem {
  /** The path for people: `titles[3] (son-kale).cast[2].person`. */
  place: string;
  /** The path from the root of the file; `locate` finds its line. */
  path: readonly PropertyKey[];
  problem: string;
  /** Of a text beside the file that the path names: where in that text, from 1. */
  at?: { line: number; column: number };
}

const SHOWN = 20;

/** The file is invalid and the import changed nothing. The message lists the first problems. */
export class CatalogueError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.slice(0, SHOWN).map(({ place, problem }) => `${place}: ${problem}`);
    const more = problems.length > SHOWN ? [`... and ${problems.length - SHOWN} more`] : [];
    super([...lines, ...more].join('\n'));
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

/** A path in words, with the codes of the list items that it contains. */
export function placeOf(file: unknown, path: readonly PropertyKey[]): string {
  let here = file;
  let place = '';
  for (const step of path) {
    here =
      here && typeof here === 'object' ? (here as Record<PropertyKey, unknown>)[step] : undefined;
    place +=
      typeof step === 'number' ? `[${step}]${nameOf(here)}` : `${place ? '.' : ''}${String(step)}`;
  }
  return place || 'the file';
}

function nameOf(item: unknown): string {
  const code = item && typeof item === 'object' && 'code' in item ? item.code : null;
  return typeof code === 'string' ? ` (${shortened(code, 80)})` : '';
}
