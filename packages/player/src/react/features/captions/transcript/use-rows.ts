import { useMemo } from 'react';
import { firstKey, secondKey } from '#src/captions/languages.ts';
import { beside, currentIndex } from '#src/captions/moment.ts';
import type { CaptionLine } from '#src/captions/parse.ts';
import { linesOf } from '#src/captions/state.ts';
import { shownPosition } from '#src/store/features/seeking.ts';
import { useCaptionState, usePlayerState } from '#src/react/context.ts';

/** A row of the transcript: a line, and the same in the second language. */
export type Row = { readonly line: CaptionLine; readonly second: string };

export type Rows = {
  readonly rows: readonly Row[];
  /** The key of the subtitles that are read. */
  readonly first: string | null;
  readonly second: string | null;
  /** Index of the current line; -1 before the first. */
  readonly current: number;
  readonly status: 'off' | 'loading' | 'failed' | 'ready';
};

/** All lines of the selected language with those of the second, and the current index. */
export function useRows(): Rows {
  const first = usePlayerState(firstKey);
  const stored = useCaptionState((state) => state.second);
  const second = usePlayerState((state) => secondKey(state, stored));
  const lines = useCaptionState((state) => linesOf(state, first));
  const others = useCaptionState((state) => linesOf(state, second));
  const offset = useCaptionState((state) => state.offset);
  const file = useCaptionState(({ files }) => files.get(first ?? '')?.status);
  const current = usePlayerState((state) => currentIndex(lines, shownPosition(state) - offset));
  const rows = useMemo(
    () =>
      lines.map((line) => ({
        line,
        second: beside(line, others)
          .map(({ text }) => text)
          .join(' '),
      })),
    [lines, others],
  );
  const status = first === null ? 'off' : (file ?? 'loading');
  return { rows, first, second, current, status };
}
