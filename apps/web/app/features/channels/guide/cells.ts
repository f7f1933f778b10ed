import type { GuideProgramme, GuideState } from './guide-store.ts';
import { blockEnd, MINUTE, type Span } from './time-axis.ts';

/**
 * A cell in a row of the guide: a programme, hours whose programmes are not loaded, or a time of a channel whose
 * programmes nobody knows. Times in ms since 1970.
 */
export type Cell = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'programme'; readonly programme: GuideProgramme }
  | { readonly kind: 'unknown'; readonly state: 'loading' | 'failed' }
  | { readonly kind: 'none' }
);

/** The cells of a row over some blocks, in order; a programme that spans two blocks appears once. */
export function cellsOf(
  blocks: readonly number[],
  known: (block: number) => GuideState,
): readonly Cell[] {
  const cells: Cell[] = [];
  for (const block of blocks) {
    const found = known(block);
    if (typeof found === 'string') {
      const start = Math.max(block, endOf(cells));
      if (start < blockEnd(block))
        cells.push({ kind: 'unknown', state: found, start, end: blockEnd(block) });
      continue;
    }
    for (const programme of found) {
      const [start, end] = [Date.parse(programme.startDate), Date.parse(programme.endDate)];
      trim(cells, start);
      addNone(cells, block, start);
      if (end > endOf(cells)) cells.push({ kind: 'programme', programme, start, end });
    }
    addNone(cells, block, blockEnd(block));
  }
  return cells;
}

const endOf = (cells: readonly Cell[]): number => cells.at(-1)?.end ?? Number.NEGATIVE_INFINITY;

/** A time without programmes is one cell, however many blocks it spans. */
function addNone(cells: Cell[], block: number, end: number): void {
  const start = Math.max(block, endOf(cells));
  if (start >= end) return;
  const last = cells.at(-1);
  if (last?.kind !== 'none') cells.push({ kind: 'none', start, end });
  else cells.splice(-1, 1, { ...last, end });
}

/** Hours that are not loaded end where the next loaded programme starts. */
function trim(cells: Cell[], start: number): void {
  const last = cells.at(-1);
  if (last?.kind !== 'unknown' || last.end <= start) return;
  cells.pop();
  if (last.start < start) cells.push({ ...last, end: start });
}

type Times = Pick<Cell, 'start' | 'end'>;

/** Whether a cell is on air at a moment. */
export const isOnAir = ({ start, end }: Times, time: number) => start <= time && time < end;

/** The cell on air at a moment. */
export const cellAt = (cells: readonly Cell[], time: number) =>
  cells.find((cell) => isOnAir(cell, time));

/** The cells that a span touches. */
export const cellsIn = (cells: readonly Cell[], { from, to }: Span) =>
  cells.filter(({ start, end }) => end > from && start < to);

/** Live playlists keep two hours; five minutes are a margin. */
const REACH = 115 * MINUTE;

/** Whether a programme can be watched from its start. */
export const isRecorded = ({ start }: Times, now: number) => start <= now && now - start < REACH;

/** The React key of a cell. */
export const cellKey = ({ kind, start }: Cell) => `${kind}${start}`;
