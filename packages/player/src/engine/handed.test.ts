import { describe, expect, it } from 'vitest';
import { openingPieces, playlistsByUrl } from './handed.ts';

const URL_OF_LIST = 'https://media.test/media/token/nur/720p/index.m3u8';
const FILE = 'https://media.test/media/token/nur/c/dunes/720p/media.mp4?v=1';
const OTHER = 'https://media.test/media/token/nur/c/arch/720p/media.mp4?v=1';

const VOD = `#EXTM3U
#EXT-X-TARGETDURATION:4
#EXT-X-MAP:URI="../c/dunes/720p/media.mp4?v=1",BYTERANGE="770@0"
#EXTINF:4.000000,
#EXT-X-BYTERANGE:1000@770
../c/dunes/720p/media.mp4?v=1
#EXTINF:4.000000,
#EXT-X-BYTERANGE:2000
../c/dunes/720p/media.mp4?v=1
#EXT-X-DISCONTINUITY
#EXT-X-MAP:URI="../c/arch/720p/media.mp4?v=1",BYTERANGE="800@0"
#EXTINF:4.000000,
#EXT-X-BYTERANGE:3000@800
../c/arch/720p/media.mp4?v=1
#EXT-X-ENDLIST
`;

const opening = (text: string, startAt: number) => openingPieces(URL_OF_LIST, text, startAt);

describe('the first bytes of a playlist', () => {
  it('are the initialisation segment and the first segment', () => {
    expect(opening(VOD, 0)).toEqual([
      { url: FILE, start: 0, end: 770 },
      { url: FILE, start: 770, end: 1770 },
    ]);
  });

  it('are those of the moment to resume at, and a range without an offset goes on', () => {
    expect(opening(VOD, 4)[1]).toEqual({ url: FILE, start: 1770, end: 3770 });
    expect(opening(VOD, 9.5)).toEqual([
      { url: OTHER, start: 0, end: 800 },
      { url: OTHER, start: 800, end: 3800 },
    ]);
  });

  it('are none behind the end', () => {
    expect(opening(VOD, 12)).toEqual([]);
    expect(opening('#EXTM3U\n', 0)).toEqual([]);
  });

  it('of a live stream lie three target durations behind its newest moment', () => {
    const live = `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:7\n${[1, 2, 3, 4, 5, 6]
      .map((n) => `#EXTINF:4.0,\nsegment-${n}.mp4\n`)
      .join('')}`;
    expect(opening(live, 0)).toEqual([
      { url: 'https://media.test/media/token/nur/720p/segment-4.mp4', start: 0, end: 0 },
    ]);
  });

  it('are none of the multivariant playlist', () => {
    expect(opening('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n720p/index.m3u8\n', 0)).toHaveLength(0);
  });
});

it('playlists are known by their whole addresses', () => {
  const master = 'https://media.test/media/token/nur/master.m3u8';
  const handed = { multivariant: 'all', media: [{ uri: '720p/index.m3u8', text: 'one' }] };
  expect([...playlistsByUrl(master, handed)]).toEqual([
    [master, 'all'],
    [URL_OF_LIST, 'one'],
  ]);
});
