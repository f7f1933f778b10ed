import { chapterBeside, chaptersOf } from '../marks.ts';
import type { Feature } from './feature.ts';
import { seekTo, shownPosition } from './seeking.ts';

export type ChapterRequests = {
  /** Seeks to the previous (-1) or next (1) chapter, where there is one. */
  readonly chapter: (step: number) => void;
};

/** Chapters are marks of the stream. */
export const chapters: Feature<object, ChapterRequests> = {
  initial: {},
  requests: ({ now, seek }) => ({
    chapter: (step) => {
      const target = chapterBeside(chaptersOf(now().marks), shownPosition(now()), step);
      if (target !== undefined) seek(seekTo(now(), target));
    },
  }),
};
