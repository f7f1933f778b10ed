import { describe, expect, it } from 'vitest';
import { openingOf, openingPieces, playlistsByUrl } from './handed.ts';

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

  it('are those at the resume position; a range without an offset continues the last one', () => {
    expect(opening(VOD, 4)[1]).toEqual({ url: FILE, start: 1770, end: 3770 });
    expect(opening(VOD, 9.5)).toEqual([
      { url: OTHER, start: 0, end: 800 },
      { url: OTHER, start: 800, end: 3800 },
    ]);
  });

  it('are none beyond the end', () => {
    expect(opening(VOD, 12)).toEqual([]);
    expect(opening('#EXTM3U\n', 0)).toEqual([]);
  });

  it('of a live stream start three target durations before the live edge', () => {
    const live = `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXT-X-MEDIA-SEQUENCE:7\n${[1, 2, 3, 4, 5, 6]
      .map((n) => `#EXTINF:4.0,\nsegment-${n}.mp4\n`)
      .join('')}`;
    expect(opening(live, 0)).toEqual([
      { url: 'https://media.test/media/token/nur/720p/segment-4.mp4', start: 0, end: 0 },
    ]);
  });

  it('are none for the multivariant playlist', () => {
    expect(opening('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n720p/index.m3u8\n', 0)).toHaveLength(0);
  });
});

it('playlists are found by absolute address', () => {
  const master = 'https://media.test/media/token/nur/master.m3u8';
  const handed = { multivariant: 'all', media: [{ uri: '720p/index.m3u8', text: 'one' }] };
  expect([...playlistsByUrl(master, handed)]).toEqual([
    [master, 'all'],
    [URL_OF_LIST, 'one'],
  ]);
});

describe('a film played from its beginning', () => {
  const master = 'https://media.test/media/token/nur/master.m3u8';
  const rendition = (attributes: string) =>
    `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9,${attributes}\n720p/index.m3u8\n`;
  const apart = rendition('CODECS="mp4a.40.2,avc1.4d401f",AUDIO="audio"');
  const picture = { uri: '720p/index.m3u8', text: VOD };
  const sound = { uri: 'tr/index.m3u8', text: VOD };
  const handed = { multivariant: apart, media: [picture, sound] };

  it('opens with its video and audio tracks', () => {
    expect(openingOf(master, handed, 0)).toEqual({
      duration: 12,
      tracks: [
        { name: 'video', codec: 'avc1.4d401f', url: URL_OF_LIST },
        {
          name: 'audio',
          codec: 'mp4a.40.2',
          url: 'https://media.test/media/token/nur/tr/index.m3u8',
        },
      ],
    });
  });

  it.each([
    ['playback resumes', handed, 4],
    ['there is no audio playlist', { ...handed, media: [picture] }, 0],
    ['audio is muxed with video', { ...handed, multivariant: rendition('CODECS="avc1,mp4a"') }, 0],
    ['codecs are missing', { ...handed, multivariant: rendition('AUDIO="audio"') }, 0],
    ['its rendition is missing', { ...handed, multivariant: '#EXTM3U\n' }, 0],
    [
      'it is live',
      { ...handed, media: [{ ...picture, text: VOD.replace('#EXT-X-ENDLIST', '') }, sound] },
      0,
    ],
  ])('is left to the engine where %s', (_, given, startAt) => {
    expect(openingOf(master, given, startAt)).toBeNull();
  });
});
