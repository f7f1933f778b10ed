import type { Translate, UiKey } from '@kandil/i18n';
import { useMemo } from 'react';
import { formatTime } from '#src/store/format-time.ts';
import type { Chapter } from '#src/store/marks.ts';
import { chapterAt, chaptersOf } from '#src/store/marks.ts';
import { shownPosition } from '#src/store/features/seeking.ts';
import type { PlayerParts } from '#src/react/context.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { ChaptersIcon } from '#src/react/ui/mark-icons.tsx';
import { Menu } from '#src/react/ui/menu.tsx';
import type { ChoiceList } from '#src/react/ui/menu-list.tsx';
import { MenuRadios } from '#src/react/ui/menu-list.tsx';
import type { SettingsPage } from '#src/react/ui/settings-page.tsx';
import { notify } from '#src/react/ui-store.ts';
import { playBeside } from './live/live-controls.tsx';

/** The name of a chapter. */
export const chapterName = ({ title, number }: Chapter, t: Translate<UiKey>): string =>
  title ?? t('watching.chapter', { number });

/** The chapters of the video; the same array until the video changes. */
export function useChapters(): readonly Chapter[] {
  const marks = usePlayerState((state) => state.marks);
  return useMemo(() => chaptersOf(marks), [marks]);
}

function useChapterChoices(): ChoiceList<number | undefined> {
  const { core, t, locale } = usePlayer();
  const chapters = useChapters();
  const chosen = usePlayerState((state) => chapterAt(chapters, shownPosition(state))?.number);
  return {
    choices: chapters.map((chapter) => ({
      value: chapter.number,
      text: chapterName(chapter, t),
      note: formatTime(chapter.from, locale),
    })),
    chosen,
    onChoose: (number) => core.seek(chapters.find((each) => each.number === number)?.from ?? 0),
  };
}

/** The chapters, each with its start time. */
export function ChaptersMenu() {
  const { t } = usePlayer();
  const choices = useChapterChoices();
  if (choices.choices.length < 2) return null;
  return (
    <Menu
      name="chapters"
      label={t('watching.chapters')}
      face={<ChaptersIcon />}
      className="kp-wide"
      {...choices}
    />
  );
}

export const chaptersPage: SettingsPage = {
  title: 'watching.chapters',
  note: ({ marks }) => (chaptersOf(marks).length > 1 ? undefined : null),
  Choices: ({ onChosen }) => <MenuRadios {...useChapterChoices()} onChosen={onChosen} />,
};

/** The name of the current chapter, beside the time. */
export function ChapterName() {
  const { t } = usePlayer();
  const chapters = useChapters();
  const number = usePlayerState((state) => chapterAt(chapters, shownPosition(state))?.number);
  const chapter = chapters.find((each) => each.number === number);
  return chapter === undefined || chapters.length < 2 ? null : (
    <span className="kp-chapter">
      <bdi>{chapterName(chapter, t)}</bdi>
    </span>
  );
}

/** Seeks to the neighbouring chapter; on a channel, switches to the neighbouring channel. */
export function toChapter({ core, ui, t, live }: PlayerParts, step: number): void {
  if (live) {
    playBeside(live, step);
    return;
  }
  core.chapter(step);
  const state = core.store.getState();
  const now = chapterAt(chaptersOf(state.marks), shownPosition(state));
  if (now !== undefined) notify(ui, 'chapter', chapterName(now, t));
}
