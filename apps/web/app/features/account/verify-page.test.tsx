import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { VerifyPage } from './verify-page.tsx';

const TOKEN = '0123456789abcdef';
const modal = () => useModals.getState().modal;

beforeEach(() => {
  useModals.setState({ modal: null });
  window.history.replaceState(null, '', `/verify?token=${TOKEN}`);
});
afterEach(cleanup);

test(
  'sends the token of the link once, removes it from the address, and shows the result before the link home',
  { tags: ['AUTH-54', 'LOGIN-04'] },
  async () => {
    const sent = scriptNetwork({
      '/auth/auth/user/email-verify/validate-token': {
        data: { email: 'a@b.test' },
        message: 'Your e-mail address is confirmed.',
      },
    });
    const { router } = renderApp(<VerifyPage />, { path: `/verify?token=${TOKEN}` });
    expect(screen.getByRole('heading', { name: 'Confirming your e-mail address' })).toBeTruthy();
    await waitFor(() =>
      expect(modal()).toMatchObject({
        name: 'notification',
        params: { tone: 'success', text: 'Your e-mail address is confirmed.' },
      }),
    );
    expect(sent).toMatchObject([{ method: 'POST', body: { token: TOKEN } }]);
    expect(window.location.search).toBe('');
    expect(router.state.location.pathname).toBe('/verify');
    act(closeModal);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
);

test("shows the server's message for an expired link", { tags: ['ERROR-49'] }, async () => {
  const text = 'That link has expired or was already used. Request a new one.';
  scriptNetwork({
    '/auth/auth/user/email-verify/validate-token': refused(410, 'LINK_EXPIRED', text),
  });
  renderApp(<VerifyPage />, { path: `/verify?token=${TOKEN}` });
  await waitFor(() =>
    expect(modal()).toMatchObject({ name: 'notification', params: { tone: 'error', text } }),
  );
});
