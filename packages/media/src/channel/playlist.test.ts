import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipOf, addressOf } from '../clip.fixture.ts';
import { editList, FAMILIES } from '../families.ts';
import {
  type ClipLookup,
  clipsOnAir,
  liveMultivariant,
  livePlaylist,
  liveSubtitles,
  WINDOW,
} from './playlist.ts';
import { clipAt, type Schedule, SEGMENT, SLOT, slotAt, slotStart } from './schedule.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0);
const CLIPS = new Map(FAMILIES.map((id) => [id as string, clipOf(id)]));
const lookup: ClipLookup = (id) => CLIPS.get(id);

const schedule: fc.Arbitrary<Schedule> = fc.array(
  fc.record({
    ref: fc.string(),
    minutes: fc.integer({ min: 1, max: 60 }),
    clips: fc.array(fc.constantFrom<string>(...FAMILIES), { minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const clock = fc.integer({ min: Date.UTC(2024, 0, 2), max: Date.UTC(2034, 0, 1) });
const polls = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 2, maxLength: 30 });
const RENDITIONS = ['720p', '360p', 'tr', 'ar', 'sub-en'];

function playlist(of: Schedule, rendition: string, now: number): string {
  const text = rendition.startsWith('sub-')
    ? liveSubtitles(of, lookup, rendition.slice(4), now, addressOf)
    : livePlaylist(of, lookup, rendition, now, addressOf);
  if (text === undefined) throw new Error('no playlist');
  return text;
}

type Entry = {
  number: number;
  discontinuity: number;
  date: number;
  seconds: number;
  map: string;
  uri: string;
};

/** Reads a playlist back as a player does (RFC 8216, 4.3.3 and 6.3). */
function entries(text: string): Entry[] {
  const header = (name: string) => Number(new RegExp(`^#${name}:(\\d+)$`, 'm').exec(text)?.[1]);
  let number = header('EXT-X-MEDIA-SEQUENCE');
  let discontinuity = header('EXT-X-DISCONTINUITY-SEQUENCE');
  let [map, date, seconds, range] = ['', 0, 0, ''];
  const found: Entry[] = [];
  for (const line of text.split('\n')) {
    const [name, value = ''] = line.split(/:(.*)/);
    if (name === '#EXT-X-DISCONTINUITY') [discontinuity, map] = [discontinuity + 1, ''];
    else if (name === '#EXT-X-MAP') map = value;
    else if (name === '#EXT-X-PROGRAM-DATE-TIME') date = Date.parse(value);
    else if (name === '#EXTINF') seconds = Number.parseFloat(value);
    else if (name === '#EXT-X-BYTERANGE') range = value;
    else if (line && !line.startsWith('#')) {
      found.push({ number: number++, discontinuity, date, seconds, map, uri: `${line} ${range}` });
    }
  }
  return found;
}

/** Remembers all it has been told and fails as soon as a playlist contradicts it. */
function watcher() {
  const seen = new Map<string, string>();
  let newest = 0;
  const same = (key: string, value: string) => {
    expect(seen.get(key) ?? value).toBe(value);
    seen.set(key, value);
  };
  return (rendition: string, list: readonly Entry[], now: number) => {
    expect(list).toHaveLength(WINDOW);
    const last = list.at(-1)?.number ?? 0;
    expect(last).toBeGreaterThanOrEqual(newest);
    newest = last;
    same(`newest at ${now}`, String(last));
    for (const entry of list) {
      same(`${rendition} ${entry.number}`, JSON.stringify(entry));
      same(`border ${entry.number}`, String(entry.discontinuity));
      // Audio frames do not end on the segment's border: 25 ms.
      expect(entry.date + entry.seconds * 1000).toBeLessThanOrEqual(now + 25);
      if (!rendition.startsWith('sub-')) expect(entry.map).not.toBe('');
    }
  };
}

describe('a live channel', () => {
  test.prop([schedule, clock, polls])(
    'keeps its promises at every poll, on every server',
    (channel, start, steps) => {
      const viewer = watcher();
      const otherServer = structuredClone(channel);
      let now = start;
      for (const step of steps) {
        now += step;
        for (const rendition of RENDITIONS) {
          const text = playlist(channel, rendition, now);
          expect(playlist(otherServer, rendition, now)).toBe(text);
          viewer(rendition, entries(text), now);
        }
      }
    },
  );

  test.prop([schedule, schedule, clock])(
    'keeps its numbers when the schedule changes',
    (before, after, now) => {
      const numbers = (of: Schedule) =>
        entries(playlist(of, '720p', now)).map((e) => [e.number, e.discontinuity, e.date]);
      expect(numbers(after)).toEqual(numbers(before));
    },
  );

  test.prop([schedule, clock])(
    'shows the clip that the schedule names for that minute',
    (channel, now) => {
      for (const { date, uri } of entries(playlist(channel, '360p', now))) {
        expect(uri).toContain(`../c/${clipAt(channel, slotAt(date))}/360p/media.mp4?v=v1 `);
      }
    },
  );

  const day: Schedule = [{ ref: 'a', minutes: 30, clips: editList('a', 'dunes', 5) }];

  it('lists the newest segment that has ended, 24 s in all, with a border each minute', () => {
    const text = playlist(day, '720p', slotStart(slotAt(NOW)) + 9_000);
    expect(text.match(/#EXT-X-DISCONTINUITY\n#EXT-X-MAP/g)).toHaveLength(1);
    expect(entries(text).map(({ date }) => date - NOW)).toEqual(
      [-16, -12, -8, -4, 0, 4].map((s) => s * 1000),
    );
  });

  it('counts a discontinuity in front of the first segment once', () => {
    const text = playlist(day, '720p', slotStart(slotAt(NOW)) + WINDOW * SEGMENT);
    expect(text.indexOf('#EXT-X-DISCONTINUITY\n')).toBeLessThan(text.indexOf('#EXTINF'));
    expect(entries(text)[0]?.discontinuity).toBe(slotAt(NOW));
  });

  it('takes a better version of a clip at the next slot, never in the middle of one', () => {
    const better = clipOf('dunes', { version: 'v2', rungs: [1080, 720, 360] });
    const since = slotStart(slotAt(NOW)) + 30_000;
    const upgrading: ClipLookup = (id, start) => (start >= since ? { ...better, id } : clipOf(id));
    const at = (now: number) => livePlaylist(day, upgrading, '720p', now, addressOf) ?? '';
    expect(at(since + 20_000)).not.toContain('?v=v2');
    expect(at(since + 40_000)).toContain('?v=v2');
    expect(at(since + 40_000)).toContain('?v=v1');
    const master = (now: number) => liveMultivariant(day, upgrading, now) ?? '';
    expect(master(since + 40_000)).not.toContain('1080p');
    expect(master(since + SLOT + 40_000)).toContain('1080p');
    expect(livePlaylist(day, upgrading, '1080p', since + SLOT + 40_000, addressOf)).toContain(
      '1080p/media.mp4',
    );
  });

  it('answers nothing for a rendition, language or clip it does not have, or one off the grid', () => {
    expect(livePlaylist(day, lookup, '1080p', NOW, addressOf)).toBeUndefined();
    expect(liveSubtitles(day, lookup, 'de', NOW, addressOf)).toBeUndefined();
    expect(livePlaylist(day, () => undefined, '720p', NOW, addressOf)).toBeUndefined();
    expect(liveMultivariant(day, () => undefined, NOW)).toBeUndefined();
    expect(clipsOnAir(day, (id) => clipOf(id, { segments: 3 }), NOW)).toBeUndefined();
  });
});
