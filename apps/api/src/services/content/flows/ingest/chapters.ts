import type { CatalogueMark } from '@kandil/contract/catalogue';
import type { Chapter } from '@kandil/media/ingest';
import { shortened } from '../../../../platform/text.ts';

/** Characters of a chapter's title. */
const LONGEST_TITLE = 80;

/** The chapters of a film as marks. */
export function marksOfChapters(chapters: readonly Chapter[], duration: number): CatalogueMark[] {
  const rounded = (seconds: number) => Math.round(Math.min(seconds, duration) * 1000) / 1000;
  return chapters
    .map(({ from, to, title }) => ({
      kind: 'CHAPTER' as const,
      from: rounded(from),
      to: rounded(to),
      title: { en: shortened(title, LONGEST_TITLE) },
    }))
    .filter(({ from, to }) => from < to);
}
