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

/** A player whose media only remembers what it was asked for. */
function open(remembered: PlayerPreferences = {}) {
  const kept: PlayerPreferences[] = [];
  const core = createPlayer({ read: () => remembered, write: (patch) => void kept.push(patch) });
  const captions = createCaptions(core, {
    read: () => remembered,
    write: (patch) => void kept.push(patch),
  });
  const asked: string[] = [];
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
    asked.push(language);
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
  return { core, captions, asked, engine, seeks, kept, at, shown };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('subtitles from files', () => {
  it('are fetched when a language is wanted, once', async () => {
    const { core, asked, at, shown } = open();
    await settle();
    expect(asked).toEqual([]);
    core.chooseSubtitles('en');
    await settle();
    core.chooseSubtitles(null);
    core.chooseSubtitles('en');
    await settle();
    at(1.5);
    expect(shown()).toEqual(['one', '']);
    expect(asked).toEqual(['en']);
  });

  it('spare the engine, which would fetch the same words', async () => {
    const { core, engine, captions } = open({ subtitlesEnabled: true, subtitleLanguage: 'en' });
    core.chooseSubtitles('tr');
    await settle();
    expect(engine).toEqual([null, null]);
    // What the engine then says of its own subtitles is not the viewer's choice.
    captions.report({ subtitles: null, cues: [], position: 3 });
    expect(core.store.getState()).toMatchObject({ subtitles: 'tr', position: 3 });
  });

  it('leave it to the engine where a file does not come, and can be asked for again', async () => {
    const { core, captions, engine, asked } = open();
    core.chooseSubtitles('ar');
    await settle();
    expect(captions.store.getState().files.get('ar')?.status).toBe('failed');
    expect(engine.at(-1)).toBe('ar');
    captions.report({ subtitles: 'ar', cues: [] });
    captions.need('ar');
    await settle();
    expect(asked).toEqual(['ar', 'ar']);
  });

  it('come and go at their own time, not when the clock is next read', async () => {
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

  it('are forgotten with the video', async () => {
    const { core, captions, at, shown } = open();
    core.chooseSubtitles('en');
    await settle();
    at(1.5);
    captions.loadWith(async () => 'WEBVTT\n');
    expect(shown()).toEqual(['', '']);
    expect(captions.store.getState().files.size).toBe(0);
  });

  it('are off where the stream has no such language', async () => {
    const { core, captions } = open({ subtitlesEnabled: true, subtitleLanguage: 'fr' });
    captions.report({ position: 1 });
    await settle();
    expect(core.store.getState().subtitles).toBeNull();
  });
});

describe('a second language', () => {
  it('stands below the first, is remembered and goes with it', async () => {
    const { core, captions, at, shown, kept } = open();
    core.chooseSubtitles('en');
    captions.chooseSecond('tr');
    await settle();
    at(1.5);
    expect(shown()).toEqual(['one', 'bir']);
    expect(kept).toContainEqual({ secondSubtitleLanguage: 'tr' });
    core.chooseSubtitles(null);
    at(1.6);
    expect(shown()).toEqual(['', '']);
  });

  it('is never the first one twice', async () => {
    const { core, at, shown } = open({ secondSubtitleLanguage: 'en' });
    core.chooseSubtitles('en');
    await settle();
    at(1.5);
    expect(shown()).toEqual(['one', '']);
  });
});

describe('timing', () => {
  it('moves by half seconds, both ways, and not without end', async () => {
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

describe('a line said again', () => {
  it('returns to its beginning at its end, until told to go on', async () => {
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

  it('follows a press on another line, and ends when the viewer goes elsewhere', async () => {
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

  it('needs a line', () => expect(open().captions.toggleRepeat()).toBe(false));
});
