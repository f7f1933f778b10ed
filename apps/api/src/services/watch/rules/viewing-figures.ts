import type { Figure } from '@kandil/contract/control/numbers';
import { shownCount } from '../../../platform/numbers/small-groups.ts';
import { HOUR } from '../../../platform/numbers/span.ts';

/** Sums of viewings. */
export const VIEWING_SUMS = [
  'viewings',
  'pictures',
  'first_frame_ms',
  'failed',
  'played_ms',
  'stall_ms',
] as const;
export type ViewingTotals = Record<(typeof VIEWING_SUMS)[number], number>;

const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** How viewings went; null where there are too few of them, or nothing to measure. */
function figuresOf(sums: ViewingTotals | null) {
  if (!sums || !shownCount(sums.viewings))
    return {
      playedHours: sums?.viewings === 0 ? 0 : null,
      firstFrameMs: null,
      failed: null,
      stalls: null,
    };
  const { viewings, pictures, played_ms: played, stall_ms: stalled } = sums;
  return {
    playedHours: Math.round(played / HOUR),
    firstFrameMs: shownCount(pictures) ? Math.round(sums.first_frame_ms / pictures) : null,
    failed: percent(sums.failed, viewings),
    stalls: percent(stalled, played + stalled),
  };
}

/** Figures of a span and of the one before. */
export function viewingFigures(now: ViewingTotals, before: ViewingTotals | null) {
  const [current, earlier] = [figuresOf(now), figuresOf(before)];
  const figure = (key: keyof typeof current): Figure => ({
    now: current[key],
    before: earlier[key],
  });
  return {
    playedHours: figure('playedHours'),
    firstFrameMs: figure('firstFrameMs'),
    failedPercent: figure('failed'),
    stallPercent: figure('stalls'),
  };
}
