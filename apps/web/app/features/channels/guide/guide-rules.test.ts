import { describe, expect, test } from 'vitest';
import { cellAt, cellsIn, cellsOf, isOnAir, isRecorded } from './cells.ts';
import { type Cursor, moved } from './cursor.ts';
import type { GuideProgramme, GuideState } from './guide-store.ts';
import {
  blocksOf,
  dayOf,
  halfHours,
  HOUR,
  midnights,
  MINUTE,
  offsetOf,
  timeAt,
} from './time-axis.ts';

/** The start of a block. */
const START = Date.UTC(2026, 10, 20, 12);
const BLOCK = 6 * HOUR;

const programme = (title: string, from: number, to: number): GuideProgramme => ({
  title,
  storyline: '',
  startDate: new Date(START + from * MINUTE).toISOString(),
  endDate: new Date(START + to * MINUTE).toISOString(),
  seriesCode: null,
  catchUp: true,
});
const minutes = (time: number) => (time - START) / MINUTE;

describe('the time axis', () => {
  const axis = { start: START, end: START + 24 * HOUR, perMinute: 5 };

  test('converts times to pixels and back', () => {
    expect(offsetOf(axis, START + HOUR)).toBe(300);
    expect(timeAt(axis, 300)).toBe(START + HOUR);
  });

  test("has half hours in the visitor's time zone, also in zones that are a quarter off", () => {
    const off = { ...axis, start: START + 15 * MINUTE };
    const span = { from: START + 50 * MINUTE, to: START + 2 * HOUR };
    expect(halfHours(off, span).map(minutes)).toEqual([45, 75, 105]);
    expect(halfHours(off, { from: START - HOUR, to: START + HOUR }).map(minutes)).toEqual([15, 45]);
  });

  test('spans from yesterday to a week ahead, also across clock changes', () => {
    const days = midnights(new Date(2026, 9, 22, 13, 30).getTime());
    expect(days).toHaveLength(10);
    expect(days.map((day) => new Date(day).getHours())).toEqual(Array(10).fill(0));
    expect(days.map((day) => new Date(day).getDate())).toEqual([
      21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    ]);
    expect(dayOf(days, new Date(2026, 9, 22, 23, 59).getTime())).toBe(1);
    expect(dayOf(days, 0)).toBe(0);
    expect(dayOf(days, Number.MAX_SAFE_INTEGER)).toBe(8);
  });

  test('requests whole blocks', () => {
    expect(blocksOf({ from: START + HOUR, to: START + 2 * HOUR })).toEqual([START]);
    expect(blocksOf({ from: START - 1, to: START + BLOCK + 1 })).toEqual([
      START - BLOCK,
      START,
      START + BLOCK,
    ]);
  });
});

describe('the cells of a row', () => {
  const known = (answers: Record<number, GuideState>) => (block: number) =>
    answers[(block - START) / BLOCK] ?? 'loading';
  const shown = (answers: Record<number, GuideState>) =>
    cellsOf([START, START + BLOCK], known(answers)).map((cell) => [
      cell.kind === 'programme' ? cell.programme.title : 'state' in cell ? cell.state : cell.kind,
      minutes(cell.start),
      minutes(cell.end),
    ]);

  test('show a programme that spans two blocks once', () => {
    const late = programme('late', 350, 380);
    expect(
      shown({ 0: [programme('a', -10, 350), late], 1: [late, programme('b', 380, 720)] }),
    ).toEqual([
      ['a', -10, 350],
      ['late', 350, 380],
      ['b', 380, 720],
    ]);
  });

  test('show hours without known programmes as one cell', () => {
    expect(shown({ 0: [], 1: [] })).toEqual([['none', 0, 720]]);
    expect(shown({ 0: [] })).toEqual([
      ['none', 0, 360],
      ['loading', 360, 720],
    ]);
  });

  test('show the gaps between programmes, also across blocks', () => {
    const [a, b] = [programme('a', 10, 60), programme('b', 90, 350)];
    expect(shown({ 0: [a, b], 1: [programme('c', 400, 700)] })).toEqual([
      ['none', 0, 10],
      ['a', 10, 60],
      ['none', 60, 90],
      ['b', 90, 350],
      ['none', 350, 400],
      ['c', 400, 700],
      ['none', 700, 720],
    ]);
    expect(shown({ 0: [a], 1: 'failed' })).toEqual([
      ['none', 0, 10],
      ['a', 10, 60],
      ['none', 60, 360],
      ['failed', 360, 720],
    ]);
  });

  test('show hours that are not loaded up to the next loaded programme', () => {
    expect(shown({ 0: [programme('a', -10, 370)] })).toEqual([
      ['a', -10, 370],
      ['loading', 370, 720],
    ]);
    expect(shown({ 0: 'failed', 1: [programme('b', 350, 720)] })).toEqual([
      ['failed', 0, 350],
      ['b', 350, 720],
    ]);
  });
});

