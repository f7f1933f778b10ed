import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cue, cuesBetween, joinCues, parseWebvtt, timestamp, webvtt } from './webvtt.ts';

const milliseconds = fc.integer({ min: 0, max: 400_000_000 });
const line = fc
  .string({ minLength: 1, unit: 'grapheme' })
  .map((text) => text.replaceAll(/[\s\p{Cc}\p{Bidi_Control}\uFEFF]+/gu, ' ').trim());
const cue: fc.Arbitrary<Cue> = fc
  .record({
    at: milliseconds,
    length: fc.integer({ min: 1, max: 9000 }),
    text: fc.array(line.filter(Boolean), { minLength: 1, maxLength: 3 }),
  })
  .map(({ at, length, text }) => ({
    start: at / 1000,
    end: (at + length) / 1000,
    text: text.join('\n'),
  }));

describe('WebVTT', () => {
  test.prop([fc.array(cue), fc.boolean()])(
    'says what it was given, whatever the text',
    (cues, anchored) => {
      expect(parseWebvtt(webvtt(cues, { anchored }))).toEqual(cues);
    },
  );

  it('writes settings and the timestamp map', () => {
    const cues = [{ start: 1.5, end: 3661.25, text: 'A <b> & C', settings: 'line:88%' }];
    const text = webvtt(cues, { anchored: true });
    expect(text).toBe(
      'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n00:00:01.500 --> 01:01:01.250 line:88%\nA &lt;b&gt; &amp; C\n',
    );
    expect(parseWebvtt(text)).toEqual(cues);
  });

  it('cannot be broken by a blank line inside a text', () => {
    const sly = webvtt([{ start: 0, end: 1, text: 'a\n\n00:00:00.000 --> 09:00:00.000\nb' }], {
      anchored: false,
    });
    expect(parseWebvtt(sly)).toHaveLength(1);
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    [
      '<c.loud><v Ali>a</v></c><00:00:01.000>',
      '&lt;c.loud&gt;&lt;v Ali&gt;a&lt;/v&gt;&lt;/c&gt;&lt;00:00:01.000&gt;',
    ],
    ['&lt;svg onload=alert(1)&gt;', '&amp;lt;svg onload=alert(1)&amp;gt;'],
    ['\u202Eevil\u202C \u2067turned\u2069 \u0007\u0000bell', 'evil turned bell'],
    ['a\r\n\r\n1\r00:00 --> 00:09\u2028b', 'a\n1\n00:00 --&gt; 00:09\nb'],
  ])('writes %j as text (T-E08)', (text, written) => {
    const file = webvtt([{ start: 0, end: 1, text }], { anchored: false });
    expect(file).toBe(`WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${written}\n`);
  });

  it.each([
    ['line:5% align:start', 'line:5% align:start'],
    ['line:0\n\n00:00.000 --> 09:00.000\nfaked', 'line:0'],
    ['region:fred vertical:rl line:banana position:50%', 'position:50%'],
    ['<script> onload=alert(1)', undefined],
  ])('of the settings %j it keeps %j', (settings, rest) => {
    const [cue, ...more] = parseWebvtt(
      webvtt([{ start: 0, end: 1, text: 'a', settings }], { anchored: false }),
    );
    expect(cue?.settings).toBe(rest);
    expect(more).toEqual([]);
  });

  it.each(['', 'RIFF', 'WEBVTTX\n', 'WEBVTT\n\nhello'])('refuses %j', (text) => {
    expect(() => parseWebvtt(text)).toThrow(SyntaxError);
  });

  it('cuts to a segment: a cue over the border is in both', () => {
    const cues = [
      [0, 3],
      [3, 5],
      [8, 9],
    ].map(([start = 0, end = 0]) => ({ start, end, text: `${start}` }));
    const texts = (from: number) => cuesBetween(cues, from, from + 4).map(({ text }) => text);
    expect([texts(0), texts(4), texts(8), texts(12)]).toEqual([['0', '3'], ['3'], ['8'], []]);
  });

  it('joins clips on one clock', () => {
    const part = { duration: 60, cues: [{ start: 2, end: 5, text: 'a' }] };
    expect(joinCues([part, part, part]).map(({ start, end }) => [start, end])).toEqual([
      [2, 5],
      [62, 65],
      [122, 125],
    ]);
  });

  it('carries rounding into the next second', () =>
    expect(timestamp(59.9996)).toBe('00:01:00.000'));
});
