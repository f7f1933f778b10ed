import { describe, expect, it } from 'vitest';
import { parseCaptions } from './parse.ts';

const file = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n');
const brief = (text: string) =>
  parseCaptions(text).map(({ start, end, text: words }) => [start, end, words]);

describe('a subtitle file', () => {
  it('returns its cues ordered by time', () => {
    expect(
      brief(
        file(
          '00:05.500 --> 00:06.000\nsecond',
          'name\n00:00:01.000 --> 00:00:02.250 align:start\nfirst\nof two rows',
          '01:00:00.000 --> 01:00:01.000\nlast',
        ),
      ),
    ).toEqual([
      [1, 2.25, 'first of two rows'],
      [5.5, 6, 'second'],
      [3600, 3601, 'last'],
    ]);
  });

  it('skips notes, styles, regions and broken blocks', () => {
    const text = file(
      'NOTE 00:00.000 --> 00:01.000 is no cue',
      'STYLE\n::cue { color: red }',
      'REGION\nid:fred',
      '00:03.000 --> 00:02.000\nbackwards',
      '00:aa.000 --> 00:02.000\nno time',
      '00:01.000 --> 00:02.000\n<i></i>',
      'lonely words',
      '00:01.000 --> 00:02.000\nstored',
    );
    expect(brief(text)).toEqual([[1, 2, 'stored']]);
  });

  it('accepts a byte order mark, header text, and the line endings of every system', () => {
    const text =
      '\ufeffWEBVTT - English\r\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\r\n\r\n00:01.000 --> 00:02.000\r\na\r\n\r\n00:03.000 --> 00:04.000\rb';
    expect(brief(text)).toEqual([
      [1, 2, 'a'],
      [3, 4, 'b'],
    ]);
  });

  it.each([
    ['line:0', 'top', 'center'],
    ['line:88% align:end', 'bottom', 'end'],
    ['align:left line:10%,start position:50%', 'top', 'start'],
    ['line:-2', 'bottom', 'center'],
    ['line:banana align:nowhere', 'bottom', 'center'],
  ])('follows %s', (settings, place, align) => {
    const [line] = parseCaptions(file(`00:01.000 --> 00:02.000 ${settings}\na`));
    expect(line).toMatchObject({ place, align });
  });

  it.each(['', 'WEBVTTX', '1\n00:00:01,000 --> 00:00:02,000\nSRT', '<html></html>'])(
    'refuses %j',
    (text) => expect(() => parseCaptions(text)).toThrow(SyntaxError),
  );

  it('refuses a file that is too large', () => {
    expect(() => parseCaptions(`WEBVTT\n\n${'a'.repeat(5_000_001)}`)).toThrow(SyntaxError);
  });
});
