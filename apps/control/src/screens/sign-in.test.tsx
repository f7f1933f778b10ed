import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openControl, self, STAFF } from '#src/testing/app.tsx';
import { cancelled, plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';

const OUT: Answers = {
  '/me': { data: null },
  '/entrance': { data: { siteName: 'Kandil', demoRoles: [] } },
  '/sign-in/options': { data: { challenge: 'abc' } },
  '/sign-in': { data: self() },
  '/members': { data: STAFF },
  '/audit': { data: { entries: [], next: null } },
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

test('who signs in is where the address leads', async () => {
  const { get } = plugInAuthenticator();
  const sent = scriptNetwork(OUT);
  const { router } = openControl('/audit?call=staff.invite');
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(document.title).toBe('Sign in · Control room');
  await press();
  await screen.findByRole('heading', { name: 'Audit' });
  expect(router.state.location.search).toBe('?call=staff.invite');
  expect(get).toHaveBeenCalledWith({ publicKey: { challenge: 'abc' } });
  expect(sent.find(({ path }) => path === '/sign-in')?.body).toMatchObject({
    answer: { id: 'shown' },
  });
  expect(screen.getByRole('heading', { name: 'Audit' })).toBe(document.activeElement);
});

test('a cancelled request says so, and may be repeated', async () => {
  const { get } = plugInAuthenticator();
  get.mockRejectedValueOnce(cancelled());
  scriptNetwork(OUT);
  openControl('/staff');
  await screen.findByRole('heading', { name: 'Sign in' });
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('was cancelled');
  await press();
  await screen.findByRole('heading', { name: 'Staff' });
});

test.each([
  ['an unknown passkey', refused(401, 'WRONG_CREDENTIALS'), 'was not accepted'],
  [
    'too many attempts',
    refused(429, 'TOO_MANY_REQUESTS', { retryAfter: 100 }),
    'Try again in 2 minutes.',
  ],
  ['a service that is away', refused(503, 'UNAVAILABLE'), 'away for a moment'],
  ['no connection', 'offline', 'does not answer'],
  ['the page of a proxy', { status: 502, meta: {} }, 'away for a moment'],
] as const)('%s has words', async (_case, answer, words) => {
  plugInAuthenticator();
  scriptNetwork({ ...OUT, '/sign-in': answer });
  openControl('/staff');
  await screen.findByRole('heading', { name: 'Sign in' });
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});

test('a browser without passkeys is too old', async () => {
  plugInAuthenticator();
  vi.stubGlobal('PublicKeyCredential', () => {});
  scriptNetwork(OUT);
  openControl('/staff');
  await screen.findByRole('heading', { name: 'This browser is too old' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a service that does not say who is here is asked again', async () => {
  plugInAuthenticator();
  scriptNetwork({
    ...OUT,
    '/me': [refused(500, 'UNEXPECTED', { reference: 'r-17' }), { data: self() }],
  });
  openControl('/staff');
  expect((await screen.findByRole('alert')).textContent).toContain('r-17');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Staff' });
});

test('the demo lets anybody in as somebody of a role', async () => {
  plugInAuthenticator();
  const entrance = { siteName: 'Kandil', demoRoles: ['administrator', 'support'] };
  const sent = scriptNetwork({
    ...OUT,
    '/entrance': { data: entrance },
    '/demo/sign-in': [refused(503, 'UNAVAILABLE'), { data: self() }],
  });
  openControl('/staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Administrator' }));
  expect((await screen.findByRole('alert')).textContent).toContain('away for a moment');
  await userEvent.click(screen.getByRole('button', { name: 'Administrator' }));
  await screen.findByRole('heading', { name: 'Staff' });
  expect(sent.findLast(({ path }) => path === '/demo/sign-in')?.body).toEqual({
    role: 'administrator',
  });
});
