import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../clip.fixture.ts';
import { GRACE_MS, newestAired, WINDOW_MS } from './airing.ts';
import { entries, watcher } from './playlist.fixture.ts';
import {
  scheduledClips,
  scheduledMultivariant,
  scheduledPlaylist,
  scheduledSubtitles,
  spanOfCut,
} from './scheduled.ts';
import { Channel, filmOf, type Planned } from './scheduled.fixture.ts';
import { EPOCH, SEGMENT } from './schedule.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FILLER = filmOf('filler', { segments: 8, step: 4, last: 2.04 });
const NOVA = filmOf('nova', { segments: 900, step: 4.004, last: 1.001 });
const ATLAS = filmOf(
  'atlas',
  { segments: 500, step: 3.96, last: 0.12 },
  { rungs: [1080, 360], languages: ['ar'] },
);
const CLIPS = [NOVA, ATLAS, FILLER, filmOf('short', { segments: 20, step: 4, last: 4 })];
const RENDITIONS = ['720p', 'tr', 'sub-en'];

function playlist({ airings }: Channel, rendition: string, now: number, delta = false): string {
  const request = { airings, ladder: null, now, delta };
  const text = rendition.startsWith('sub-')
    ? scheduledSubtitles(request, rendition.slice(4), addressOf)
    : scheduledPlaylist(request, rendition, addressOf);
  if (text === undefined) throw new Error('no playlist');
  return text;
}

const planned = (start: number, minutes: number, more: Partial<Planned> = {}): Planned => ({
  start,
  end: start + minutes * MINUTE,
  clip: NOVA,
  catchUp: true,
  ...more,
});

/** Broadcasts one after another with gaps between, from `before` minutes before the start of the test. */
const guideOf = fc
  .array(
    fc.record({
      gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 * MINUTE })),
      length: fc.integer({ min: MINUTE, max: 90 * MINUTE }),
      clip: fc.constantFrom(...CLIPS, null),
      catchUp: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((items) => {
    let time = NOW - 3 * HOUR;
    return items.map(({ gap, length, ...item }): Planned => {
      const start = time + gap;
      time = start + length;
      return { ...item, start, end: time };
    });
  });

/** Minutes until the next look, whether the worker runs then, and perhaps another guide. */
const life = fc.array(
  fc.record({
    wait: fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.integer({ min: 1, max: 3 * HOUR })),
    works: fc.boolean(),
    guide: fc.option(guideOf),
  }),
  { minLength: 2, maxLength: 12 },
);
const filler = fc.constantFrom(FILLER, CLIPS[3] ?? FILLER, NOVA);

