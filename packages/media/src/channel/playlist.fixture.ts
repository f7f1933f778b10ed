import { expect } from 'vitest';

/** A segment of a live playlist as a player has it. */
export type Entry = {
  number: number;
  discontinuity: number;
  date: number;
  seconds: number;
  map: string;
  uri: string;
};

/**
 * Reads a playlist back as a player does (RFC 8216, 4.3.3 and 6.3); of a delta update, `skipped` is what the
 * player has of the segments left out.
 */
export function entries(text: string, skipped: readonly Entry[] = []): Entry[] {
  const header = (name: string) => Number(new RegExp(`^#${name}:(\\d+)$`, 'm').exec(text)?.[1]);
  const now = {
    number: header('EXT-X-MEDIA-SEQUENCE') + skipped.length,
    discontinuity: skipped.at(-1)?.discontinuity ?? header('EXT-X-DISCONTINUITY-SEQUENCE'),
    map: '',
    date: 0,
    seconds: 0,
    uri: '',
  };
  const found: Entry[] = [...skipped];
  for (const line of text.split('\n')) {
    const [name = '', value = ''] = line.split(/:(.*)/);
    Object.assign(now, TAGS[name]?.(value, now.discontinuity));
    if (line === '' || line.startsWith('#')) continue;
    found.push({ ...now, uri: `${line} ${now.uri}` });
    Object.assign(now, { number: now.number + 1, date: now.date + now.seconds * 1000 });
  }
  return found;
}

/** What each tag says of the segment behind it. */
const TAGS: Record<string, (value: string, discontinuity: number) => Partial<Entry>> = {
  '#EXT-X-DISCONTINUITY': (_, discontinuity) => ({ discontinuity: discontinuity + 1, map: '' }),
  '#EXT-X-MAP': (map) => ({ map }),
  '#EXT-X-PROGRAM-DATE-TIME': (value) => ({ date: Date.parse(value) }),
  '#EXTINF': (value) => ({ seconds: Number.parseFloat(value) }),
  '#EXT-X-BYTERANGE': (uri) => ({ uri }),
};

/** Remembers every playlist and fails as soon as a playlist contradicts it. */
export function watcher() {
  const seen = new Map<string, Entry>();
  const newest = new Map<string, number>();
  return (rendition: string, list: readonly Entry[]) => {
    const [first, last] = [list[0], list.at(-1)];
    if (!first || !last) throw new Error('an empty playlist');
    expect(last.number).toBeGreaterThanOrEqual(newest.get(rendition) ?? 0);
    newest.set(rendition, last.number);
    for (const entry of list) {
      const known = seen.get(`${rendition} ${entry.number}`) ?? entry;
      seen.set(`${rendition} ${entry.number}`, entry);
      // Dates are written in whole milliseconds once a minute or a film, and counted on from there.
      const promised = { ...entry, date: known.date };
      if (JSON.stringify(promised) !== JSON.stringify(known)) expect(promised).toEqual(known);
      if (Math.abs(entry.date - known.date) > 1) expect(entry.date).toBe(known.date);
    }
    if (!rendition.startsWith('sub-')) expect(list.every(({ map }) => map !== '')).toBe(true);
  };
}
