import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediaPort } from '../store/port.ts';
import { createPlayer } from '../store/player.ts';
import type { PlayerPreferences } from '../store/preferences.ts';
import { createCaptions } from './captions.ts';

const files: Record<string, string> = {
  en: 'WEBVTT\n\n00:01.000 --> 00:03.000\none\n\n00:03.000 --> 00:05.000\ntwo\n\n00:08.000 --> 00:09.000\nthree\n',
  tr: 'WEBVTT\n\n00:01.200 --> 00:03.100\nbir\n\n00:03.200 --> 00:05.000\niki\n',
  'en.sdh': 'WEBVTT\n\n00:01.000 --> 00:03.000\n[rain] one\n',
  'ar.forced': 'WEBVTT\n\n00:01.000 --> 00:03.000\nلافتة\n',
  'tr.forced': 'WEBVTT\n\n00:01.000 --> 00:03.000\ntabela\n',
};
const tracks = ['en', 'ar', 'tr'].map((language) => ({ language, label: language }));

/** A player whose media port only records its calls. */
function open(remembered: PlayerPreferences = {}) {
  const stored: PlayerPreferences[] = [];
  const core = createPlayer({ read: () => remembered, write: (patch) => void stored.push(patch) });
  const captions = createCaptions(core, {
    read: () => remembered,
    write: (patch) => void stored.push(patch),
  });
  const requested: string[] = [];
  const engine: (string | null)[] = [];
  const seeks: number[] = [];
  const note = () => undefined;
  const media: MediaPort = {
    ...({} as MediaPort),
    open: (_, { subtitles }) => void engine.push(subtitles),
    setVolume: note,
    setRate: note,
    play: note,
    seek: (to) => void seeks.push(to),
    chooseSubtitles: (language) => void engine.push(language),
    destroy: note,
  };
  const load = async (language: string) => {
    requested.push(language);
    const file = files[language];
    if (file === undefined) throw new Error('404');
    return file;
  };
  captions.loadWith(load);
  captions.connect();
  core.connect(captions.before(media));
  core.open({ url: '/a.m3u8', type: 'hls' }, 0, true);
  captions.report({
    subtitleTracks: tracks,
    seekable: { start: 0, end: 60 },
    paused: false,
    waiting: false,
  });
  const at = (position: number) => captions.report({ position, seeking: false });
  const shown = () => {
    const state = captions.store.getState();
    return [state.shown, state.shownSecond].map((lines) => lines.map(({ text }) => text).join());
  };
  return { core, captions, requested, engine, seeks, stored, at, shown };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('subtitles from files', () => {
  it('are fetched once, when their language is chosen', async () => {
    const { core, requested, at, shown } = open();
    await settle();
    expect(requested).toEqual([]);
    core.chooseSubtitles('en');
    await settle();
    core.chooseSubtitles(null);
    core.chooseSubtitles('en');
    await settle();
    at(1.5);
    expect(shown()).toEqual(['one', '']);
    expect(requested).toEqual(['en']);
  });

  it('prevent the engine from fetching the same subtitles', async () => {
    const { core, engine, captions } = open({ subtitlesEnabled: true, subtitleLanguage: 'en' });
    core.chooseSubtitles('tr');
    await settle();
    expect(engine).toEqual([null, null]);
    // The engine's report of its own subtitles is not the viewer's choice.
    captions.report({ subtitles: null, cues: [], position: 3 });
    expect(core.store.getState()).toMatchObject({ subtitles: 'tr', position: 3 });
  });

  it('fall back to the engine when a file fails, and can be retried', async () => {
    const { core, captions, engine, requested } = open();
    core.chooseSubtitles('ar');
    await settle();
    expect(captions.store.getState().files.get('ar')?.status).toBe('failed');
    expect(engine.at(-1)).toBe('ar');
    captions.report({ subtitles: 'ar', cues: [] });
    captions.need('ar');
    await settle();
    expect(requested).toEqual(['ar', 'ar']);
  });

  it('appear and disappear on time, not at the next clock reading', async () => {
    const { core, at, shown } = open();
    core.chooseSubtitles('en');
    await settle();
    at(2.9);
    expect(shown()).toEqual(['one', '']);
    await vi.advanceTimersByTimeAsync(120);
    expect(shown()).toEqual(['two', '']);
    await vi.advanceTimersByTimeAsync(2100);
    expect(shown()).toEqual(['', '']);
  });

  it('are cleared with the video', async () => {
    const { core, captions, at, shown } = open();
    core.chooseSubtitles('en');
    await settle();
    at(1.5);
    captions.loadWith(async () => 'WEBVTT\n');
    expect(shown()).toEqual(['', '']);
    expect(captions.store.getState().files.size).toBe(0);
  });

  it('are the first ones where they are on in a language that was never chosen', async () => {
    const { core } = open({ subtitlesEnabled: true });
    core.store.setState({ subtitles: 'sw' });
    await settle();
    expect(core.store.getState().subtitles).toBe('en');
  });

  it('are off where the stream does not have the language', async () => {
    const { core, captions } = open({ subtitlesEnabled: true, subtitleLanguage: 'fr' });
    captions.report({ position: 1 });
    await settle();
    expect(core.store.getState().subtitles).toBeNull();
  });
});

describe('a second language', () => {
  it('appears below the first, is stored and is hidden with it', async () => {
    const { core, captions, at, shown, stored } = open();
    core.chooseSubtitles('en');
    captions.chooseSecond('tr');
    await settle();
    at(1.5);
    expect(shown()).toEqual(['one', 'bir']);
    expect(stored).toContainEqual({ secondSubtitleLanguage: 'tr' });
    core.chooseSubtitles(null);
    at(1.6);
    expect(shown()).toEqual(['', '']);
  });

  it('never equals the first one', async () => {
    const { core, at, shown } = open({ secondSubtitleLanguage: 'en' });
    core.chooseSubtitles('en');
    await settle();
    at(1.5);
    expect(shown()).toEqual(['one', '']);
  });
});

describe('timing', () => {
  it('shifts by half seconds in both directions, within limits', async () => {
    const { core, captions, at, shown } = open();
    core.chooseSubtitles('en');
    await settle();
    at(3.2);
    captions.shift(1);
    expect(shown()).toEqual(['one', '']);
    captions.shift(-2);
    expect(captions.store.getState().offset).toBe(-0.5);
    at(7.6);
    expect(shown()).toEqual(['three', '']);
    captions.shift(-1000);
    expect(captions.store.getState().offset).toBe(-30);
  });
});

describe('a repeated line', () => {
  it('loops until the viewer stops it', async () => {
    const { core, captions, at, seeks } = open();
    core.chooseSubtitles('en');
    await settle();
    at(1.5);
    expect(captions.toggleRepeat()).toBe(true);
    at(2.9);
    await vi.advanceTimersByTimeAsync(130);
    expect(seeks).toEqual([1]);
    captions.report({ seeking: false, position: 1 });
    expect(captions.toggleRepeat()).toBe(true);
    at(2.95);
    await vi.advanceTimersByTimeAsync(200);
    expect(seeks).toEqual([1]);
  });

  it('follows a press on another line, and ends on a seek elsewhere', async () => {
    const { core, captions, at, seeks } = open();
    core.chooseSubtitles('en');
    await settle();
    at(1.5);
    captions.toggleRepeat();
    const three = captions.store.getState().files.get('en');
    const line = three?.status === 'ready' ? three.lines[2] : undefined;
    if (line === undefined) throw new Error('no third line');
    captions.goTo(line);
    expect(seeks).toEqual([8]);
    expect(captions.store.getState().repeating?.text).toBe('three');
    captions.report({ seeking: false, position: 8 });
    core.seek(40);
    expect(captions.store.getState().repeating).toBeNull();
  });

  it('needs a current line', () => expect(open().captions.toggleRepeat()).toBe(false));
});

describe('subtitles of kinds', () => {
  const deaf = { subtitlesEnabled: true, subtitleLanguage: 'en', subtitlesForDeaf: true };
  const withSdh = [...tracks, { language: 'en', label: '', kind: 'sdh' as const }];
  const forcedTracks = ['ar', 'tr'].map((language) => ({
    language,
    label: language,
    kind: 'forced' as const,
  }));

  it('that name sounds are taken where there are some, else the ordinary ones', async () => {
    const { captions, at, shown } = open(deaf);
    await settle();
    at(1.5);
    expect(shown()[0]).toBe('one');
    captions.report({ subtitleTracks: withSdh });
    await settle();
    at(1.6);
    expect(shown()[0]).toBe('[rain] one');
  });

  it('are a choice for or against, only where the stream has both', async () => {
    const { core, captions, stored } = open(deaf);
    core.chooseSubtitles('en');
    expect(stored.at(-1)).toEqual({ subtitlesEnabled: true, subtitleLanguage: 'en' });
    captions.report({ subtitleTracks: withSdh });
    core.chooseSubtitles('en');
    expect(stored.at(-1)).toMatchObject({ subtitleLanguage: 'en', subtitlesForDeaf: false });
    core.chooseSubtitles('en.sdh');
    expect(stored.at(-1)).toMatchObject({ subtitleLanguage: 'en', subtitlesForDeaf: true });
  });

  it('fall back to the engine by the track that is shown, not by the one asked for', async () => {
    const { captions, engine } = open({ ...deaf, subtitleLanguage: 'ar' });
    await settle();
    expect(engine.at(-1)).toBe('ar');
    captions.report({ subtitles: 'ar', cues: [] });
    expect(captions.store.getState().files.get('ar')?.status).toBe('failed');
  });

  it.each([
    ['the viewer’s language', { subtitleLanguage: 'ar' }, 'tr', 'لافتة'],
    ['the language of the sound', { subtitleLanguage: 'fr' }, 'tr.ad', 'tabela'],
    ['no other language', { subtitleLanguage: 'fr' }, 'en', ''],
  ])('that are forced are drawn in %s while subtitles are off', async (_, choices, audio, line) => {
    const { core, captions, at, shown, requested } = open(choices);
    captions.report({ forcedTracks, audio });
    await settle();
    at(1.5);
    expect(shown()).toEqual([line, '']);
    core.chooseSubtitles('en');
    await settle();
    at(1.6);
    expect(shown()).toEqual(['one', '']);
    expect(requested.filter((key) => key.endsWith('.forced')).length).toBe(line === '' ? 0 : 1);
    core.chooseSubtitles(null);
    expect(shown()).toEqual([line, '']);
  });

  it('of one video are not asked of the next', async () => {
    const { captions, at, requested } = open({ subtitleLanguage: 'ar' });
    captions.report({ forcedTracks });
    await settle();
    const next: string[] = [];
    captions.loadWith(async (key) => (next.push(key), 'WEBVTT\n'));
    at(2);
    await settle();
    expect([requested, next]).toEqual([['ar.forced'], []]);
    captions.report({
      subtitleTracks: [],
      forcedTracks: forcedTracks.map((each) => ({ ...each })),
    });
    await settle();
    expect(next).toEqual(['ar.forced']);
  });
});
