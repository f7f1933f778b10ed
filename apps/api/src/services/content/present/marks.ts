import type { CatalogueMark } from '@kandil/contract/catalogue';
import type { Mark } from '@kandil/contract/watch';

/** Marks ordered by time, with titles in a language, else in English. */
export function presentMarks(marks: readonly CatalogueMark[], language: string): Mark[] {
  return marks
    .map(({ title, ...fields }) => ({
      ...fields,
      title: title?.[language] ?? title?.['en'] ?? null,
    }))
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
}
