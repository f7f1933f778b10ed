import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from '#app/data/pages/or-failure.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp, UI } from '#app/testing/app.tsx';
import { InvitationPage, type Links } from './invitation-page.tsx';

const LINKS: Links = {
  textTitle: 'Bring your friends',
  textSubTitle: 'They get a month.',
  inviteUrl: 'https://kandil.test/i/abc',
  emailUrl: 'mailto:?a',
  whatsAppUrl: 'https://wa.test/',
  facebookUrl: 'https://fb.test/',
  twitterUrl: 'https://x.test/',
  messengerUrl: 'https://m.test/',
  friendsJoined: 0,
};
const failed = (status: number | null): Failure => ({ status, code: null, message: 'Not now.' });
const said = () => useNotifications.getState().shown.map(({ text }) => text);
const open = (failure: Failure) =>
  renderApp(<InvitationPage data={null} failure={failure} />, { path: '/invitation' });

beforeEach(() => useNotifications.setState({ shown: [] }));
test('a member gets a link, ways to send it, and how many friends came', () => {
  const show = (friendsJoined: number) =>
    renderApp(<InvitationPage data={{ ...LINKS, friendsJoined }} failure={null} />);
  show(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bring your friends');
  const ways = screen.getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    'mailto:?a',
    'https://wa.test/',
    'https://fb.test/',
    'https://x.test/',
    'https://m.test/',
  ]);
  // Mail has a drawn icon; the other services show their logo.
  expect(ways.map((way) => way.querySelector('svg')?.classList.contains('lucide'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(document.body.textContent).toContain(UI['invitation.nobody']);
  cleanup();
  show(3);
  expect(document.body.textContent).not.toContain(UI['invitation.nobody']);
  expect(document.body.textContent).toContain('3');
});

test('a guest logs in first, and stays on the page', () => {
  const { router } = open(failed(401));
  expect(screen.getByRole('button', { name: /log in/i })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/invitation');
  expect(said()).toEqual([]);
});

test('a failure leads home and says why; without a connection it says that', async () => {
  const { router } = open(failed(503));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(said()).toEqual(['Not now.']);
  cleanup();
  useNotifications.setState({ shown: [] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(failed(null));
  await waitFor(() => expect(said()).toHaveLength(1));
  expect(said()).not.toEqual(['Not now.']);
});
