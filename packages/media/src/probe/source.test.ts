import { describe, expect, it } from 'vitest';
import type { StreamFacts } from './facts.ts';
import { fps, steadyRate } from './frame-rate.ts';
import { languageOf, nameOf } from './language.ts';
import { sourceOf } from './source.ts';

const video: StreamFacts = {
  index: 0,
  codec_type: 'video',
  codec_name: 'h264',
  width: 1920,
  height: 1080,
  r_frame_rate: '25/1',
  avg_frame_rate: '25/1',
};
const sound = (index: number, language?: string): StreamFacts => ({
  index,
  codec_type: 'audio',
  codec_name: 'aac',
  ...(language && { tags: { language } }),
});
const format = { duration: '60.0', start_time: '0.0' };
const judge = (streams: StreamFacts[], more: object = {}) =>
  sourceOf({ streams, format, ...more }, 'mov');
const changed = (more: object) => () => judge([{ ...video, ...more }]);

const dolby = (base: number) => ({
  side_data_type: 'DOVI configuration record',
  dv_bl_signal_compatibility_id: base,
});

describe('a file is refused in plain words', () => {
  it.each<[string, () => unknown, RegExp]>([
    ['nothing but sound', () => judge([sound(0)]), /no video in this file/],
    ['a cover', changed({ disposition: { attached_pic: 1 } }), /no video in this file/],
    [
      'sound that cannot be decoded',
      () => judge([video, { ...sound(1), codec_name: 'wmav2' }]),
      /None of the audio tracks can be decoded \(wmav2\)/,
    ],
    ['no length', () => judge([video], { format: {} }), /does not say how long/],
    [
      'a moment',
      () => judge([video], { format: { duration: '0.2' } }),
      /shorter than half a second/,
    ],
    ['a week', () => judge([video], { format: { duration: '600000' } }), /longer than 12 hours/],
    ['an old codec', changed({ codec_name: 'wmv3' }), /kind we cannot read \(wmv3\)/],
    ['a sly codec', changed({ codec_name: '\u001b[2J<b>' }), /kind we cannot read \(\?\?2J\?b\?\)/],
    ['no size', changed({ width: 0, height: 0 }), /no usable size/],
    ['a huge size', changed({ width: 16_384, height: 16_384 }), /too large: 16384x16384/],
    [
      'Dolby Vision that nothing else shows',
      changed({ side_data_list: [dolby(0)] }),
      /Dolby Vision \(profile 5\)/,
    ],
    [
      'no rate',
      changed({ r_frame_rate: '0/0', avg_frame_rate: '0/0' }),
      /how fast its pictures are/,
    ],
    ['two pictures in an hour', changed({ avg_frame_rate: '1/1800' }), /pictures per second/],
    [
      '30 sounds',
      () => judge([video, ...Array.from({ length: 30 }, (_, n) => sound(n))]),
      /more than 20/,
    ],
  ])('%s', (_, reading, words) => expect(reading).toThrow(words));
});

