import { may, ROLES } from '@kandil/contract/staff/permissions';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SECTIONS } from '#src/frame/sections.ts';
import { openControl, self, STAFF, START } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, scriptNetwork } from '#src/testing/network.ts';

const IN: Answers = {
  '/me': { data: self() },
  '/members': { data: STAFF },
  '/audit': { data: { entries: [], next: null } },
  '/sign-out': {},
};
beforeEach(() => void plugInAuthenticator());

test('the start is the first section of the role', async () => {
  scriptNetwork(IN);
  const { router } = openControl('/');
  await screen.findByRole('heading', { name: START.heading });
  expect(router.state.location.pathname).toBe(START.path);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/money', '/staff', '/audit']));
});

test('a section of other roles says so; there is no link to it, and nothing is asked', async () => {
  const sent = scriptNetwork({ ...IN, '/me': { data: self('editor') } });
  const { router } = openControl('/staff');
  await screen.findByText('This section is not part of your role');
  expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
  await router.navigate('/audit');
  await screen.findByRole('heading', { name: 'Audit' });
  expect(screen.getByText('Your role is Editor. An administrator can change it.')).toBeDefined();
  expect(sent.map(({ path }) => path)).toEqual(['/me']);
});

test('every role begins with its first section', async () => {
  for (const role of ROLES) {
    scriptNetwork({ ...IN, '/me': { data: self(role) } });
    const { router, unmount } = openControl('/');
    const first = Object.values(SECTIONS).find(({ permission }) => may(role, permission));
    await expect.poll(() => router.state.location.pathname).toBe(first?.path);
    unmount();
  }
});

test('another page names the document, and its heading gets the focus', async () => {
  scriptNetwork(IN);
  openControl('/staff');
  await userEvent.click(await screen.findByRole('link', { name: 'Audit' }));
  const heading = await screen.findByRole('heading', { name: 'Audit' });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Audit · Control room');
  expect(screen.getByRole('link', { name: 'Audit' }).getAttribute('aria-current')).toBe('page');
});

test('an address without a page leads back to the start', async () => {
  scriptNetwork(IN);
  openControl('/no/such/page');
  await screen.findByRole('heading', { name: 'There is no such page', level: 1 });
  await userEvent.click(screen.getByRole('link', { name: 'Go to the start' }));
  expect(await screen.findByRole('heading', { name: START.heading })).toBeDefined();
});

test('signing out ends the session', async () => {
  const sent = scriptNetwork(IN);
  openControl('/staff');
  await userEvent.click(await screen.findByRole('button', { name: /your menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  await screen.findByText('You are signed out.');
  expect(sent.map(({ path }) => path)).toContain('/sign-out');
});

test('a sign-out that fails says so, and the session stays', async () => {
  scriptNetwork({ ...IN, '/sign-out': 'offline' });
  openControl('/staff');
  await userEvent.click(await screen.findByRole('button', { name: /your menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect((await screen.findByRole('alert')).textContent).toContain('does not answer');
  expect(screen.getByRole('heading', { name: 'Staff' })).toBeDefined();
});

test('the appearance is remembered', async () => {
  scriptNetwork(IN);
  openControl('/staff');
  const open = async () =>
    userEvent.click(await screen.findByRole('button', { name: /your menu/ }));
  await open();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('appearance')).toBe('light');
  await open();
  const chosen = screen.getByRole('menuitemradio', { checked: true });
  expect(chosen.textContent).toBe('Light');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'System' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('a line says that there is no connection', async () => {
  scriptNetwork(IN);
  openControl('/staff');
  await screen.findByText('Omar Said');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/You are offline/)).toBeDefined();
});

test('who is dismissed while a page is open is out when it is looked at again', async () => {
  scriptNetwork({ ...IN, '/me': [{ data: self() }, 'offline', { data: null }] });
  openControl('/staff');
  await screen.findByRole('heading', { name: 'Staff' });
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(screen.getByRole('heading', { name: 'Staff' })).toBeDefined();
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText(/^Your session has ended/);
});

test('Back closes an open dialog, and the next one leaves the page', async () => {
  scriptNetwork(IN);
  const { router } = openControl('/audit');
  await screen.findByRole('heading', { name: 'Audit' });
  await userEvent.click(screen.getByRole('link', { name: 'Staff' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/staff');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Audit' });
});
