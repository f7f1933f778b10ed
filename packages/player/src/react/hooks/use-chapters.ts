import { useMemo } from 'react';
import type { Chapter } from '#src/store/marks.ts';
import { chaptersOf } from '#src/store/marks.ts';
import { usePlayerState } from '../context.ts';

/** The chapters of the video; the same list for as long as it is the same video. */
export function useChapters(): readonly Chapter[] {
  const marks = usePlayerState((state) => state.marks);
  return useMemo(() => chaptersOf(marks), [marks]);
}