describe('a programme', () => {
  const cell = { start: START, end: START + HOUR };

  test('is on from its start until its end', () => {
    expect([-1, 0, 59, 60].map((minute) => isOnAir(cell, START + minute * MINUTE))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('can be watched from its start as long as live playlists reach back', () => {
    expect([-1, 0, 114, 115].map((minute) => isRecorded(cell, START + minute * MINUTE))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('is rendered if a part of it is in view', () => {
    const cells = [0, 1, 2].map((hour) => ({
      kind: 'none' as const,
      start: START + hour * HOUR,
      end: START + (hour + 1) * HOUR,
    }));
    const [first, second, third] = cells;
    expect(cellsIn(cells, { from: START + HOUR, to: START + 2 * HOUR })).toEqual([second]);
    expect(cellsIn(cells, { from: START + HOUR - 1, to: START + 2 * HOUR + 1 })).toEqual([
      first,
      second,
      third,
    ]);
  });
});

describe('keys', () => {
  const day = 24 * HOUR;
  const days = [START, START + day, START + 2 * day];
  const cells = cellsOf([START], () => [
    programme('a', 0, 60),
    programme('b', 60, 90),
    programme('c', 90, 360),
  ]);
  const around = {
    axis: { start: START, end: START + 2 * day, perMinute: 5 },
    days,
    rows: 3,
    rtl: false,
    cells,
  };
  const at: Cursor = { row: 1, time: START + 70 * MINUTE };
  const after = (key: string, from = at, rtl = false) => {
    const next = moved(key, from, { ...around, rtl });
    return next && [next.row, minutes(next.time)];
  };

  test('arrows move to the neighbours in reading direction', () => {
    expect(after('ArrowRight')).toEqual([1, 90]);
    expect(after('ArrowLeft')).toEqual([1, 0]);
    expect(after('ArrowRight', at, true)).toEqual([1, 0]);
    expect(after('ArrowLeft', at, true)).toEqual([1, 90]);
    expect(after('ArrowDown')).toEqual([2, 70]);
    expect(after('ArrowUp')).toEqual([0, 70]);
  });

  test('Page keys move three hours, Home and End to the edges of the day', () => {
    expect(after('PageDown')).toEqual([1, 250]);
    expect(after('PageUp', { row: 1, time: START + 200 * MINUTE })).toEqual([1, 20]);
    expect(after('Home')).toEqual([1, 0]);
    expect(cellAt(cells, START)?.start).toBe(START);
    expect(after('End')?.[1]).toBeCloseTo(24 * 60, 1);
  });

  test('stay inside the guide; other keys are ignored', () => {
    expect(after('ArrowUp', { row: 0, time: START })).toEqual([0, 0]);
    expect(after('ArrowDown', { row: 2, time: START })).toEqual([2, 0]);
    expect(after('PageUp', { row: 0, time: START })).toEqual([0, 0]);
    expect(after('Enter')).toBeNull();
    expect(after('a')).toBeNull();
  });

  test('a gap is left in steps of one hour', () => {
    const nowhere = { row: 0, time: START + 10 * HOUR };
    expect(after('ArrowRight', nowhere)).toEqual([0, 660]);
    expect(after('ArrowLeft', nowhere)?.[1]).toBeCloseTo(540, 1);
  });
});
