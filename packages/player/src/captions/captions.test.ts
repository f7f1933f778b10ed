import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediaPort } from '../store/port.ts';
import { createPlayer } from '../store/player.ts';
import type { PlayerPreferences } from '../store/preferences.ts';
import { createCaptions } from './captions.ts';

const files: Record<string, string> = {
  en: 'WEBVTT\n\n00:01.000 --> 00:03.000\none\n\n00:03.000 --> 00:05.000\ntwo\n\n00:08.000 --> 00:09.000\nthree\n',
  tr: 'WEBVTT\n\n00:01.200 --> 00:03.100\nbir\n\n00:03.200 --> 00:05.000\niki\n',
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
