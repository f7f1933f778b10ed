import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { invitationIntent } from '#app/domain/intent/stored-intents.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import type { Start } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { puzzle, WITH_PUZZLES } from '#app/testing/puzzles.ts';
import { LoginModal } from './login-modal.tsx';

const WRONG = 'The e-mail, phone number or password is incorrect.';
const name = () => screen.getByLabelText<HTMLInputElement>('E-mail or phone number');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });
const modal = () => useModals.getState().modal;

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  useModals.setState({ modal: null });
});
async function fill(user: ReturnType<typeof userEvent.setup>, login = 'leyla@kandil.test') {
  await user.type(name(), login);
  await user.type(password(), 'lamp');
}

describe('the login', () => {
  test('focuses its first field', async () => {
    renderApp(<LoginModal />);
    await waitFor(() => expect(document.activeElement).toBe(name()));
    cleanup();
    // The address is known: only the password is missing.
    renderApp(<LoginModal email="leyla@kandil.test" />);
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });

  test('an empty form shows its errors, focuses the first invalid field and sends nothing', async () => {
    const sent = scriptNetwork({});
    const user = userEvent.setup();
    renderApp(<LoginModal />);
    await user.click(submit());
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  test("shows the server's message above the form and keeps the input", async () => {
    scriptNetwork({ '/auth/public/login': refused(401, 'WRONG_CREDENTIALS', WRONG) });
    const user = userEvent.setup();
    renderApp(<LoginModal />);
    await fill(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(WRONG);
    expect(alert.compareDocumentPosition(name()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect([name().value, password().value]).toEqual(['leyla@kandil.test', 'lamp']);
    expect(readCookie(COOKIES.token)).toBeNull();
  });

  test('begins with the notice that led here, until there is an error', async () => {
    scriptNetwork({ '/auth/public/login': refused(401, 'WRONG_CREDENTIALS', WRONG) });
    const user = userEvent.setup();
    renderApp(<LoginModal notice="Your password is set." />);
    expect(screen.getByText('Your password is set.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await fill(user);
    await user.click(submit());
    await screen.findByText(WRONG);
    expect(screen.queryByText('Your password is set.')).toBeNull();
  });

  test('says before sending that cookies are needed', async () => {
    const sent = scriptNetwork({ '/auth/public/login': tokens() });
    const user = userEvent.setup();
    renderApp(<LoginModal />);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    await fill(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('blocks cookies');
    expect(sent).toEqual([]);
    vi.restoreAllMocks();
  });

  test('a double press submits once', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const sent = scriptNetwork({
      '/auth/public/login': () => held.then(() => refused(401, 'WRONG_CREDENTIALS', WRONG)),
    });
    const user = userEvent.setup();
    renderApp(<LoginModal />);
    await fill(user);
    await user.dblClick(submit());
    await user.type(password(), '{Enter}');
    expect(submit().getAttribute('aria-busy')).toBe('true');
    answer();
    await screen.findByRole('alert');
    expect(sent).toHaveLength(1);
  });

  test('reports that the visitor is offline; the next attempt works', async () => {
    const answers: Parameters<typeof scriptNetwork>[0] = { '/auth/public/login': 'offline' };
    scriptNetwork(answers);
    const user = userEvent.setup();
    renderApp(<LoginModal />);
    await fill(user);
    await user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'E.8 Unexpected error happened, please try again!',
    );
    answers['/auth/public/login'] = tokens();
    await user.click(submit());
    await waitFor(() => expect(readCookie(COOKIES.token)).toBe('access'));
  });

  test('stores the token, revalidates the page as the member, and continues the original action', async () => {
    const sent = scriptNetwork({ '/auth/public/login': tokens() });
    const goOn = vi.fn<() => void>(() => expect(readCookie(COOKIES.token)).toBe('access'));
    const reload = vi.fn<() => object>(() => ({ account: ACCOUNT }));
    const user = userEvent.setup();
    useModals.getState().open('login', {}, false);
    renderApp(<LoginModal goOn={goOn} />, { reload });
    await fill(user);
    await user.click(screen.getByLabelText('Remember me'));
    await user.click(submit());
    await waitFor(() => expect(goOn).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toEqual({
      email: 'leyla@kandil.test',
      password: 'lamp',
      rememberMe: true,
    });
    expect(reload).toHaveBeenCalledOnce();
    expect(modal()?.visible ?? false).toBe(false);
  });

  test('an account with a pending first code gets its modal, which stays', async () => {
    scriptNetwork({ '/auth/public/login': tokens({ otpRequired: true, action: 'OTP' }) });
    const user = userEvent.setup();
    renderApp(<LoginModal />);
    await fill(user);
    await user.click(submit());
    await waitFor(() =>
      expect(modal()).toMatchObject({
        name: 'oneTimeCode',
        preventClosing: true,
        params: { account: 'leyla@kandil.test' },
      }),
    );
  });

  test(
    'success sets the account, an error clears it',
    { tags: ['STATE-27', 'STATE-30'] },
    async () => {
      const answers: Parameters<typeof scriptNetwork>[0] = {
        '/auth/public/login': refused(401, 'WRONG_CREDENTIALS', WRONG),
      };
      scriptNetwork(answers);
      writeCookie(COOKIES.token, 'limited');
      const user = userEvent.setup();
      const { router } = renderApp(<LoginModal />, {
        reload: () => ({ account: readCookie(COOKIES.token) === 'access' ? ACCOUNT : null }),
      });
      const account = () => (router.state.loaderData['root'] as Start).account;
      await fill(user);
      await user.click(submit());
      await screen.findByRole('alert');
      expect([account(), readCookie(COOKIES.token)]).toEqual([null, null]);
      answers['/auth/public/login'] = tokens();
      await user.click(submit());
      await waitFor(() => expect(account()).toEqual(ACCOUNT));
    },
  );

  test('answers a bot check once when the server requires it', async () => {
    const sent = scriptNetwork({
      '/auth/public/login': ({ body }) =>
        body['gRecaptchaResponse']
          ? tokens()
          : refused(403, 'BOT_CHECK_FAILED', 'Please try again.'),
      '/auth/public/bot-challenge': puzzle,
    });
    const user = userEvent.setup();
    renderApp(<LoginModal />, { start: WITH_PUZZLES });
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(readCookie(COOKIES.token)).toBe('access'));
    expect(sent.map(({ path }) => path)).toEqual([
      '/auth/public/login',
      '/auth/public/bot-challenge',
      '/auth/public/login',
    ]);
  });

  test(
    'a failed bot check shows a notification and keeps the form',
    { tags: ['ERROR-35'] },
    async () => {
      useNotifications.setState({ shown: [] });
      scriptNetwork({
        '/auth/public/login': refused(403, 'BOT_CHECK_FAILED', 'Please try again.'),
        '/auth/public/bot-challenge': 'offline',
      });
      const user = userEvent.setup();
      renderApp(<LoginModal />, { start: WITH_PUZZLES });
      await fill(user);
      await user.click(submit());
      await waitFor(() =>
        expect(useNotifications.getState().shown).toMatchObject([
          { tone: 'error', text: 'Unexpected error happened, please try again!' },
        ]),
      );
      expect(screen.queryByRole('alert')).toBeNull();
      expect([name().value, password().value]).toEqual(['leyla@kandil.test', 'lamp']);
    },
  );

  test(
    'leads to the forgotten password form, which keeps the address',
    { tags: ['MODAL-03'] },
    async () => {
      const user = userEvent.setup();
      renderApp(<LoginModal />);
      await user.type(name(), 'leyla@kandil.test');
      await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
      expect(modal()).toMatchObject({
        name: 'login',
        params: { form: 'forgotPassword', email: 'leyla@kandil.test' },
      });
      await user.click(screen.getByRole('button', { name: 'Sign Up' }));
      expect(modal()).toMatchObject({ name: 'register', params: { email: 'leyla@kandil.test' } });
      // A phone number is no address.
      await user.clear(name());
      await user.type(name(), '5301112233');
      await user.click(screen.getByRole('button', { name: 'Sign Up' }));
      expect(modal()).toMatchObject({ name: 'register', params: { email: '' } });
    },
  );

  test('who came for an invitation goes on with it; others stay', async () => {
    scriptNetwork({ '/auth/public/login': tokens() });
    const user = userEvent.setup();
    for (const invitation of [null, 'abc']) {
      if (invitation) invitationIntent.store(invitation);
      const reload = vi.fn<() => object>(() => ({ account: ACCOUNT }));
      useModals.getState().open('login', {}, false);
      const { router } = renderApp(<LoginModal />, { path: '/detail/nur', reload });
      await fill(user);
      await user.click(submit());
      await waitFor(() => expect(modal()?.visible ?? false).toBe(false));
      await waitFor(() =>
        expect(router.state.location.pathname).toBe(
          invitation ? '/family-sharing/accept' : '/detail/nur',
        ),
      );
      cleanup();
    }
    invitationIntent.forget();
  });
});
