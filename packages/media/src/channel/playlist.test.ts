import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, clipOf, DEMO_CLIPS } from '../clip.fixture.ts';
import { entries, type Entry, watcher as playerOf } from './playlist.fixture.ts';
import { liveMultivariant, livePlaylist, liveSubtitles } from './playlist.ts';
import { clipAt, type Schedule, SEGMENT, SLOT, slotAt, slotStart } from './schedule.ts';
import { type ClipLookup, DELTA, WINDOW } from './window.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
const CLIPS = new Map(DEMO_CLIPS.map((id) => [id, clipOf(id)]));
const lookup: ClipLookup = (id) => CLIPS.get(id);

const schedule: fc.Arbitrary<Schedule> = fc.array(
  fc.record({
    ref: fc.string(),
    minutes: fc.integer({ min: 1, max: 60 }),
    clips: fc.array(fc.constantFrom(...DEMO_CLIPS), { minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const clock = fc.integer({ min: Date.UTC(2024, 0, 2), max: Date.UTC(2034, 0, 1) });
/** A player polls every few seconds; what slept for longer than the delta boundary asks for everything. */
const polls = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 2, maxLength: 6 });
const RENDITIONS = ['720p', 'tr', 'sub-en'];

function playlist(schedule: Schedule, rendition: string, now: number, delta = false): string {
  const request = { schedule, lookup, now, delta };
  const text = rendition.startsWith('sub-')
    ? liveSubtitles(request, rendition.slice(4), addressOf)
    : livePlaylist(request, rendition, addressOf);
  if (text === undefined) throw new Error('no playlist');
  return text;
}

/** A viewer of the whole window. */
function watcher() {
  const watch = playerOf();
  return (rendition: string, list: readonly Entry[], now: number) => {
    watch(rendition, list);
    const [first, last] = [list[0], list.at(-1)];
    // Audio frames do not end on the segment's border: 25 ms.
    expect((last?.date ?? 0) + SEGMENT).toBeLessThanOrEqual(now + 25);
    expect((first?.date ?? 0) - now).toBeLessThanOrEqual(-(WINDOW * SEGMENT) + 25);
  };
}

describe('a live channel', () => {
  test.prop([schedule, clock, polls], { numRuns: 12 })(
    'keeps its promises at every poll, on every server',
    (channel, start, steps) => {
      const viewer = watcher();
      const otherServer = structuredClone(channel);
      let now = start;
      for (const step of steps) {
        now += step;
        for (const rendition of RENDITIONS) {
          const text = playlist(channel, rendition, now);
          expect(playlist(otherServer, rendition, now) === text).toBe(true);
          const list = entries(text);
          expect(list).toHaveLength(WINDOW);
          viewer(rendition, list, now);
        }
      }
    },
  );

  test.prop([schedule, clock, fc.integer({ min: 0, max: 60_000 })], { numRuns: 10 })(
    'says in a delta update what the whole playlist says',
    (channel, start, step) => {
      const now = start + step;
      for (const rendition of RENDITIONS) {
        const before = entries(playlist(channel, rendition, start));
        const text = playlist(channel, rendition, now, true);
        expect(text).toMatch(/^#EXTM3U\n#EXT-X-VERSION:9\n/);
        expect(text.match(/^#EXTINF/gm)).toHaveLength(DELTA);
        const skip = Number(/^#EXT-X-SKIP:SKIPPED-SEGMENTS=(\d+)$/m.exec(text)?.[1]);
        const oldest = Number(/^#EXT-X-MEDIA-SEQUENCE:(\d+)$/m.exec(text)?.[1]);
        const known = before.filter(({ number }) => number >= oldest && number < oldest + skip);
        expect(known).toHaveLength(skip);
        const viewer = watcher();
        viewer(rendition, entries(playlist(channel, rendition, now)), now);
        viewer(rendition, entries(text, known), now);
      }
    },
  );

  test.prop([schedule, schedule, clock], { numRuns: 10 })(
    'keeps its numbers when the schedule changes',
    (before, after, now) => {
      const numbers = (of: Schedule) =>
        entries(playlist(of, '720p', now)).map((e) => [e.number, e.discontinuity, e.date]);
      expect(JSON.stringify(numbers(after))).toBe(JSON.stringify(numbers(before)));
    },
  );

  test.prop([schedule, clock], { numRuns: 20 })(
    'shows the clip that the schedule names for that minute',
    (channel, now) => {
      const wrong = entries(playlist(channel, '360p', now)).filter(
        ({ date, uri }) =>
          !uri.includes(`../c/${clipAt(channel, slotAt(date))}/360p/media.mp4?v=v1 `),
      );
      expect(wrong).toEqual([]);
    },
  );

  const clips = ['dunes', 'arch', 'dunes', 'skyline', 'dunes'];
  const day: Schedule = [{ ref: 'a', minutes: 30, clips }];

  it('lists the newest segment that has ended, two hours in all, with a border each minute', () => {
    const now = slotStart(slotAt(NOW)) + 9_000;
    const text = playlist(day, '720p', now);
    expect(
      text.match(/#EXT-X-DISCONTINUITY\n#EXT-X-PROGRAM-DATE-TIME:.*\n#EXT-X-MAP/g),
    ).toHaveLength(120);
    const dates = entries(text).map(({ date }) => date - NOW);
    expect(dates.at(-1)).toBe(4_000);
    expect(dates[0]).toBe(4_000 - 7_200_000 + SEGMENT);
  });

  it('counts a discontinuity in front of the first segment once', () => {
    const text = playlist(day, '720p', slotStart(slotAt(NOW)));
    expect(text.indexOf('#EXT-X-DISCONTINUITY\n')).toBeLessThan(text.indexOf('#EXTINF'));
    expect(entries(text)[0]?.discontinuity).toBe(slotAt(NOW) - 120);
  });

  it('takes a better version of a clip at the next slot, never in the middle of one', () => {
    const better = clipOf('dunes', { version: 'v2', rungs: [1080, 720, 360] });
    const since = slotStart(slotAt(NOW)) + 30_000;
    const upgrading: ClipLookup = (id, start) => (start >= since ? { ...better, id } : clipOf(id));
    const at = (now: number) => ({ schedule: day, lookup: upgrading, now });
    const text = (now: number) => livePlaylist(at(now), '720p', addressOf) ?? '';
    expect(text(since + 20_000)).not.toContain('?v=v2');
    expect(text(since + 40_000)).toContain('?v=v2');
    expect(text(since + 40_000)).toContain('?v=v1');
    const later = since + SLOT + WINDOW * SEGMENT;
    const master = (now: number) => liveMultivariant(at(now)) ?? '';
    expect(master(since + 40_000)).not.toContain('1080p');
    expect(master(later)).toContain('1080p');
    expect(livePlaylist(at(later), '1080p', addressOf)).toContain('1080p/media.mp4');
  });

  it('answers nothing for a rendition, language or clip it does not have, or one off the grid', () => {
    const at = (found: ClipLookup) => ({ schedule: day, lookup: found, now: NOW });
    expect(livePlaylist(at(lookup), '1080p', addressOf)).toBeUndefined();
    expect(liveSubtitles(at(lookup), 'de', addressOf)).toBeUndefined();
    expect(
      livePlaylist(
        at(() => undefined),
        '720p',
        addressOf,
      ),
    ).toBeUndefined();
    expect(liveMultivariant(at(() => undefined))).toBeUndefined();
    const short: ClipLookup = (id) => clipOf(id, { segments: 3 });
    expect(livePlaylist(at(short), '720p', addressOf)).toBeUndefined();
  });
});
