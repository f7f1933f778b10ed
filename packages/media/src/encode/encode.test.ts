import { describe, expect, it } from 'vitest';
import { fileArguments, videoArguments } from './arguments.ts';
import { readIndex } from './read-index.ts';

const INDEX = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:4
#EXT-X-MEDIA-SEQUENCE:0
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="media.mp4",BYTERANGE="770@0"
#EXTINF:4.000000,
#EXT-X-BYTERANGE:246581@770
media.mp4
#EXTINF:3.989333,
#EXT-X-BYTERANGE:570541@247351
media.mp4
#EXT-X-ENDLIST
`;

describe("ffmpeg's playlist of a single file", () => {
  it('gives the layout of the file', () => {
    expect(readIndex(INDEX)).toEqual({
      init: [0, 770],
      segments: [
        [4, 770, 246_581],
        [3.989333, 247_351, 570_541],
      ],
    });
  });

  it.each([
    ['no initialisation segment', INDEX.replace(/#EXT-X-MAP.*\n/, '')],
    ['a segment without a range', INDEX.replace('#EXT-X-BYTERANGE:246581@770\n', '')],
    ['no segments', INDEX.replaceAll(/#EXTINF.*\n/g, '')],
  ])('is refused with %s', (_, text) => expect(() => readIndex(text)).toThrow(SyntaxError));
});

describe("ffmpeg's output options", () => {
  const rung = { id: '360p', width: 640, height: 360, crf: 25, maxRate: 520 } as const;
  const video = videoArguments([{ ...rung, profile: 'main', level: '3.0' }], 'slow', 100);
  const args = [...video, ...fileArguments('/pack/clip', ['v:0,name:360p'], 4)];
  const after = (name: string) => args[args.indexOf(name) + 1];

  it('keep what makes clips join without a gap', () => {
    expect(after('-avoid_negative_ts')).toBe('disabled');
    expect(after('-hls_segment_options')).toBe('movflags=+negative_cts_offsets:use_editlist=0');
    expect([after('-g'), after('-keyint_min'), after('-sc_threshold'), after('-hls_time')]).toEqual(
      ['100', '100', '0', '4'],
    );
    expect(after('-hls_flags')).toBe('independent_segments+single_file');
  });
});
