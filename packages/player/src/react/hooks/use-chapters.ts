import { useMemo } from 'react';
import type { Chapter } from '#src/store/marks.ts';
import { chaptersOf } from '#src/store/marks.ts';
import { usePlayerState } from '../context.ts';

/** The chapters of the video; the same array until the video changes. */
export function useChapters(): readonly Chapter[] {
  const marks = usePlayerState((state) => state.marks);
  return useMemo(() => chaptersOf(marks), [marks]);
}
