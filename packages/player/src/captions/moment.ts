import type { CaptionLine } from './parse.ts';

/** More lines would cover the picture. */
const MOST_AT_ONCE = 4;

/** The lines shown at a moment, in seconds. `lines` are ordered by start. */
export function linesAt(lines: readonly CaptionLine[], at: number): readonly CaptionLine[] {
  const shown: CaptionLine[] = [];
  for (const line of lines) {
    if (line.start > at) break;
    if (line.end > at) shown.push(line);
  }
  return shown.slice(-MOST_AT_ONCE);
}

/** The index of the current line, or of the last one; -1 before the first. */
export function currentIndex(lines: readonly CaptionLine[], at: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The next time after `at` at which a line appears or disappears; Infinity after the last one. */
export function nextChange(lines: readonly CaptionLine[], at: number): number {
  let next = Infinity;
  for (const { start, end } of lines) {
    if (start > at) return Math.min(next, start);
    if (end > at) next = Math.min(next, end);
  }
  return next;
}

/** The lines of `others` that share the most time with `line`. */
export function beside(
  line: Pick<CaptionLine, 'start' | 'end'>,
  others: readonly CaptionLine[],
): readonly CaptionLine[] {
  const from = Math.max(0, currentIndex(others, line.start) - MOST_AT_ONCE);
  const found: CaptionLine[] = [];
  for (let index = from; index < others.length; index += 1) {
    const other = others[index];
    if (other === undefined || other.start >= line.end) break;
    const shared = Math.min(line.end, other.end) - Math.max(line.start, other.start);
    if (shared > (other.end - other.start) / 2) found.push(other);
  }
  return found;
}
