import { describe, expect, it } from 'vitest';
import {
  dateAt,
  positionAt,
  programmeAt,
  programmesAfter,
  startOverAt,
  timelineOf,
} from './live.ts';

/** Position 0 was on air at 20:00. */
const ZERO = Date.UTC(2026, 10, 20, 20);
const MINUTE = 60_000;
const programme = (title: string, start: number, end: number) => ({
  title,
  start: ZERO + start * MINUTE,
  end: ZERO + end * MINUTE,
});
const state = {
  live: true,
  zeroAt: ZERO,
  seekable: { start: 600, end: 7800 },
  programmes: [programme('a', -15, 45), programme('b', 45, 105), programme('c', 105, 165)],
};
const at = (minutes: number) => minutes * 60;

describe('a live channel', () => {
  it('maps positions to broadcast times and back', () => {
    expect(dateAt(state, 90)).toBe(ZERO + 90_000);
    expect(positionAt(state, ZERO + 90_000)).toBe(90);
    expect(dateAt({ zeroAt: null }, 90)).toBeNull();
    expect(positionAt({ zeroAt: null }, ZERO)).toBeNull();
  });

  it('shows the programme on screen, not the one on air', () => {
    expect(programmeAt(state, at(44))?.title).toBe('a');
    expect(programmeAt(state, at(45))?.title).toBe('b');
    expect(programmeAt(state, at(200))).toBeUndefined();
    expect(programmeAt({ ...state, live: false }, at(44))).toBeUndefined();
    expect(programmesAfter(state, at(44)).map(({ title }) => title)).toEqual(['b', 'c']);
    expect(programmesAfter(state, at(200))).toEqual([]);
  });

  it('has a timeline of one programme, else of the window', () => {
    expect(timelineOf(state, at(50))).toEqual({ start: at(45), end: at(105) });
    expect(timelineOf({ ...state, programmes: [] }, at(50))).toEqual(state.seekable);
    expect(timelineOf({ ...state, zeroAt: null }, at(50))).toEqual(state.seekable);
  });

  it('can start over where the beginning is reachable and not too close', () => {
    expect(startOverAt(state, at(50))).toBe(at(45));
    expect(startOverAt(state, at(45) + 5)).toBeNull();
    expect(startOverAt(state, at(30))).toBeNull(); // started before the window
    expect(startOverAt({ ...state, programmes: [] }, at(50))).toBeNull();
    const programmes = state.programmes.map((each) => ({ ...each, catchUp: false }));
    expect(startOverAt({ ...state, programmes }, at(50))).toBeNull();
  });
});
