import { formatTime } from '#src/store/format-time.ts';
import { shownPosition } from '#src/store/reducers.ts';
import type { Chapter } from '#src/store/marks.ts';
import { chapterAt, chaptersOf } from '#src/store/marks.ts';
import { usePlayer, usePlayerState } from '../context.ts';
import { ChaptersIcon } from '../mark-icons.tsx';
import type { PlayerLabels } from '../labels.ts';
import { Menu } from './menu.tsx';
import { useChapters } from '../hooks/use-chapters.ts';

/** The name of a chapter. */
export const chapterName = ({ title, number }: Chapter, labels: PlayerLabels): string =>
  title ?? labels.marks.chapter(number);

/** The chapters, each with its start time. */
export function ChaptersMenu() {
  const { core, labels, locale } = usePlayer();
  const chapters = useChapters();
  const current = usePlayerState(
    (state) => chapterAt(chaptersOf(state.marks), shownPosition(state))?.number,
  );
  if (chapters.length < 2) return null;
  return (
    <Menu
      name="chapters"
      label={labels.marks.chapters}
      face={<ChaptersIcon />}
      className="kp-wide"
      choices={chapters.map((chapter) => ({
        value: chapter.number as number | undefined,
        text: chapterName(chapter, labels),
        note: formatTime(chapter.from, locale),
      }))}
      chosen={current}
      onChoose={(number) => core.seek(chapters.find((each) => each.number === number)?.from ?? 0)}
    />
  );
}

/** The name of the current chapter, beside the time. */
export function ChapterName() {
  const { labels } = usePlayer();
  const chapters = useChapters();
  const number = usePlayerState(
    (state) => chapterAt(chaptersOf(state.marks), shownPosition(state))?.number,
  );
  const chapter = chapters.find((each) => each.number === number);
  return chapter === undefined || chapters.length < 2 ? null : (
    <span className="kp-chapter">
      <bdi>{chapterName(chapter, labels)}</bdi>
    </span>
  );
}
