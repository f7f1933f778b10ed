import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp, START } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { LoginModal } from '../login-modal.tsx';
import { useAccountState } from './state.ts';

const REQUEST = '/auth/public/forgot-password';
const VERIFY = '/auth/public/forgot-password/otp-verify';
const RESET = '/auth/public/forgot-password/reset-password';
const requested = { data: { token: 'request-0123456789', retryAfter: 60, length: 6 } };
const SOON = refused(429, 'TOO_MANY_REQUESTS', 'Please wait a moment.', { retryAfter: 42 });

const name = () => screen.getByLabelText<HTMLInputElement>('E-mail or phone number');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const state = () => useAccountState.getState().forgotPassword;
const modal = () => useModals.getState().modal;
const form = (email = '') => renderApp(<LoginModal form="forgotPassword" email={email} />);
type User = ReturnType<typeof userEvent.setup>;
const press = (user: User, button: string) =>
  user.click(screen.getByRole('button', { name: button }));

beforeEach(() => {
  useModals.setState({ modal: null });
  useNotifications.setState({ shown: [] });
  useAccountState.setState({ forgotPassword: { isLoading: false, errorMessage: null } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the request', () => {
  test(
    'shows progress and clears the previous error',
    { tags: ['ENTITY-03', 'STATE-33', 'STATE-34'] },
    async () => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      scriptNetwork({ [REQUEST]: () => held.then(() => requested) });
      useAccountState.setState({ forgotPassword: { isLoading: false, errorMessage: 'old' } });
      const user = userEvent.setup();
      form('leyla@kandil.test');
      await press(user, 'Send link');
      await waitFor(() => expect(state()).toEqual({ isLoading: true, errorMessage: null }));
      expect(screen.getByRole('button', { name: 'Send link' }).getAttribute('aria-busy')).toBe(
        'true',
      );
      answer();
      await screen.findByText(/the link is on its way/);
      expect(state()).toEqual({ isLoading: false, errorMessage: null });
    },
  );

  test(
    "keeps the server's error until the form is left, and keeps the input",
    { tags: ['STATE-35', 'STATE-36'] },
    async () => {
      scriptNetwork({ [REQUEST]: SOON });
      const user = userEvent.setup();
      const { unmount } = form('leyla@kandil.test');
      await press(user, 'Send link');
      expect((await screen.findByRole('alert')).textContent).toContain('Please wait a moment.');
      expect(state()).toEqual({ isLoading: false, errorMessage: 'Please wait a moment.' });
      expect(name().value).toBe('leyla@kandil.test');
      unmount();
      expect(state()).toEqual({ isLoading: false, errorMessage: null });
    },
  );

  test('a double press submits once, and Enter submits', async () => {
    const sent = scriptNetwork({ [REQUEST]: requested });
    const user = userEvent.setup();
    form();
    await user.type(name(), 'leyla@kandil.test{Enter}{Enter}');
    await screen.findByText(/the link is on its way/);
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'leyla@kandil.test' }]);
  });

  test('is not sent without an address or number', async () => {
    const sent = scriptNetwork({});
    const user = userEvent.setup();
    form();
    await press(user, 'Send link');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(document.activeElement).toBe(name());
    expect(sent).toEqual([]);
  });

  test(
    'is not sent when the bot check fails: a notification says so, and the form stays',
    { tags: ['ERROR-35'] },
    async () => {
      const sent = scriptNetwork({ '/auth/public/bot-challenge': 'offline' });
      const user = userEvent.setup();
      const config = {
        ...START.config,
        botCheck: { ...START.config.botCheck, kind: 'altcha' as const },
      };
      renderApp(<LoginModal form="forgotPassword" email="leyla@kandil.test" />, {
        start: { config },
      });
      await press(user, 'Send link');
      await waitFor(() =>
        expect(useNotifications.getState().shown).toMatchObject([
          { tone: 'error', text: 'Unexpected error happened, please try again!' },
        ]),
      );
      expect(screen.queryByRole('alert')).toBeNull();
      expect([name().value, state().isLoading]).toEqual(['leyla@kandil.test', false]);
      expect(sent.map(({ path }) => path)).not.toContain(REQUEST);
    },
  );
});

