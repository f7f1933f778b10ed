import { describe, expect, it } from 'vitest';
import { addressOf } from '../clip.fixture.ts';
import { newestAired, WINDOW_MS } from './airing.ts';
import { ATLAS, Channel, FILLER, filmOf, MINUTE, NOVA, NOW, planned } from './scheduled.fixture.ts';
import { EPOCH, SEGMENT, slotAt } from './schedule.ts';
import { scheduledPlaylist } from './scheduled.ts';

const HOUR = 60 * MINUTE;

/** What a channel shows: runs of an asset with the minute of their start and the first and last segment. */
function shown({ airings }: Channel) {
  return airings.map(({ asset, start, first, count }) => [
    asset,
    Math.floor(((start - NOW) / MINUTE) * 10) / 10,
    first,
    count,
  ]);
}

describe('what is locked', () => {
  it('is filler in gaps, a film to its end, and the next film from the first border after its start', () => {
    const channel = new Channel(FILLER);
    channel.guide = [
      planned(NOW + MINUTE, 30, { clip: ATLAS }),
      planned(NOW + 40 * MINUTE, 20),
      planned(NOW + 60 * MINUTE + 1000, 90),
    ];
    for (let minute = 0; minute < 62; minute += 1) channel.lock(NOW + minute * MINUTE);
    const films = shown(channel).filter(([asset]) => asset !== 'filler');
    expect(films).toEqual([
      ['atlas', 1, 0, 500],
      ['nova', 40, 0, 300],
      ['nova', 60, 0, 900],
    ]);
    const [, , third] = channel.airings.filter(({ asset }) => asset !== 'filler');
    const wait = (third?.start ?? 0) - (NOW + 60 * MINUTE + 1000);
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThan(SEGMENT);
  });

  it('is filler where there is no film to play, also in place of a film that would run on', () => {
    const channel = new Channel(FILLER);
    channel.guide = [planned(NOW + MINUTE, 5), planned(NOW + 6 * MINUTE, 60, { clip: null })];
    channel.lock(NOW);
    expect(shown(channel).slice(1)).toEqual([
      ['nova', 1, 0, 75],
      ['filler', 6, 0, 8],
      ['filler', 6.5, 0, 56],
    ]);
  });

  it('stays as it is when the guide changes less than ten minutes before, and is cut by what is not locked', () => {
    const channel = new Channel(FILLER);
    channel.guide = [planned(NOW + 9 * MINUTE, 60)];
    channel.lock(NOW);
    const before = shown(channel);
    channel.guide = [
      planned(NOW + 9 * MINUTE, 60, { clip: ATLAS }),
      planned(NOW + 9.5 * MINUTE, 60, { clip: ATLAS }),
      planned(NOW + 30 * MINUTE, 30, { clip: ATLAS }),
    ];
    channel.lock(NOW + MINUTE / 2);
    expect(shown(channel)).toEqual(before);
    channel.lock(NOW + 21 * MINUTE);
    expect(shown(channel).slice(-2)).toEqual([
      ['nova', 9, 0, 315],
      ['atlas', 30, 0, 500],
    ]);
  });

  it('is made up for after the worker was away', () => {
    const channel = new Channel(FILLER);
    channel.lock(NOW);
    const locked = channel.airings.at(-1)?.end ?? 0;
    channel.guide = [
      planned(NOW + 20 * MINUTE, 60),
      planned(NOW - 60 * MINUTE, 200, { clip: ATLAS }),
    ];
    channel.lock(NOW + 40 * MINUTE);
    const [film, ...others] = channel.airings.filter(({ asset }) => asset === 'nova');
    expect(others).toEqual([]);
    expect([film?.first, (film?.start ?? 0) - NOW - 20 * MINUTE < SEGMENT]).toEqual([0, true]);
    expect(channel.airings.some(({ start }) => start === locked)).toBe(true);
  });

  it('is not cut within a minute, as servers may have read it; a late film begins where it would be by then', () => {
    const channel = new Channel(NOVA);
    channel.lock(NOW);
    channel.guide = [planned(NOW + 11 * MINUTE, 60, { clip: ATLAS })];
    channel.lock(NOW + 20 * MINUTE);
    const late = channel.airings.filter(({ asset }) => asset === 'atlas');
    expect(late).toHaveLength(1);
    const wait = late.map(({ start }) => start - NOW - 21 * MINUTE);
    expect(wait[0]).toBeGreaterThanOrEqual(0);
    expect(wait[0]).toBeLessThan(5000);
    const place = late.map(({ first }) => first * 3.96);
    expect(place[0]).toBeGreaterThan(9.9 * 60);
    expect(place[0]).toBeLessThan(10.1 * 60);
  });

  it('stays as it is for a worker whose clock is late', () => {
    const channel = new Channel(FILLER);
    channel.guide = [planned(NOW + 9 * MINUTE, 60)];
    channel.lock(NOW);
    const before = shown(channel);
    channel.lock(NOW - 5 * MINUTE);
    channel.lock(NOW);
    expect(shown(channel)).toEqual(before);
  });

  it('begins with two hours of the guide, and with numbers behind those of a loop of programmes', () => {
    const channel = new Channel(FILLER);
    channel.guide = [planned(NOW - 2.9 * HOUR, 70), planned(NOW - 50 * MINUTE, 49)];
    channel.lock(NOW);
    const [first] = channel.airings;
    expect(first).toMatchObject({
      asset: 'nova',
      start: NOW - WINDOW_MS,
      number: Math.floor((NOW - WINDOW_MS - EPOCH) / SEGMENT),
    });
    // Of its film, 54 minutes are over.
    expect(Math.round(((first?.first ?? 0) * 4.004) / 60)).toBe(54);
  });

  it('goes on with numbers behind those of a loop of programmes that the channel had meanwhile', () => {
    const channel = new Channel(filmOf('slow', { segments: 9, step: 4.4, last: 4.4 }));
    channel.lock(NOW);
    const later = NOW + 100 * HOUR;
    channel.lock(later);
    const first = channel.airings.find(({ start }) => start >= later - WINDOW_MS);
    expect(first?.start).toBe(later - WINDOW_MS);
    expect(first?.number).toBe(Math.floor((later - WINDOW_MS - EPOCH) / SEGMENT));
    expect(first?.discontinuity).toBe(slotAt(later - WINDOW_MS));
  });

  it('is empty without a filler where no film plays', () => {
    const channel = new Channel(null);
    channel.lock(NOW);
    expect(channel.airings).toEqual([]);
    expect(newestAired(channel.airings, NOW)).toBe(-1);
    expect(
      scheduledPlaylist({ airings: channel.airings, ladder: null, now: NOW }, '720p', addressOf),
    ).toBeUndefined();
    channel.guide = [planned(NOW + 15 * MINUTE, 60)];
    channel.lock(NOW + 6 * MINUTE);
    expect(shown(channel)).toEqual([['nova', 15, 0, 900]]);
  });
});
