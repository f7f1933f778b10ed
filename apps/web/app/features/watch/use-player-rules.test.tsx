import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp, START } from '#app/testing/app.tsx';
import { usePlayerRules } from './use-player-rules.ts';

const profile: Account['userProfile'][number] = {
  id: 7,
  profileId: 7,
  profileName: 'Omar',
  avatarId: 'fox',
  langCode: 'en',
  autoNextEpisode: false,
  autoPreview: true,
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType: 'KIDS',
  isDefaultProfile: true,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
};

function Rules() {
  const { extras, figures, autoNext, preferences } = usePlayerRules();
  return (
    <p>
      {JSON.stringify({
        extras,
        figures,
        autoNext,
        child: preferences.child,
        languages: preferences.languages,
      })}
    </p>
  );
}

/** A device with or without hover. */
const device = (hovers: boolean): void =>
  void vi.stubGlobal('matchMedia', () => ({ matches: hovers }) as MediaQueryList);

const rules = async (start: Parameters<typeof renderApp>[1]): Promise<unknown> => {
  renderApp(<Rules />, start);
  return JSON.parse((await screen.findByText(/extras/)).textContent);
};

describe('the player’s rules', () => {
  beforeEach(() => device(true));
  afterEach(cleanup);

  it(
    'enable keyboard help, figures and picture in picture on desktops',
    { tags: ['PLAYER-09'] },
    async () => {
      expect(await rules({})).toMatchObject({ extras: true });
    },
  );

  it('disable them on phones and televisions', { tags: ['PLAYER-09'] }, async () => {
    device(false);
    expect(await rules({})).toMatchObject({ extras: false });
  });

  it('enable them on every device where the flag says so', { tags: ['PLAYER-09'] }, async () => {
    device(false);
    const config = { ...START.config, PLAYER_DESKTOP_ONLY: 'false' };
    expect(await rules({ start: { config } })).toMatchObject({ extras: true });
  });

  it('open the figures by themselves only where the flag says so', async () => {
    expect(await rules({})).toMatchObject({ figures: false });
    cleanup();
    const config = { ...START.config, DEBUG_OVERLAY_ENABLED: 'true' };
    expect(await rules({ start: { config } })).toMatchObject({ figures: true });
  });

  it('follow the profile: autoplay of the next video, and the Scene Guard of a child', async () => {
    const account = { ...ACCOUNT, userProfile: [profile] };
    expect(await rules({ start: { account, profileId: 7 } })).toMatchObject({
      autoNext: false,
      child: true,
    });
  });

  it('turn subtitles on in the language of the site, then the profile’s, then English', async () => {
    const account = { ...ACCOUNT, userProfile: [{ ...profile, langCode: 'tr' as const }] };
    const start = { account, profileId: 7, language: 'ar' as const };
    expect(await rules({ start })).toMatchObject({ languages: ['ar', 'tr', 'en'] });
  });

  it('let a guest’s episodes play one after the other', async () => {
    expect(await rules({})).toMatchObject({ autoNext: true, child: false });
  });
});
