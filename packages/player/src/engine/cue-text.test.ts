import { describe, expect, it } from 'vitest';
import type { RawCue } from './cue-text.ts';
import { layoutCues, parseCueText } from './cue-text.ts';

const plain = (text: string) => ({ text, italic: false, bold: false });
const texts = (source: string): string[] =>
  parseCueText(source).map((line) => line.map((run) => run.text).join(''));
const cue = (change: Partial<RawCue>): RawCue => ({
  id: '1',
  startTime: 0,
  text: 'Hello',
  line: 'auto',
  snapToLines: true,
  align: 'center',
  ...change,
});

describe('cue text', () => {
  it('keeps italic and bold across a line break', () => {
    expect(parseCueText('A <i>b <b>c</b>\nd</i> e')).toEqual([
      [
        plain('A '),
        { text: 'b ', italic: true, bold: false },
        { text: 'c', italic: true, bold: true },
      ],
      [{ text: 'd', italic: true, bold: false }, plain(' e')],
    ]);
  });

  it.each([
    ['<v Yusuf>Come in.</v>', 'Come in.'],
    ['<c.yellow>sun</c> <u>sea</u>', 'sun sea'],
    ['one <00:00:01.500>two', 'one two'],
    ['<lang ar>سلام</lang>', 'سلام'],
    ['a &lt;b&gt; &amp; c&nbsp;d', 'a <b> & c\u00a0d'],
  ])('parses %s', (source, text) => {
    expect(texts(source)).toEqual([text]);
  });

  it('turns markup into text, never text into markup', () => {
    expect(texts('<img src=x onerror=alert(1)>&lt;script&gt;alert(1)')).toEqual([
      '<script>alert(1)',
    ]);
  });

  it.each([
    ['an emoji', '😀'],
    ['a family', '👨‍👩‍👧'],
    ['a letter with its mark', 'नि'],
  ])('is cut between characters, never in %s', (_, last) => {
    const most = 'a'.repeat(1999);
    expect(texts(`${most}${last}b`)).toEqual([most]);
    expect(texts(`${most}b${last}`)).toEqual([`${most}b`]);
  });

  it('drops lines without a letter, and closing tags without an opening one', () => {
    expect(texts('</i></i>a\r\n \n<i>b</i>')).toEqual(['a', 'b']);
    expect(parseCueText('</i>a')[0]).toEqual([plain('a')]);
  });
});

describe('layout', () => {
  it.each([
    [{ line: 'auto' as const }, 'bottom'],
    [{ line: -1 }, 'bottom'],
    [{ line: 0 }, 'top'],
    [{ line: 12 }, 'bottom'],
    [{ line: 10, snapToLines: false }, 'top'],
    [{ line: 85, snapToLines: false }, 'bottom'],
  ])('puts %o at the %s', (change, place) => {
    expect(layoutCues([cue(change)])[0]?.place).toBe(place);
  });

  it.each([
    ['left', 'start'],
    ['end', 'end'],
    ['center', 'center'],
  ] as const)('aligns %s as %s', (align, side) => {
    expect(layoutCues([cue({ align })])[0]?.align).toBe(side);
  });

  it('is ordered by time and omits empty cues', () => {
    const shown = layoutCues([
      cue({ startTime: 5, text: 'second' }),
      cue({ startTime: 4, text: '<i></i>' }),
      cue({ startTime: 3, text: 'first' }),
    ]);
    expect(shown.map(({ lines }) => lines[0]?.[0]?.text)).toEqual(['first', 'second']);
  });
});
