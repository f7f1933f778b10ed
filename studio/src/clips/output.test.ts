import { describe, expect, it } from 'vitest';
import { outputArguments } from './output.ts';
import { DEMO } from './quality.ts';

describe('the output options of a clip', () => {
  const args = outputArguments(DEMO, ['[v720p]', '[v360p]'], 5, '/pack/clip');
  const after = (name: string) => args[args.indexOf(name) + 1];

  it('put a key picture at the start of every segment', () => {
    expect([after('-g'), after('-hls_time')]).toEqual(['100', '4']);
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
