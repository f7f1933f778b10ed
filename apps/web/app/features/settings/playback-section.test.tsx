import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { passingCookies, readCookie, writeCookie } from '#app/browser/cookies.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { PlaybackSection } from './playback-section.tsx';
import { SubtitlesSection } from './subtitles/subtitles-section.tsx';

const PROFILE: Profile = {
  id: 4,
  profileId: 4,
  profileName: 'Leyla',
  avatarId: 'star',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: true,
  profileType: 'ADULT',
  isDefaultProfile: true,
  hasPin: false,
  screenTime: null,
};

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));
beforeEach(() => passingCookies.clear());
function openWith(stored: string) {
  cleanup();
  writeCookie('kandil_video_quality', stored);
  renderApp(<PlaybackSection />);
  const { value, options } = screen.getByLabelText<HTMLSelectElement>('Picture quality');
  return [value, options.length] as const;
}

test('the quality is the stored one, also one from the menu of the player', () => {
  expect(openWith('720')).toEqual(['720', 4]);
  expect(openWith('2160')).toEqual(['2160', 5]);
  expect(screen.getByRole('option', { name: /2160/, selected: true })).toBeTruthy();
  expect(openWith('99')).toEqual(['auto', 4]);
  // Without a profile there is nothing else to choose.
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a quality that is chosen stays for the player', () => {
  openWith('720');
  fireEvent.change(screen.getByLabelText('Picture quality'), { target: { value: '1080' } });
  expect(screen.getByLabelText<HTMLSelectElement>('Picture quality').value).toBe('1080');
  expect(readCookie('kandil_video_quality')).toBe('1080');
});

test('a switch of the profile is saved, and the account is loaded again', async () => {
  const sent = scriptNetwork({ '/auth/auth/user-profile/4': { data: PROFILE } });
  const account = { ...ACCOUNT, userProfile: [PROFILE] };
  const reload = vi.fn<() => object>(() => ({ account, profileId: PROFILE.id }));
  renderApp(<PlaybackSection />, { start: { account, profileId: PROFILE.id }, reload });
  fireEvent.click(screen.getAllByRole('switch')[0] as HTMLElement);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([{ autoNextEpisode: false }]);
});

test('the look of subtitles is the stored one', () => {
  writeCookie('kandil_subtitle_look', 'huge.yellow.solid.raised.outline');
  renderApp(<SubtitlesSection />);
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  expect(chosen.map(({ value }) => value)).toEqual([
    'huge',
    'yellow',
    'solid',
    'raised',
    'outline',
  ]);
});