describe('a channel that plays films by a guide', () => {
  test.prop([guideOf, life, filler], { numRuns: 12 })(
    'never contradicts a playlist, whatever becomes of guide and worker',
    (guide, steps, fill) => {
      const channel = new Channel(fill);
      channel.guide = guide;
      let now = NOW;
      channel.lock(now);
      const watch = watcher();
      const oldest = new Map<string, readonly number[]>();
      for (const { wait, works, guide: other } of steps) {
        now += wait;
        if (other) channel.guide = other;
        if (works) channel.lock(now);
        for (const rendition of RENDITIONS) {
          const text = playlist(channel, rendition, now);
          const again = new Channel(fill);
          again.airings = structuredClone(channel.airings);
          expect(playlist(again, rendition, now) === text).toBe(true);
          expect(text).toContain(`#EXT-X-TARGETDURATION:4\n`);
          const list = entries(text);
          expect(list.every(({ seconds }) => Math.round(seconds) <= 4)).toBe(true);
          watch(rendition, list);
          const numbers = /MEDIA-SEQUENCE:(\d+)\n#EXT-X-DISCONTINUITY-SEQUENCE:(\d+)/.exec(text);
          const [media = 0, discontinuity = 0] = (numbers ?? []).slice(1).map(Number);
          const [before = 0, borders = 0] = oldest.get(rendition) ?? [];
          expect(media).toBeGreaterThanOrEqual(before);
          expect(discontinuity).toBeGreaterThanOrEqual(borders);
          oldest.set(rendition, [media, discontinuity]);
        }
      }
    },
  );

  test.prop([guideOf, fc.integer({ min: 0, max: 3 * HOUR })], { numRuns: 30 })(
    'has the same numbers in every rendition, no segment of the future, and no hole in its time',
    (guide, later) => {
      const channel = new Channel(FILLER);
      channel.guide = guide;
      const now = NOW + later;
      for (let time = NOW; time <= now; time += MINUTE) channel.lock(time);
      const lists = RENDITIONS.map((rendition) => entries(playlist(channel, rendition, now)));
      const numbers = lists.map((list) => list.map((each) => [each.number, each.discontinuity]));
      expect(numbers[1]).toEqual(numbers[0]);
      expect(numbers[2]).toEqual(numbers[0]);
      const [picture = []] = lists;
      const ends = picture.map(({ date, seconds }) => date + seconds * 1000);
      expect(ends.at(-1)).toBeLessThanOrEqual(now + 1);
      expect(ends.at(-1)).toBeGreaterThan(now - 5000);
      const holes = picture.slice(1).map(({ date }, index) => Math.abs(date - (ends[index] ?? 0)));
      expect(Math.max(0, ...holes)).toBeLessThanOrEqual(2);
    },
  );

  test.prop([guideOf, fc.integer({ min: 0, max: 60_000 })], { numRuns: 20 })(
    'says in a delta update what the whole playlist says',
    (guide, step) => {
      const channel = new Channel(FILLER);
      channel.guide = guide;
      channel.lock(NOW);
      const now = NOW + step;
      for (const rendition of RENDITIONS) {
        const text = playlist(channel, rendition, now, true);
        const skip = Number(/^#EXT-X-SKIP:SKIPPED-SEGMENTS=(\d+)$/m.exec(text)?.[1] ?? 0);
        const oldest = Number(/^#EXT-X-MEDIA-SEQUENCE:(\d+)$/m.exec(text)?.[1]);
        const known = entries(playlist(channel, rendition, NOW)).filter(
          ({ number }) => number >= oldest && number < oldest + skip,
        );
        expect(known).toHaveLength(skip);
        const watch = watcher();
        watch(rendition, entries(playlist(channel, rendition, now)));
        const list = entries(text, known);
        watch(rendition, list);
        const shown = list.slice(skip).reduce((sum, { seconds }) => sum + seconds, 0);
        expect(skip === 0 || shown >= 120).toBe(true);
      }
    },
  );
});

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

  it('is made up for after the worker was away, and a film begins where it would be by then', () => {
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

    const other = new Channel(NOVA);
    other.lock(NOW);
    other.guide = [planned(NOW + 11 * MINUTE, 60, { clip: ATLAS })];
    other.lock(NOW + 20 * MINUTE);
    // Nothing is cut within a minute: some server may have read it.
    const late = other.airings.find(({ asset }) => asset === 'atlas');
    expect((late?.start ?? 0) - NOW).toBeGreaterThanOrEqual(21 * MINUTE);
    expect((late?.start ?? 0) - NOW).toBeLessThan(21 * MINUTE + 5000);
    expect((late?.first ?? 0) * 3.96).toBeGreaterThan(9.9 * 60);
    expect((late?.first ?? 0) * 3.96).toBeLessThan(10.1 * 60);
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
    channel.guide = [planned(NOW - 3 * HOUR, 70), planned(NOW - 50 * MINUTE, 49)];
    channel.lock(NOW);
    const list = entries(playlist(channel, '720p', NOW));
    expect((list[0]?.date ?? 0) - NOW).toBe(-WINDOW_MS);
    expect(list[0]?.uri).toContain('c/nova/720p/');
    expect(list[0]?.number).toBe(Math.floor((NOW - WINDOW_MS - EPOCH) / SEGMENT));
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

describe('the window of such a channel', () => {
  it('begins a minute after the end of what is not for later, behind it', () => {
    const channel = new Channel(FILLER);
    channel.guide = [
      planned(NOW - 60 * MINUTE, 20, { catchUp: false }),
      planned(NOW - 40 * MINUTE, 90),
    ];
    channel.lock(NOW - 41 * MINUTE);
    const film = channel.airings.find(({ catchUp }) => !catchUp);
    const oldestAt = (now: number) => entries(playlist(channel, '720p', now))[0]?.date ?? 0;
    const end = film?.end ?? 0;
    expect(oldestAt(end + GRACE_MS - SEGMENT)).toBeLessThan(end - HOUR);
    expect(Math.abs(oldestAt(end + GRACE_MS + 5000) - end)).toBeLessThanOrEqual(1);
  });
});

describe('renditions of such a channel', () => {
  const channel = new Channel(FILLER);
  channel.guide = [planned(NOW - 30 * MINUTE, 20), planned(NOW - 10 * MINUTE, 60, { clip: ATLAS })];
  channel.lock(NOW);
  const request = { airings: channel.airings, ladder: null, now: NOW };
  const filesOf = (rendition: string) => [
    ...new Set(entries(playlist(channel, rendition, NOW)).map(({ uri }) => uri.split('?')[0])),
  ];

  it('are all that its films have; what one lacks is the next lower picture, or the main sound', () => {
    expect(filesOf('720p')).toContain('../c/atlas/360p/media.mp4');
    expect(filesOf('1080p')).toContain('../c/nova/720p/media.mp4');
    expect(filesOf('180p')).toContain('../c/nova/360p/media.mp4');
    expect(filesOf('tr')).toContain('../c/atlas/ar/media.mp4');
    expect(filesOf('tr.ad.51')).toContain('../c/nova/tr/media.mp4');
    const master = scheduledMultivariant(request) ?? '';
    expect(master.match(/^\d+p/gm)).toEqual(['1080p', '720p', '360p']);
    expect(master.match(/TYPE=AUDIO.*?NAME="(\w+)"/g)).toHaveLength(2);
    expect(master).toMatch(/NAME="ar",LANGUAGE="ar",DEFAULT=YES/);
    expect(scheduledMultivariant(request, 720)).not.toContain('1080p');
    expect(scheduledClips(request)?.[0]?.id).toBe('atlas');
  });

  it('are those of its ladder where it has one', () => {
    const ladder = [480, 720];
    expect(scheduledMultivariant({ ...request, ladder })?.match(/^\d+p/gm)).toEqual([
      '720p',
      '480p',
    ]);
  });

  it('are none for other texts', () => {
    expect(scheduledPlaylist(request, 'poster', addressOf)).toBeUndefined();
    expect(scheduledPlaylist(request, '../720p', addressOf)).toBeUndefined();
    expect(scheduledSubtitles(request, 'en.xy', addressOf)).toBeUndefined();
  });

  it('have subtitles cut to each segment, by their place in the film; a film without them has empty ones', () => {
    const spans = entries(playlist(channel, 'sub-en', NOW)).filter(({ uri }) =>
      uri.includes('atlas'),
    );
    expect(spans[0]?.uri).toBe('../c/atlas/cut/0-3960.vtt?v=v1 ');
    expect(spans[2]?.uri).toBe('../c/atlas/cut/7920-11880.vtt?v=v1 ');
    expect(filesOf('sub-tr').length).toBeGreaterThan(0);
    expect(spanOfCut('cut/7920-11880.vtt')).toEqual({ from: 7920, to: 11_880 });
    expect(spanOfCut('sub-en/3.vtt')).toBeUndefined();
  });
});
