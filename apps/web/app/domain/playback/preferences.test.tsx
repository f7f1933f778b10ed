import { beforeEach, describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from '#app/browser/cookies.ts';
import { preferencesOf, saveTracksOf } from './preferences.ts';

const leyla = preferencesOf({ id: 7, child: false });
const omar = preferencesOf({ id: 8, child: true });

beforeEach(() => {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  writeCookie('kandil_consent', 'functionality');
});

describe('stored player preferences', () => {
  it('stores each of the keys', { tags: ['PLAYER-04', 'PLAYER-05'] }, () => {
    leyla.write({ volume: 0.4, muted: true, quality: 'saver' });
    leyla.write({ subtitlesEnabled: true, subtitleLanguage: 'ar', audioLanguage: 'tr' });
    expect(readCookie('kandil_player_volume')).toBe('0.4');
    expect(readCookie('kandil_player_muted')).toBe('1');
    expect(readCookie('kandil_video_quality')).toBe('saver');
    expect(readCookie('kandil_subtitle_enabled')).toBe('1');
    expect(readCookie('kandil_subtitle_language')).toBe('ar');
    expect(readCookie('kandil_audio_language')).toBe('tr');
  });

  it('has no value where none is stored, or none that the player knows', () => {
    expect(leyla.read()).toMatchObject({ timeline: 'ltr', skips: {}, guard: {} });
    const { volume, muted, quality, subtitlesEnabled, audioLanguage } = leyla.read();
    expect([volume, muted, quality, subtitlesEnabled, audioLanguage]).toEqual(
      Array(5).fill(undefined),
    );
    writeCookie('kandil_player_volume', 'loud');
    writeCookie('kandil_video_quality', 'auto');
    writeCookie('kandil_player_muted', '0');
    const stored = leyla.read();
    expect([stored.volume, stored.quality, stored.muted]).toEqual([undefined, 'auto', false]);
  });

  it('shares volume and quality between profiles', () => {
    leyla.write({ volume: 0.4, quality: 720 });
    expect(omar.read()).toMatchObject({ volume: 0.4, quality: 720 });
  });

  it('begins with what the profile needs, until the player on this device is asked for something else', () => {
    const needs = { audioDescription: true, subtitlesForDeaf: true };
    const sara = preferencesOf({ id: 9, child: false, ...needs });
    expect(sara.read()).toMatchObject(needs);
    sara.write({ audioDescription: false });
    expect(sara.read()).toMatchObject({ audioDescription: false, subtitlesForDeaf: true });
    saveTracksOf({ id: 9, ...needs });
    expect(sara.read()).toMatchObject(needs);
    expect(leyla.read().audioDescription).toBeUndefined();
  });

  it('keeps languages, skips, the guard and the timeline separate by profile', () => {
    leyla.write({ audioLanguage: 'ar', skips: { INTRO: 'always' }, timeline: 'rtl' });
    omar.write({ audioLanguage: 'tr', guard: { FEAR: 'blur' } });
    expect(leyla.read()).toMatchObject({
      audioLanguage: 'ar',
      skips: { INTRO: 'always' },
      guard: {},
      timeline: 'rtl',
    });
    expect(omar.read()).toMatchObject({
      audioLanguage: 'tr',
      skips: {},
      guard: { FEAR: 'blur' },
      timeline: 'ltr',
    });
  });

  it('a new profile starts with the languages last used on the device', () => {
    leyla.write({ subtitlesEnabled: true, subtitleLanguage: 'ar' });
    expect(omar.read()).toMatchObject({ subtitlesEnabled: true, subtitleLanguage: 'ar' });
  });

  it('stores preferences of guests, too', () => {
    const guest = preferencesOf(null);
    guest.write({ skips: { RECAP: 'never' } });
    expect(guest.read().skips).toEqual({ RECAP: 'never' });
    expect(leyla.read().skips).toEqual({});
    expect(guest.child).toBe(false);
  });

  it('adds each choice to the stored ones', () => {
    leyla.write({ skips: { INTRO: 'always', RECAP: 'ask', CREDITS: 'ask' } });
    leyla.write({ subtitlesEnabled: false });
    expect(leyla.read()).toMatchObject({ skips: { INTRO: 'always' }, subtitlesEnabled: false });
  });
});