describe('a file is understood', () => {
  it('with its languages, text tracks and chapters', () => {
    const text = {
      index: 3,
      codec_type: 'subtitle',
      codec_name: 'subrip',
      tags: { language: 'fre' },
    };
    const drawn = { index: 4, codec_type: 'subtitle', codec_name: 'hdmv_pgs_subtitle' };
    const chapters = [
      { start_time: '0.0', end_time: '20.5', tags: { title: 'One\u0000' } },
      { start_time: '20.5', end_time: '20.5', tags: { title: 'empty' } },
    ];
    const source = judge([video, sound(1, 'tur'), sound(2, 'ara'), text, drawn], { chapters });
    expect(source.audio.map(({ language }) => language)).toEqual(['tr', 'ar']);
    expect(source.subtitles).toMatchObject([{ stream: 3, language: 'fr', main: false }]);
    expect(source.chapters).toEqual([{ from: 0, to: 20.5, title: 'One' }]);
    expect(source.notes).toEqual(['1 subtitle track(s) left out: pictures, no text']);
  });

  it.each<[string, object, string]>([
    ['square pixels', {}, '1920x1080'],
    ['wide pixels', { width: 720, height: 576, sample_aspect_ratio: '64:45' }, '1024x576'],
    ['narrow pixels', { width: 720, height: 480, sample_aspect_ratio: '8:9' }, '720x540'],
    ['a mad aspect', { sample_aspect_ratio: '1000:1' }, '1920x1080'],
    ['a quarter turn', { side_data_list: [{ rotation: -90 }] }, '1080x1920'],
    ['half a turn', { tags: { rotate: '180' } }, '1920x1080'],
  ])('with %s', (_, more, size) => {
    const { width, height } = judge([{ ...video, ...more }]).video;
    expect(`${Math.round(width)}x${Math.round(height)}`).toBe(size);
  });

  it.each<[string, object, number, RegExp]>([
    ['HDR10', { color_transfer: 'smpte2084' }, 1000, /\(HDR10\): made standard range/],
    ['HLG', { color_transfer: 'arib-std-b67' }, 1000, /\(HLG\): made standard range/],
    [
      'HDR10 below Dolby Vision',
      { color_transfer: 'smpte2084', side_data_list: [dolby(1)] },
      1000,
      /\(HDR10\)/,
    ],
    [
      'a monitor of 4000 cd/m2',
      { color_transfer: 'smpte2084', side_data_list: [{ max_luminance: '40000000/10000' }] },
      4000,
      /\(HDR10\)/,
    ],
    [
      'a film that names its brightest pixel',
      {
        color_transfer: 'smpte2084',
        side_data_list: [{ max_luminance: '40000000/10000' }, { max_content: 620 }],
      },
      620,
      /\(HDR10\)/,
    ],
    [
      'a brightness that is no such thing',
      { color_transfer: 'smpte2084', side_data_list: [{ max_luminance: '1/0' }] },
      1000,
      /\(HDR10\)/,
    ],
  ])('in high dynamic range: %s', (_, more, peak, note) => {
    const { video: picture, notes } = judge([{ ...video, ...more }]);
    expect(picture.colours).toMatchObject({ primaries: 'bt2020', matrix: 'bt2020nc', peak });
    expect(notes.join()).toMatch(note);
  });

  it('without sound, interlaced, or with a rate that varies', () => {
    const source = judge([{ ...video, field_order: 'tt', r_frame_rate: '60/1' }]);
    expect(source.notes).toEqual([
      'variable frame rate: made 25 pictures per second',
      'interlaced: made progressive',
      'no sound',
    ]);
  });

  it('as long as its pictures, not as its sound', () => {
    const own = { ...video, start_time: '1.0', duration: '50.0' };
    expect(judge([own]).duration).toBe(51);
  });
});

it.each([
  [23.976, 23.976],
  [24, 24],
  [29.97, 29.97],
  [24.7, 25],
  [15, 30],
  [12.5, 25],
  [1, 23.976],
  [59.94, 59.94],
  [100, 50],
  [120, 60],
  [240, 60],
])('%f pictures per second become %f', (rate, steady) =>
  expect(fps(steadyRate(rate))).toBeCloseTo(steady, 3),
);

it.each([
  ['tur', 'tr', 'Türkçe'],
  ['ger', 'de', 'Deutsch'],
  ['per', 'fa', 'فارسی'],
  ['pt-BR', 'pt', 'Português'],
  ['ara', 'ar', 'العربية'],
])('the language tag %s is %s, %s', (tag, language, name) => {
  expect(languageOf(tag)).toBe(language);
  expect(nameOf(language)).toBe(name);
});

it.each(['und', '', '123', 'xxxxxxxxxx', '../x', undefined])('the tag %s says nothing', (tag) =>
  expect(languageOf(tag)).toBeUndefined(),
);
