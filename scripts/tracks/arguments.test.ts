import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the arguments', () => {
  test('name a video and what changes of it', () => {
    const given = 'nur-film --sound tr=tr.ad --first ar --subtitles tr.sdh=a.srt --encoding koi8-r';
    expect(readArguments([...given.split(' '), '--remove', 'fr', '--remove', 'en.forced'])).toEqual(
      {
        code: 'nur-film',
        sounds: [{ track: 'tr', language: 'tr', kind: 'DESCRIPTION' }],
        first: 'ar',
        subtitles: [
          { language: 'tr', kind: 'SDH', file: join(process.cwd(), 'a.srt'), encoding: 'koi8-r' },
        ],
        removed: [
          { language: 'fr', kind: 'FULL' },
          { language: 'en', kind: 'FORCED' },
        ],
      },
    );
    expect(readArguments(['nur-film'])).toMatchObject({ sounds: [], first: null, subtitles: [] });
  });

  test.each([
    [[], /Usage/],
    [['a', 'b'], /Usage/],
    [['a', '--sound', 'tr'], /'tr' is not NAME=WHAT/],
    [['a', '--sound', 'tr=tr.sdh'], /'tr.sdh' is not a language/],
    [['a', '--remove', 'tr.ad'], /'tr.ad' is not a language/],
    [['a', '--force'], /--force/],
  ])('%j are refused', (args, words) => expect(() => readArguments(args)).toThrow(words));
});
