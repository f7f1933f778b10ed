import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeModal, useModals } from '#app/domain/prompt/modal-store.ts';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { VerifyPage } from './verify-page.tsx';

const TOKEN = '0123456789abcdef';
const modal = () => useModals.getState().modal;
const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm e-mail' }));

beforeEach(() => {
  useModals.setState({ modal: null });
  window.history.replaceState(null, '', `/verify?token=${TOKEN}`);
});
test(
  'sends the token after one press, removes it from the address, and shows the result before the way home',
  { tags: ['AUTH-54', 'LOGIN-04'] },
  async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const sent = scriptNetwork({
      '/auth/auth/user/email-verify/validate-token': () =>
        held.then(() => ({
          data: { email: 'a@b.test' },
          message: 'Your e-mail address is confirmed.',
        })),
    });
    const reload = vi.fn<() => object>(() => ({}));
    const { router } = renderApp(<VerifyPage />, { path: `/verify?token=${TOKEN}`, reload });
    expect(window.location.search).toBe('');
    expect(sent).toEqual([]);
    await press();
    // It cannot be pressed again meanwhile.
    expect(screen.getByRole('heading', { name: 'Confirming your e-mail address' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    answer();
    await waitFor(() =>
      expect(modal()).toMatchObject({
        name: 'notification',
        params: { tone: 'success', text: 'Your e-mail address is confirmed.' },
      }),
    );
    // The next page does not remind of the address any more.
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { name: 'Confirming your e-mail address' })).toBeTruthy();
    expect(sent).toMatchObject([{ method: 'POST', body: { token: TOKEN } }]);
    expect(router.state.location.pathname).toBe('/verify');
    act(closeModal);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
);

const USELESS = 'That link has expired or was already used. Request a new one.';
const VALIDATE = '/auth/auth/user/email-verify/validate-token';

test(
  'a guest reads why a link does not work, and gets a new one for the address they type',
  { tags: ['ERROR-49'] },
  async () => {
    const text = 'If the address still needs to be confirmed, we have sent a new link to it.';
    const sent = scriptNetwork({
      [VALIDATE]: refused(410, 'LINK_EXPIRED', USELESS),
      '/auth/public/email-verify/send-link': { data: { email: 'a@b.test' }, message: text },
    });
    const user = userEvent.setup();
    const { router } = renderApp(<VerifyPage />, { path: `/verify?token=${TOKEN}` });
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(USELESS);
    expect(modal()).toMatchObject({
      name: 'notification',
      params: { tone: 'error', text: USELESS },
    });
    act(closeModal);
    await waitFor(() => expect(modal()).toBeNull());
    expect(router.state.location.pathname).toBe('/verify');
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeTruthy();
    await user.type(screen.getByLabelText('E-mail'), 'a@b.test');
    await user.click(screen.getByRole('button', { name: 'Get a new link' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { email: 'a@b.test' } });
    expect(modal()).toBeNull();
  },
);

test('a link without a token says so at once, and a member gets a new one as from the reminder', async () => {
  const sent = scriptNetwork({
    '/auth/auth/email-update': { data: { email: ACCOUNT.email }, message: 'We sent a link.' },
  });
  const user = userEvent.setup();
  renderApp(<VerifyPage />, { path: '/verify', start: { account: ACCOUNT } });
  expect(screen.getByRole('alert').textContent).toContain('Part of its address is missing.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Get a new link' }));
  expect(await screen.findByText('We sent a link.')).toBeTruthy();
  expect(sent).toMatchObject([{ method: 'POST', body: { email: ACCOUNT.email } }]);
});

test('a child’s profile gets an explanation and no action', () => {
  const child = { id: 7, profileType: 'KIDS', profileName: 'Zeynep' } as Profile;
  const account = { ...ACCOUNT, email: null, userProfile: [child] };
  renderApp(<VerifyPage />, { path: '/verify', start: { account, profileId: 7 } });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Get a new link' })).toBeNull();
});

test('a service that is away does not condemn the link', async () => {
  scriptNetwork({ [VALIDATE]: refused(503, 'BUSY', 'Busy just now.') });
  renderApp(<VerifyPage />, { path: `/verify?token=${TOKEN}` });
  await press();
  await waitFor(() =>
    expect(modal()).toMatchObject({ params: { tone: 'error', text: 'Busy just now.' } }),
  );
  act(closeModal);
  expect(screen.getByRole('button', { name: 'Confirm e-mail' })).toBeTruthy();
});
