import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fitsGrid } from './channel/window.ts';
import { DEMO_CLIPS } from './clip.fixture.ts';
import { type Clip, type EditList, filesOf, type MediaPlace, type Track } from './clip.ts';
import { ffmpeg, input } from './ffmpeg.ts';
import { readPack } from './pack.ts';
import { mediaPlaylist, subtitlePlaylist } from './playlist/media.ts';
import { multivariantPlaylist } from './playlist/multivariant.ts';
import { storyboardTrack } from './playlist/storyboard.ts';
import {
  codecOf,
  compositionOffsetOf,
  decodeTimeOf,
  hasEditList,
  timescaleOf,
} from './probe/track.ts';

const FOLDER = fileURLToPath(new URL('../../../demo/clips', import.meta.url));
const { clips } = await readPack(FOLDER);
const each = clips.map((clip) => [clip.id, clip] as const);
const tracksOf = ({ video, audio }: Clip): readonly Track[] => [...video, ...audio];
const fileOf = (clip: Clip, file: string) => readFile(join(FOLDER, clip.id, file));

describe('the demo pack', () => {
  it('has six whole clips in two sizes, two audio and three subtitle languages', () => {
    expect(clips.map(({ id }) => id)).toEqual(DEMO_CLIPS);
    for (const clip of clips) {
      expect(fitsGrid(clip)).toBe(true);
      expect(clip.video.map(({ id }) => id)).toEqual(['720p', '360p']);
      expect(clip.audio.map(({ language }) => language)).toEqual(['tr', 'ar']);
      expect(clip.subtitles.map(({ language }) => language)).toEqual(['en', 'ar', 'tr']);
    }
  });

  it('is small enough for the repository', () => {
    const bytes = clips.flatMap(filesOf).reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes).toBeGreaterThan(20_000_000);
    expect(bytes).toBeLessThan(45_000_000);
  });

  it('has one initialisation segment per rendition, which decoders may keep across borders', async () => {
    for (const rendition of ['720p', '360p', 'tr', 'ar']) {
      const all = clips.map(async (clip) => {
        const track = tracksOf(clip).find(({ id }) => id === rendition);
        const [offset, length] = track?.init ?? [0, 0];
        const media = await fileOf(clip, track?.file ?? '');
        return media.subarray(offset, offset + length).toString('hex');
      });
      expect(new Set(await Promise.all(all)).size).toBe(1);
    }
  });

  it('looks different in every clip', () => {
    expect(new Set(clips.map(({ version }) => version)).size).toBe(DEMO_CLIPS.length);
  });
});

describe.each(each)('clip %s', (_, clip) => {
  it('has exactly the bytes that its manifest sums up, and no other file', async () => {
    for (const { file, sha256 } of filesOf(clip)) {
      const sum = createHash('sha256')
        .update(await fileOf(clip, file))
        .digest('hex');
      expect([file, sum]).toEqual([file, sha256]);
    }
    const names = await readdir(join(FOLDER, clip.id), { recursive: true });
    const playlists = names.filter(
      (name) => /\.(m3u8|vtt)$/.test(name) && !name.endsWith('clip.vtt'),
    );
    const known = new Set([...filesOf(clip).map(({ file }) => file), ...playlists]);
    expect(names.filter((name) => name.includes('.') && !known.has(name))).toEqual([]);
  });

  it('starts at exactly 0 and stays on the grid, so that it joins any other without a gap', async () => {
    for (const track of tracksOf(clip)) {
      const media = await fileOf(clip, track.file);
      const init = media.subarray(track.init[0], track.init[0] + track.init[1]);
      expect([codecOf(init), hasEditList(init)]).toEqual([track.codecs, false]);
      let time = 0;
      for (const [seconds, offset, length] of track.segments) {
        const segment = media.subarray(offset, offset + length);
        expect(decodeTimeOf(segment) / timescaleOf(init)).toBeCloseTo(time, 4);
        expect(compositionOffsetOf(segment)).toBe(0);
        time += seconds;
      }
      expect(Math.abs(time - 60)).toBeLessThan(track.id.endsWith('p') ? 1e-9 : 0.03);
      expect(track.init[1] + track.segments.reduce((sum, [, , length]) => sum + length, 0)).toBe(
        track.bytes,
      );
    }
  });

  it('has the playlists that we would write today', async () => {
    const list: EditList = [clip];
    const above = (_: MediaPlace, file: string) => `../${file}`;
    const expected: Record<string, string | undefined> = {
      'master.m3u8': multivariantPlaylist(list),
      'storyboard.vtt': storyboardTrack(list, (_, file) => file),
      '720p/index.m3u8': mediaPlaylist(list, '720p', above),
      'ar/index.m3u8': mediaPlaylist(list, 'ar', above),
      'sub-tr/index.m3u8': subtitlePlaylist(list, 'tr', above),
    };
    for (const [file, text] of Object.entries(expected)) {
      expect((await fileOf(clip, file)).toString()).toBe(text);
    }
  });
});

/** Bytes of each stretch of a playlist between discontinuities: its initialisation segment, then its ranges. */
async function stretches(playlist: string): Promise<Buffer[]> {
  const range = (media: Buffer, [length = 0, offset = 0]: number[]) =>
    media.subarray(offset, offset + length);
  const parts = playlist.split('#EXT-X-DISCONTINUITY\n').map(async (part) => {
    const [, uri = '', map = ''] = /#EXT-X-MAP:URI="([^"]+)",BYTERANGE="([^"]+)"/.exec(part) ?? [];
    const media = await readFile(join(FOLDER, uri));
    const ranges = [
      map,
      ...[...part.matchAll(/#EXT-X-BYTERANGE:(.+)/g)].map(([, text = '']) => text),
    ];
    return Buffer.concat(ranges.map((text) => range(media, text.split('@').map(Number))));
  });
  return Promise.all(parts);
}

/** Decodes an episode of four clips and expects all of their frames. */
async function expectDecoded(rendition: string): Promise<void> {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  const [first, ...rest] = ['lanterns', 'skyline', 'kids', 'lanterns'].flatMap(
    (id) => byId.get(id) ?? [],
  );
  if (!first) throw new Error('no demo pack');
  const playlist =
    mediaPlaylist([first, ...rest], rendition, ({ id }, file) => `${id}/${file}`) ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'episode-'));
  try {
    const media = await stretches(playlist);
    expect(media).toHaveLength(4);
    for (const bytes of media) {
      const file = join(folder, 'stretch.mp4');
      await writeFile(file, bytes);
      let seconds = 0;
      // `-xerror` ends with a fault where the decoder meets the first damaged frame.
      const decode = ['-xerror', ...input(file), '-f', 'null', '-'];
      await ffmpeg(decode, { seconds: 60 }, (done) => (seconds = done));
      expect(seconds).toBeCloseTo(60, 1);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('an episode', () => {
  it('decodes to the last frame in rendition ar', () => expectDecoded('ar'), 60_000);

  it('decodes to the last frame in rendition 360p', { tags: ['long'], timeout: 60_000 }, () =>
    expectDecoded('360p'),
  );
});