describe('by e-mail', () => {
  test(
    'confirms that the link was sent; the code of the same mail leads to a new password and the login',
    { tags: ['LOGIN-03'] },
    async () => {
      const sent = scriptNetwork({
        [REQUEST]: requested,
        [VERIFY]: { data: { token: 'reset-0123456789' } },
        [RESET]: { message: 'Your new password is set. Log in with it.' },
      });
      const user = userEvent.setup();
      form('leyla@kandil.test');
      await press(user, 'Send link');
      expect(
        await screen.findByText(
          'If there is an account with leyla@kandil.test, the link is on its way.',
        ),
      ).toBeTruthy();
      await press(user, 'Enter the code instead');
      await user.type(field('6-digit code'), '123456');
      await user.type(await screen.findByLabelText('Password'), 'lamp-light');
      await user.type(field('Repeat password'), 'lamp-light{Enter}');
      await waitFor(() =>
        expect(modal()).toMatchObject({
          name: 'login',
          params: {
            email: 'leyla@kandil.test',
            notice: 'Your new password is set. Log in with it.',
          },
        }),
      );
      expect(sent.map(({ path, body }) => [path, body])).toEqual([
        [REQUEST, { email: 'leyla@kandil.test' }],
        [VERIFY, { token: 'request-0123456789', otp: '123456' }],
        [RESET, { token: 'reset-0123456789', password: 'lamp-light' }],
      ]);
    },
  );

  test('can be sent again after a wait; the code then belongs to the new request', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers: Parameters<typeof scriptNetwork>[0] = {
      [REQUEST]: requested,
      [VERIFY]: refused(400, 'CODE_WRONG', 'That code is not right.'),
    };
    const sent = scriptNetwork(answers);
    const user = userEvent.setup({ advanceTimers: (by) => vi.advanceTimersByTime(by) });
    form('leyla@kandil.test');
    await press(user, 'Send link');
    await screen.findByText('You can send it again in 60 s');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    answers[REQUEST] = { data: { token: 'request-again-0123', retryAfter: 90, length: 6 } };
    await press(user, 'Send again');
    expect(await screen.findByText('You can send it again in 90 s')).toBeTruthy();
    expect(screen.getByText('Sent again.')).toBeTruthy();
    await press(user, 'Enter the code instead');
    await user.type(field('6-digit code'), '123456');
    await screen.findByText('That code is not right.');
    expect(sent.at(-1)?.body).toEqual({ token: 'request-again-0123', otp: '123456' });
  });

  test('a throttled request says why and waits as long as the server says', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers: Parameters<typeof scriptNetwork>[0] = { [REQUEST]: requested };
    scriptNetwork(answers);
    const user = userEvent.setup({ advanceTimers: (by) => vi.advanceTimersByTime(by) });
    form('leyla@kandil.test');
    await press(user, 'Send link');
    await screen.findByText('You can send it again in 60 s');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    answers[REQUEST] = SOON;
    await press(user, 'Send again');
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait a moment.');
    expect(screen.getByText('You can send it again in 42 s')).toBeTruthy();
  });
});

describe('by phone', () => {
  test('the code is requested at once, and a wrong code is an error of its field', async () => {
    const sent = scriptNetwork({
      '/auth/country/list': { status: 501 },
      [REQUEST]: requested,
      [VERIFY]: refused(400, 'CODE_WRONG', 'That code is not right.'),
    });
    const user = userEvent.setup();
    form();
    await user.type(name(), '+90 532 123 45 67');
    await press(user, 'Send code');
    expect(await screen.findByText('+905321234567')).toBeTruthy();
    await user.type(field('6-digit code'), '123456');
    expect(await screen.findByText('That code is not right.')).toBeTruthy();
    expect(sent.find(({ path }) => path === REQUEST)?.body).toEqual({ msisdn: '905321234567' });
  });
});

test('back at the login the address is still in the field; a number has to be typed again', async () => {
  scriptNetwork({ [REQUEST]: requested });
  const user = userEvent.setup();
  form('leyla@kandil.test');
  await press(user, 'Send link');
  await screen.findByText(/the link is on its way/);
  await press(user, 'Back to login');
  expect(modal()).toMatchObject({
    name: 'login',
    params: { form: 'logIn', email: 'leyla@kandil.test' },
  });
});
