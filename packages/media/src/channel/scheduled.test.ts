import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../clip.fixture.ts';
import { GRACE_MS } from './airing.ts';
import { entries, watcher } from './playlist.fixture.ts';
import {
  scheduledClips,
  scheduledMultivariant,
  scheduledPlaylist,
  scheduledSubtitles,
  spanOfCut,
} from './scheduled.ts';
import {
  ATLAS,
  Channel,
  FILLER,
  filmOf,
  MINUTE,
  NOVA,
  NOW,
  planned,
  type GuideEntry,
} from './scheduled.fixture.ts';
import { SEGMENT } from './schedule.ts';

const HOUR = 60 * MINUTE;
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
    return items.map(({ gap, length, ...item }): GuideEntry => {
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
