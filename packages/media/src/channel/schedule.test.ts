import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineUp } from './line-up.ts';
import { broadcastAt, clipAt, guide, SLOT, slotAt, slotStart } from './schedule.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 34, 56);
const HOUR = 60 * SLOT;
const titles = ['a', 'b', 'c', 'd', 'e'].map((ref) => ({
  ref,
  clips: [`${ref}1`, `${ref}2`, `${ref}3`],
}));
const seed = fc.string();
const count = fc.integer({ min: 1, max: titles.length });

describe('a line-up', () => {
  test.prop([seed, count, fc.integer({ min: 1, max: 700 })])(
    'fills its loop exactly, quarter by quarter',
    (s, n, q) => {
      const loop = lineUp(s, titles.slice(0, n), q * 15);
      expect(loop.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(q * 15);
      for (const { minutes } of loop) expect([15, 30, 45, 60]).toContain(minutes);
      expect(lineUp(s, titles.slice(0, n), q * 15)).toEqual(loop);
    },
  );

  it('shows every title before any comes again', () => {
    const loop = lineUp('hilal', titles);
    expect(new Set(loop.slice(0, 5).map(({ ref }) => ref)).size).toBe(5);
    expect(lineUp('girih', titles)).not.toEqual(loop);
  });

  it.each([0, 7, -15])('refuses a loop of %s minutes', (minutes) => {
    expect(() => lineUp('x', titles, minutes)).toThrow(RangeError);
  });
  it('refuses to be made of nothing', () => expect(() => lineUp('x', [])).toThrow(RangeError));
});

describe('the guide', () => {
  test.prop([seed, count, fc.integer({ min: -3, max: 300 }), fc.integer({ min: 1, max: 30 })])(
    'has no gap and no overlap, and agrees with what is on air',
    (s, n, day, hours) => {
      const schedule = lineUp(s, titles.slice(0, n));
      const from = NOW + day * 24 * HOUR;
      const entries = guide(schedule, from, from + hours * HOUR);
      expect(entries[0]?.start).toBeLessThanOrEqual(from);
      expect(entries.at(-1)?.end).toBeGreaterThanOrEqual(from + hours * HOUR);
      for (const [position, entry] of entries.entries()) {
        expect(entry.end - entry.start).toBe(entry.programme.minutes * SLOT);
        if (position > 0) expect(entry.start).toBe(entries[position - 1]?.end);
        expect(broadcastAt(schedule, entry.start)).toEqual(entry);
        expect(broadcastAt(schedule, entry.end - 1)).toEqual(entry);
        expect(entry.programme.clips).toContain(clipAt(schedule, slotAt(entry.end - 1)));
      }
    },
  );

  it('starts a programme with its first clip and repeats the clips when they run out', () => {
    const schedule = [
      { ref: 'a', minutes: 5, clips: ['x', 'y'] },
      { ref: 'b', minutes: 2, clips: ['z'] },
    ];
    const start =
      guide(schedule, NOW, NOW + HOUR).find((e) => e.programme.ref === 'a' && e.start > NOW)
        ?.start ?? 0;
    const minutes = [0, 1, 2, 3, 4, 5, 6, 7].map((m) => clipAt(schedule, slotAt(start) + m));
    expect(minutes.join('')).toBe('xyxyxzzx');
    expect(slotStart(slotAt(start))).toBe(start);
  });

  it('leaves the time of what is not on show at its start to the next that is', () => {
    const at = guide([{ ref: 'a', minutes: 30, clips: ['x'] }], NOW, NOW + HOUR)[1]?.start ?? 0;
    const half = 30 * SLOT;
    const schedule = [
      { ref: 'a', minutes: 30, clips: ['a1', 'a2'], times: [{ from: at + half }, { until: at }] },
      { ref: 'b', minutes: 30, clips: ['b1'], times: [{ from: at, until: at + 1 }] },
    ];
    const shown = guide(schedule, at - half, at + 3 * half);
    const places = shown.map(({ programme: { ref, clips }, start }) => [
      ref,
      clips.join(),
      (start - at) / half,
    ]);
    // A programme plays to its end even if its time ends before; then one programme is left.
    expect(places).toEqual([
      ['a', 'a2', -1],
      ['b', 'b1', 0],
      ['a', 'a1', 1],
      ['a', 'a1', 2],
    ]);
    for (const { programme, start } of shown)
      expect(programme.clips).toContain(clipAt(schedule, slotAt(start)));
  });

  it('is off the air while nothing of the loop is on show', () => {
    const schedule = [{ ref: 'a', minutes: 30, clips: ['x'], times: [{ until: NOW }] }];
    expect(guide(schedule, NOW + HOUR, NOW + 2 * HOUR)).toEqual([]);
    expect(broadcastAt(schedule, NOW + HOUR)).toBeNull();
    expect(clipAt(schedule, slotAt(NOW + HOUR))).toBeNull();
  });

  it('is empty for an empty span, and refuses schedules that cannot fill time', () => {
    expect(guide(lineUp('x', titles), NOW, NOW)).toEqual([]);
    expect(() => broadcastAt([], NOW)).toThrow('at least one programme');
    expect(() => broadcastAt([{ ref: 'a', minutes: 0.5, clips: ['x'] }], NOW)).toThrow(
      'whole minutes',
    );
    expect(() => broadcastAt([{ ref: 'a', minutes: 5, clips: [] }], NOW)).toThrow('needs a clip');
  });
});
