import { cellAt, type Cell, isOnAir } from './cells.ts';
import { type Axis, dayOf, HOUR } from './time-axis.ts';

/** The position of the focus: a row, and a time within its programme (ms since 1970). */
export interface Cursor {
  row: number;
  time: number;
}

interface Surroundings {
  axis: Axis;
  /** Midnights, including the end of the last day. */
  days: readonly number[];
  rows: number;
  rtl: boolean;
  cells: readonly Cell[];
}

/** Hours that Page Up and Page Down move. */
const PAGE = 3 * HOUR;

type Move = (cursor: Cursor, surroundings: Surroundings) => Cursor;

const later: Move = ({ row, time }, { cells }) => ({
  row,
  time: cellAt(cells, time)?.end ?? time + HOUR,
});

const earlier: Move = ({ row, time }, { cells }) => {
  const at = cells.findIndex((cell) => isOnAir(cell, time));
  const before = cells[at - 1];
  return { row, time: before?.start ?? (cells[at]?.start ?? time - HOUR) - 1 };
};

const inDay =
  (place: 'first' | 'last'): Move =>
  ({ row, time }, { days }) => {
    const day = dayOf(days, time);
    return { row, time: place === 'first' ? (days[day] ?? time) : (days[day + 1] ?? time) - 1 };
  };

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: (cursor, around) => (around.rtl ? earlier : later)(cursor, around),
  ArrowLeft: (cursor, around) => (around.rtl ? later : earlier)(cursor, around),
  ArrowUp: ({ row, time }) => ({ row: row - 1, time }),
  ArrowDown: ({ row, time }) => ({ row: row + 1, time }),
  PageUp: ({ row, time }) => ({ row, time: time - PAGE }),
  PageDown: ({ row, time }) => ({ row, time: time + PAGE }),
  Home: inDay('first'),
  End: inDay('last'),
};

/**
 * The position after a key press, clamped to the guide; null for keys that do not move. Arrows follow the reading
 * direction.
 */
export function moved(key: string, cursor: Cursor, around: Surroundings): Cursor | null {
  const { axis, rows } = around;
  const next = MOVES[key]?.(cursor, around);
  return next
    ? {
        row: Math.min(Math.max(0, next.row), rows - 1),
        time: Math.min(Math.max(axis.start, next.time), axis.end - 1),
      }
    : null;
}
