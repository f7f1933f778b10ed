import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie } from '#app/browser/cookies.ts';
import { preferencesOf } from '#app/domain/playback/preferences.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import type { Account } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { SettingsPage } from './settings-page.tsx';

const PROFILE = {
  id: 7,
  profileId: 7,
  profileName: 'Leyla',
  avatarId: 'star',
  langCode: 'en',
  autoNextEpisode: true,
  autoPreview: true,
  audioDescription: false,
  subtitlesForDeaf: false,
  profileType: 'ADULT',
  isDefaultProfile: true,
  hasPin: false,
  screenTime: null,
  maxAge: null,
  hasAllowList: false,
} as const;
const MEMBER: Account = { ...ACCOUNT, userProfile: [PROFILE] };
const REST = {
  '/content/device/list': { data: [] },
  '/auth/auth/sessions': { data: [] },
  '/purchase/v1/user/plan': {},
  '/notify/settings': { data: { onThisDevice: false, otherDevices: 0, byMail: false } },
};

const open = () =>
  renderApp(<SettingsPage />, { start: { account: MEMBER, profileId: 7 }, path: '/settings' });
const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  useModals.setState({ modal: null });
  useNotifications.setState({ shown: [] });
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
});

test("a profile's switch changes at once, and reverts when the service refuses", async () => {
  scriptNetwork({
    ...REST,
    '/auth/auth/user-profile/7': refused(503, 'BUSY', 'Busy just now.'),
  });
  open();
  const autoNext = screen.getByRole<HTMLInputElement>('switch', { name: /next episode/ });
  await userEvent.setup().click(autoNext);
  await waitFor(() =>
    expect(useNotifications.getState().shown).toMatchObject([{ text: 'Busy just now.' }]),
  );
  expect(autoNext.checked).toBe(true);
});

test('the look of subtitles is previewed at once and stored', async () => {
  scriptNetwork(REST);
  open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Very large' }));
  await user.click(screen.getByRole('radio', { name: 'Yellow' }));
  await user.click(screen.getByRole('radio', { name: 'Solid' }));
  await user.click(screen.getByRole('radio', { name: 'Raised' }));
  await user.click(screen.getByRole('radio', { name: 'Outline' }));
  expect(readCookie('kandil_subtitle_look')).toBe('huge.yellow.solid.raised.outline');
  const cues = screen.getByRole('figure').querySelector<HTMLElement>('.kp-cues');
  expect(cues?.dataset).toMatchObject({
    size: 'huge',
    colour: 'yellow',
    background: 'solid',
    position: 'raised',
    edge: 'outline',
  });
  await press('Reset to default');
  expect(readCookie('kandil_subtitle_look')).toBe('medium.white.none.low.shadow');
});

test('subtitles that are always shown are those of the player on this device', async () => {
  scriptNetwork(REST);
  open();
  const always = screen.getByRole<HTMLInputElement>('switch', { name: /Always show subtitles/ });
  expect(always.checked).toBe(false);
  await userEvent.setup().click(always);
  expect(always.checked).toBe(true);
  const player = preferencesOf({ id: 7, child: false }, ['ar']);
  expect(player.read()).toMatchObject({ subtitlesEnabled: true, subtitleLanguage: undefined });
  player.write({ subtitlesEnabled: false });
  cleanup();
  open();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /Always show/ }).checked).toBe(false);
});

test("the picture quality is the player's initial quality", async () => {
  scriptNetwork(REST);
  open();
  await userEvent.setup().selectOptions(screen.getByLabelText('Picture quality'), '480');
  expect(readCookie('kandil_video_quality')).toBe('480');
});

test('what a viewer needs is saved in the profile, and this device follows at once', async () => {
  const id = MEMBER.userProfile[0]?.id;
  const saved = { ...MEMBER.userProfile[0], audioDescription: true };
  const sent = scriptNetwork({ ...REST, [`/auth/auth/user-profile/${id}`]: { data: saved } });
  preferencesOf({ id: Number(id), child: false }).write({ audioDescription: false });
  open();
  await userEvent.setup().click(screen.getByRole('switch', { name: /Audio description/ }));
  await waitFor(() =>
    expect(preferencesOf({ id: Number(id), child: false }).read().audioDescription).toBe(true),
  );
  expect(sent.find(({ path }) => path.endsWith(`/${id}`))?.body).toEqual({
    audioDescription: true,
  });
});
