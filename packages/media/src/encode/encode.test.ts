import { describe, expect, it } from 'vitest';
import { outputArguments } from './arguments.ts';
import { SEED } from './ladder.ts';
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

describe('the output options', () => {
  const args = outputArguments(SEED, ['[v720p]', '[v360p]'], 5, '/pack/clip');
  const after = (name: string) => args[args.indexOf(name) + 1];

  it('keep what makes clips join without a gap', () => {
    expect(after('-avoid_negative_ts')).toBe('disabled');
    expect(after('-hls_segment_options')).toBe('movflags=+negative_cts_offsets:use_editlist=0');
    expect([after('-g'), after('-keyint_min'), after('-sc_threshold'), after('-hls_time')]).toEqual(
      ['100', '100', '0', '4'],
    );
    expect(after('-hls_flags')).toBe('independent_segments+single_file');
  });

  it('map every rung and language', () => {
    expect(args.filter((_, n) => args[n - 1] === '-map')).toEqual([
      '[v720p]',
      '[v360p]',
      '5:a',
      '6:a',
    ]);
    expect(after('-var_stream_map')).toBe(
      'v:0,agroup:audio,name:720p v:1,agroup:audio,name:360p a:0,agroup:audio,language:tr,name:tr,default:yes a:1,agroup:audio,language:ar,name:ar',
    );
    expect([after('-crf:v:0'), after('-crf:v:1'), after('-b:a')]).toEqual(['25', '26', '96k']);
  });
});
