import { describe, expect, it } from 'vitest';
import { parseWebvtt, webvtt } from '../../playlist/webvtt.ts';
import { decodeSubtitles } from './decode.ts';
import { readSubtitles } from './read.ts';

const ARABIC = 'مرحبا بكم في الفيلم';
const TURKISH = 'Günaydın, İstanbul şehri';
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
/** Letters in the legacy encodings, which Node cannot encode. */
const OLD: Record<string, number> = {
  م: 0xe3,
  ر: 0xd1,
  ح: 0xcd,
  ب: 0xc8,
  ا: 0xc7,
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
  İ: 0xdd,
  ü: 0xfc,
};
/** "Привет" in KOI8-R, and "映画" in ISO-2022-JP. */
const KOI8 = Buffer.from([0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]);
const JAPANESE = Buffer.from('\u001B$B1G2h\u001B(B', 'latin1');
const old = (text: string) =>
  Buffer.from([...text].map((letter) => OLD[letter] ?? letter.charCodeAt(0)));

describe('the encoding of subtitles', () => {
  it.each<[string, Uint8Array, string, string]>([
    ['UTF-8', Buffer.from(ARABIC), 'ar', ARABIC],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TURKISH}`), 'tr', TURKISH],
    ['UTF-16, little end first', utf16(`1\n${ARABIC}`), 'ar', `1\n${ARABIC}`],
    ['UTF-16, big end first', utf16(TURKISH).swap16(), 'tr', TURKISH],
    [
      'UTF-16 without a mark',
      Buffer.from('1\n00:00:01 --> abc', 'utf16le'),
      'en',
      '1\n00:00:01 --> abc',
    ],
    ['windows-1256', old('1\nمرحبا'), 'ar', '1\nمرحبا'],
    ['windows-1254', old('Günaydın İş yağ'), 'tr', 'Günaydın İş yağ'],
    [
      'windows-1256 with colours, whose letters are Latin',
      old('1\n<font color="#ffff00">مرحبا</font>'),
      'ar',
      '1\n<font color="#ffff00">مرحبا</font>',
    ],
    ['windows-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'ru', 'Привет'],
    [
      'windows-1252',
      Buffer.from('Où est-il ? C\x92est l\x92été.', 'latin1'),
      'fr',
      'Où est-il ? C’est l’été.',
    ],
  ])('%s is read', (_, bytes, language, text) =>
    expect(decodeSubtitles(bytes, { language, name: 'x.srt' }).text).toBe(text),
  );

  it.each<[string, Uint8Array, string]>([
    ['Turkish bytes said to be Arabic', old('Günaydın şehir şiş dağ'), 'ar'],
    ['Turkish bytes said to be French', old('Günaydın şehir şiş dağ'), 'fr'],
    ['Russian in KOI8-R', KOI8, 'ru'],
    ['older bytes in a language without a code page', old('Günaydın'), 'hi'],
    ['no text at all', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 255]), 'ar'],
  ])('%s are refused', (_, bytes, language) =>
    expect(() => decodeSubtitles(bytes, { language, name: 'x.srt' })).toThrow(
      /x.srt: its encoding.*UTF-8.*--encoding NAME/,
    ),
  );
});

describe('an encoding that is named', () => {
  const read = (bytes: Uint8Array, language: string, encoding: string) =>
    decodeSubtitles(bytes, { language, name: 'x.srt', encoding });

  it.each<[string, Uint8Array, string, string, string]>([
    ['decides', KOI8, 'ru', 'koi8-r', 'Привет'],
    ['comes before a guess', old('Günaydın'), 'tr', 'windows-1252', 'Günaydýn'],
    ['is not used for UTF-8', Buffer.from(ARABIC), 'ar', 'windows-1256', ARABIC],
    ['is not used for UTF-16', utf16(TURKISH), 'tr', 'windows-1254', TURKISH],
    ['may look like ASCII', JAPANESE, 'ja', 'iso-2022-jp', '映画'],
  ])('%s', (_, bytes, language, encoding, text) =>
    expect(read(bytes, language, encoding)).toEqual({ text, notes: [] }),
  );

  it('must fit the file', () =>
    expect(() => read(Buffer.from([0x80, 0xff, 0xff]), 'ja', 'shift_jis')).toThrow(
      /^x.srt: this is not shift_jis\.$/,
    ));
});

it('older encodings are a guess, which a note names', () =>
  expect(decodeSubtitles(old('Günaydın'), { language: 'tr', name: 'x.srt' }).notes).toEqual([
    'x.srt: read as windows-1254',
  ]));

const SRT = `1\r
00:00:01,000 --> 00:00:02,500\r
<i>Hello</i> & <font color="red">you</font>\r
\r
second line\r
\r
2\r
0:00:03.5 --> 0:00:04,5\r
{\\an8}5 < 6\r
`;
const VTT = `WEBVTT - a film

STYLE
::cue { color: red; background: url(http://x/y) }

NOTE
00:00:00.000 --> 00:00:01.000 is no cue

intro
00:01.000 --> 00:02.000 align:start line:10% region:x style:evil
<v Ada>Hi &amp; <c.red>bye</c> &lt;3</v>

00:03.000 --> 00:04.000
<00:03.500>now
`;

describe('subtitles are read', () => {
  it('from SRT, with what people write in it', () => {
    expect(readSubtitles(SRT, 'x.srt').cues).toEqual([
      { start: 1, end: 2.5, text: 'Hello & you\nsecond line' },
      { start: 3.5, end: 4.5, text: '5 < 6', settings: 'line:5%' },
    ]);
  });

  it('from WebVTT, without styles, comments and regions', () => {
    expect(readSubtitles(VTT, 'x.vtt').cues).toEqual([
      { start: 1, end: 2, text: 'Hi & bye <3', settings: 'align:start line:10%' },
      { start: 3, end: 4, text: 'now' },
    ]);
  });

  const texts = (file: string) => readSubtitles(file, 'x').cues.map(({ text }) => text);
  const srt = (text: string) => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`;

  it.each<[string, string, string[]]>([
    [
      'lines that end with CR CR LF',
      '1\r\r\n00:00:01,000 --> 00:00:02,000\r\r\nOne\r\r\n\r\r\n2\r\r\n00:00:03,000 --> 00:00:04,000\r\r\nTwo\r\r\n',
      ['One', 'Two'],
    ],
    [
      'a blank line between number and time',
      `${srt('1984')}\n2\n\n00:00:03,000 --> 00:00:04,000\nTwo`,
      ['1984', 'Two'],
    ],
    ['breaks and emphasis', srt('One<br>Two<br/><em>three</em>'), ['One\nTwo\nthree']],
    [
      'character references',
      srt('It&#39;s &quot;fine&quot; &amp; AT&T &hellip;'),
      ['It\'s "fine" & AT&T …'],
    ],
    [
      'character references in WebVTT',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nIt&#39;s &quot;fine&quot; &#x2026;',
      ['It\'s "fine" …'],
    ],
  ])('with %s', (_, file, words) => expect(texts(file)).toEqual(words));

  it('without a cue that has no length, which a note counts', () => {
    const cue = (n: number, end: number) =>
      `${n}\n00:00:0${n},000 --> 00:00:0${end},000\n${n}.\n\n`;
    const file = [cue(1, 2), cue(2, 3), cue(3, 3), cue(4, 5), cue(5, 6)].join('');
    const { cues, notes } = readSubtitles(file, 'x.srt');
    expect(cues.map(({ text }) => text)).toEqual(['1.', '2.', '4.', '5.']);
    expect(notes).toEqual(['x.srt: 1 wrong subtitle(s) left out']);
  });

  it.each([
    ['nothing', '', /neither SRT nor WebVTT/],
    ['another text', '#EXTM3U\nhttp://x', /neither SRT nor WebVTT/],
    ['a wrong time', '1\n00:00:0x,000 --> 00:00:02,000\na\n', /^x.srt:2: not a time/],
    ['times that go back', '1\n00:00:03,000 --> 00:00:02,000\na\n', /^x.srt:2: ends before/],
    ['no text', '1\n00:00:01,000 --> 00:00:02,000\n<i></i>\n', /no text in it/],
    ['a novel', `1\n00:00:01,000 --> 00:00:02,000\n${'a'.repeat(3000)}`, /x.srt:2: .*too long/],
    ['too many', '00:00:01,000 --> 00:00:02,000\na\n\n'.repeat(20_001), /more than 20000/],
  ])('but not with %s', (_, text, words) =>
    expect(() => readSubtitles(text, 'x.srt')).toThrow(words),
  );

  it('and half of a character never gets out of them', () => {
    const bytes = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nHalf X!&#xD83D;\n', 'utf16le');
    bytes.writeUInt16LE(0xd8_3d, bytes.indexOf(Buffer.from('X', 'utf16le')));
    const { text } = decodeSubtitles(bytes, { language: 'en', name: 'x.srt' });
    expect(texts(text)).toEqual(['Half \uFFFD!&#xD83D;']);
    const long = `1\n00:00:0x --> ${'x'.repeat(46)}😀`;
    expect(() => readSubtitles(long, 'x')).toThrow(/x{46}😀$/u);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<i onclick=alert(1)>a</i>',
    '<<i>script>alert(1)<</i>/script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<v <script>x</script>>y',
    '<c.\u0000><iframe src=//x>',
  ])('T-E08 %j is shown as text and nothing else', (payload) => {
    const file = `WEBVTT\n\n00:01.000 --> 00:02.000 line:0 "><script>\n${payload}\n`;
    const written = webvtt(readSubtitles(file, 'x.vtt').cues, { anchored: true });
    const body = written.replaceAll(/^.*-->.*$/gm, '');
    expect(body).not.toMatch(/[<>]/);
    expect(written).not.toMatch(/-->.*[<>"]/);
    expect(parseWebvtt(written).length).toBeGreaterThan(0);
  });
});
