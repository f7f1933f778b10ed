import { describe, expect, it } from 'vitest';
import { clipOf, addressOf } from '../clip.fixture.ts';
import type { Clip } from '../clip.ts';
import { tag } from './attributes.ts';
import { mediaPlaylist, subtitlePlaylist } from './media.ts';
import { multivariantPlaylist } from './multivariant.ts';
import { storyboardTrack } from './storyboard.ts';

const [dunes, arch] = [clipOf('dunes'), clipOf('arch')];
const lines = (text = '') => text.trimEnd().split('\n');

describe('a multivariant playlist', () => {
  it('names audio, subtitles and rungs with honest bit rates', () => {
    const list = lines(multivariantPlaylist([dunes, arch]));
    expect(list[3]).toBe(
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="tr",LANGUAGE="tr",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="tr/index.m3u8"',
    );
    expect(list.filter((line) => line.includes('TYPE=SUBTITLES'))).toHaveLength(2);
    expect(list.slice(-4)).toEqual([
      '#EXT-X-STREAM-INF:BANDWIDTH=820000,AVERAGE-BANDWIDTH=673000,RESOLUTION=1280x720,FRAME-RATE=25.000,CODECS="avc1.4d401f,mp4a.40.2",AUDIO="audio",SUBTITLES="subtitles",CLOSED-CAPTIONS=NONE',
      '720p/index.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=460000,AVERAGE-BANDWIDTH=385000,RESOLUTION=640x360,FRAME-RATE=25.000,CODECS="avc1.4d401f,mp4a.40.2",AUDIO="audio",SUBTITLES="subtitles",CLOSED-CAPTIONS=NONE',
      '360p/index.m3u8',
    ]);
  });

  it('offers only what all clips have', () => {
    const rich = clipOf('dunes', { rungs: [1080, 720, 360], languages: ['tr', 'ar', 'en'] });
    expect(multivariantPlaylist([rich])).toContain('1080p/index.m3u8');
    expect(multivariantPlaylist([rich, arch])).toBe(multivariantPlaylist([dunes, arch]));
  });

  it('leaves out groups it has no member for', () => {
    const silent = multivariantPlaylist([{ ...clipOf('dunes', { languages: [] }), subtitles: [] }]);
    expect(silent).not.toMatch(/AUDIO=|SUBTITLES=|EXT-X-MEDIA/);
    expect(silent).toContain('CODECS="avc1.4d401f"');
  });

  it('says of each track of a language what it is', () => {
    const [sound, text] = [dunes.audio[0], dunes.subtitles[0]];
    if (!sound || !text) throw new Error('a clip without tracks');
    const clip: Clip = {
      ...dunes,
      audio: [
        sound,
        { ...sound, id: 'tr.ad', kind: 'DESCRIPTION', name: 'tr (AD)' },
        { ...sound, id: 'tr.commentary', kind: 'COMMENTARY', name: 'tr (Commentary)' },
      ],
      subtitles: [
        text,
        { ...text, kind: 'SDH', name: 'en (SDH)' },
        { ...text, kind: 'FORCED', name: 'en (Forced)' },
      ],
    };
    const list = lines(multivariantPlaylist([clip])).slice(3, 9);
    expect(list).toEqual([
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="tr",LANGUAGE="tr",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="tr/index.m3u8"',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="tr (AD)",LANGUAGE="tr",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="2",CHARACTERISTICS="public.accessibility.describes-video",STABLE-RENDITION-ID="tr.ad",URI="tr.ad/index.m3u8"',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="tr (Commentary)",LANGUAGE="tr",DEFAULT=NO,AUTOSELECT=NO,CHANNELS="2",STABLE-RENDITION-ID="tr.commentary",URI="tr.commentary/index.m3u8"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="en",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="sub-en/index.m3u8"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="en (SDH)",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound",STABLE-RENDITION-ID="en.sdh",URI="sub-en.sdh/index.m3u8"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="en (Forced)",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=YES,STABLE-RENDITION-ID="en.forced",URI="sub-en.forced/index.m3u8"',
    ]);
  });

  it('refuses a name that would break out of its quotes', () => {
    expect(() => tag('EXT-X-MEDIA', { NAME: 'a"b' })).toThrow(RangeError);
    expect(() => tag('EXT-X-MEDIA', { NAME: 'a\nb' })).toThrow(RangeError);
  });
});

describe('a media playlist', () => {
  it('is the plain list of byte ranges for one clip', () => {
    const list = lines(mediaPlaylist([dunes], '720p', addressOf));
    expect(list.slice(0, 9)).toEqual([
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      '#EXT-X-TARGETDURATION:4',
      '#EXT-X-PLAYLIST-TYPE:VOD',
      '#EXT-X-MAP:URI="../c/dunes/720p/media.mp4?v=v1",BYTERANGE="800@0"',
      '#EXTINF:4.000000,',
      '#EXT-X-BYTERANGE:5000@800',
      '../c/dunes/720p/media.mp4?v=v1',
    ]);
    expect(list.at(-1)).toBe('#EXT-X-ENDLIST');
  });

  it('joins clips with a discontinuity and a new map, without losing a second', () => {
    const list = lines(mediaPlaylist([dunes, arch, dunes], 'ar', addressOf));
    expect(list.filter((line) => line === '#EXT-X-DISCONTINUITY')).toHaveLength(2);
    expect(list[list.indexOf('#EXT-X-DISCONTINUITY') + 1]).toContain('c/arch/ar/media.mp4?v=v1');
    const seconds = list
      .filter((line) => line.startsWith('#EXTINF:'))
      .map((line) => Number.parseFloat(line.slice(8)));
    expect(seconds).toHaveLength(45);
    expect(Math.max(...seconds.map(Math.round))).toBeLessThanOrEqual(4);
    expect(seconds.reduce((a, b) => a + b)).toBeCloseTo(180, 1);
  });

  it('is nothing where one clip lacks the rendition', () => {
    expect(
      mediaPlaylist([dunes, clipOf('arch', { rungs: [360] })], '720p', addressOf),
    ).toBeUndefined();
    expect(mediaPlaylist([dunes], '__proto__', addressOf)).toBeUndefined();
  });
});

describe('subtitles and storyboard of an edit list', () => {
  it('name one cue file per clip', () => {
    const list = lines(subtitlePlaylist([dunes, arch], 'ar', addressOf));
    expect(list[3]).toBe('#EXT-X-TARGETDURATION:60');
    expect(list.slice(5)).toEqual([
      '#EXTINF:60.000000,',
      '../c/dunes/sub-ar/clip.vtt?v=v1',
      '#EXT-X-DISCONTINUITY',
      '#EXTINF:60.000000,',
      '../c/arch/sub-ar/clip.vtt?v=v1',
      '#EXT-X-ENDLIST',
    ]);
    expect(subtitlePlaylist([dunes], 'de', addressOf)).toBeUndefined();
  });

  it('show the right tile for every two seconds of the whole length', () => {
    const text = storyboardTrack([dunes, arch], (clip, file) => `c/${clip.id}/${file}`);
    expect(text).toContain(
      '00:00:14.000 --> 00:00:16.000\nc/dunes/storyboard.jpg#xywh=192,108,192,108\n',
    );
    expect(text).toContain(
      '00:01:58.000 --> 00:02:00.000\nc/arch/storyboard.jpg#xywh=960,432,192,108\n',
    );
    expect(text.match(/-->/g)).toHaveLength(60);
  });
});
