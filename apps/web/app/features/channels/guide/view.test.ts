import { describe, expect, test } from 'vitest';
import { dayName, shiftToShow } from './days-strip.tsx';
import { HOUR, MINUTE } from './time-axis.ts';
import { positionFor, rowsOf, type View, viewOf } from './view.ts';

const START = Date.UTC(2026, 10, 20);
/** A pixel is a minute; ten rows of 100 pixels and four hours fit the screen. */
const AXIS = { start: START, end: START + 48 * HOUR, perMinute: 1 };
const SIZES = { column: 60, head: 50, row: 100, perMinute: 1 };
const SCREEN = { width: 60 + 240, height: 50 + 1000 };
const at = (hours: number) => START + hours * HOUR;

describe('what the guide renders', () => {
  const NOTHING: View = { first: 0, from: 0, to: 0, fromRow: 0, toRow: 0 };
  const viewAt = (left: number, top: number, known = NOTHING) =>
    viewOf(known, { left, top, ...SCREEN }, AXIS, SIZES);
  const hours = ({ first, from, to }: View) => [first, from, to].map((at) => (at - START) / HOUR);

  test('is what is in view, an hour and two rows around it', () => {
    const view = viewAt(600, 1000);
    expect(hours(view)).toEqual([10, 9, 15]);
    expect([view.fromRow, view.toRow]).toEqual([8, 22]);
  });

  test('ends where the guide ends', () => {
    expect(hours(viewAt(0, 0))).toEqual([0, 0, 5]);
    expect(viewAt(0, 150).fromRow).toBe(0);
    expect(hours(viewAt(44 * 60, 0))).toEqual([44, 43, 48]);
  });

  test('changes by half hours and rows', () => {
    const known = viewAt(600, 1000);
    expect(viewAt(600, 1000, known)).toBe(known);
    expect(hours(viewAt(614, 1000, known))).toEqual([10, 9, 15.5]);
    expect(hours(viewAt(615, 1000, known))).toEqual([10.5, 9, 15.5]);
    expect(hours(viewAt(599, 1000, known))).toEqual([10, 8.5, 15]);
    expect(viewAt(600, 999, known).fromRow).toBe(7);
    expect(viewAt(600, 1001, known).toRow).toBe(23);
  });

  test('has the row of the cursor, too, in its place', () => {
    expect(rowsOf({ ...NOTHING, fromRow: 3, toRow: 6 }, 9, 0)).toEqual([0, 3, 4, 5]);
    expect(rowsOf({ ...NOTHING, fromRow: 3, toRow: 12 }, 5, 4)).toEqual([3, 4]);
    expect(rowsOf({ ...NOTHING, fromRow: 8, toRow: 10 }, 40, 20)).toEqual([8, 9, 20]);
  });
});

describe('the programme of the cursor', () => {
  /** Where the guide, scrolled to ten o'clock and the tenth row, scrolls to. */
  const shown = (row: number, from: number, to: number) => {
    const place = { row, from: at(from), to: at(to) };
    const { left, top } = positionFor(place, { left: 600, top: 1000, ...SCREEN }, AXIS, SIZES);
    return [left / 60, top / 100];
  };

  test('in view moves nothing', () => {
    expect(shown(10, 10, 11)).toEqual([10, 10]);
    expect(shown(19, 13, 14)).toEqual([10, 10]);
  });

  test('comes into view by the shortest way', () => {
    expect(shown(9, 11, 12)).toEqual([10, 9]);
    expect(shown(20, 11, 12)).toEqual([10, 11]);
    expect(shown(12, 9, 11)).toEqual([9, 10]);
    expect(shown(12, 13, 15)).toEqual([11, 10]);
  });

  test('that is longer than the screen shows its start', () => {
    expect(shown(12, 12, 20)).toEqual([12, 10]);
    expect(shown(12, -2, 8)).toEqual([0, 10]);
  });
});

describe('the strip of days', () => {
  const strip = { left: 100, right: 500 };

  test('scrolls the day in view into sight, and no further', () => {
    expect(shiftToShow({ left: 60, right: 160 }, strip)).toBe(-40);
    expect(shiftToShow({ left: 100, right: 500 }, strip)).toBe(0);
    expect(shiftToShow({ left: 450, right: 530 }, strip)).toBe(30);
  });

  test('names the days around today, and the others by their date', () => {
    const days = Array.from({ length: 10 }, (_, day) => new Date(2026, 10, 19 + day).getTime());
    const names = [0, 1, 2, 3].map((day) => dayName(days, day, 1, 'en'));
    expect(names).toEqual(['yesterday', 'today', 'tomorrow', '22 Sun']);
    // Clocks that were put back at midnight make it an hour of the day before.
    const back = days.map((day) => day - HOUR);
    expect(dayName(back, 3, 1, 'en')).toBe('22 Sun');
    expect(
      dayName(
        back.map((day) => day + 2 * HOUR + 30 * MINUTE),
        3,
        1,
        'en',
      ),
    ).toBe('22 Sun');
  });
});
