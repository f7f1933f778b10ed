import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp, START } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { puzzle, WITH_PUZZLES } from '#app/testing/puzzles.ts';
import { RegisterModal } from './register-modal.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: 'Sign Up' });
const modal = () => useModals.getState().modal;
const TAKEN = 'There is already an account with this e-mail. Log in instead?';

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  useModals.setState({ modal: null });
});
async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Full name'), 'Leyla Hasan');
  await user.type(field('E-mail'), 'leyla@kandil.test');
  await user.type(field('Password'), 'lamp-light');
  await user.type(field('Repeat password'), 'lamp-light');
  await user.click(screen.getByRole('checkbox'));
}

describe('sign-up', () => {
  test("an empty form shows each field's error and focuses the first", async () => {
    const sent = scriptNetwork({});
    const user = userEvent.setup();
    renderApp(<RegisterModal />);
    await user.click(submit());
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(3));
    expect(screen.getByText('You have to accept this agreement')).toBeTruthy();
    expect(document.activeElement).toBe(field('Full name'));
    expect(sent).toEqual([]);
  });

  test('the minimum password length comes from the configuration', async () => {
    scriptNetwork({});
    const user = userEvent.setup();
    const { unmount } = renderApp(<RegisterModal />);
    await user.type(field('Password'), 'abc');
    await user.click(submit());
    expect(await screen.findByText('Must be at least 4 characters length')).toBeTruthy();
    unmount();
    renderApp(<RegisterModal />, { start: { config: { ...START.config, passwordMinLength: 8 } } });
    await user.type(field('Password'), 'abcd');
    await user.click(submit());
    expect(await screen.findByText('Must be at least 8 characters length')).toBeTruthy();
  });

  test('a repeated password is compared again when the first one changes', async () => {
    const user = userEvent.setup();
    renderApp(<RegisterModal />);
    await user.type(field('Password'), 'lamp');
    await user.type(field('Repeat password'), 'lamb');
    await user.click(submit());
    await screen.findByText('Passwords must match');
    await user.clear(field('Password'));
    await user.type(field('Password'), 'lamb');
    await waitFor(() => expect(screen.queryByText('Passwords must match')).toBeNull());
  });

  test(
    'the terms open in a new tab, so that the input is not lost',
    { tags: ['SIGNUP-09'] },
    () => {
      renderApp(<RegisterModal />);
      const link = screen.getByRole('link', { name: 'terms of use' });
      expect(link.getAttribute('href')).toBe('/terms-of-use');
      expect(link.getAttribute('target')).toBe('_blank');
    },
  );

  test('fills in the address from the link and sends the channel', async () => {
    const sent = scriptNetwork({
      '/auth/public/register': tokens({ otpRequired: true, action: 'OTP' }),
    });
    const user = userEvent.setup();
    renderApp(<RegisterModal email="omar@kandil.test" channel="RAMADAN" />);
    expect(field('E-mail').value).toBe('omar@kandil.test');
    await user.clear(field('E-mail'));
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      fullName: 'Leyla Hasan',
      email: 'leyla@kandil.test',
      password: 'lamp-light',
      confirmPassword: 'lamp-light',
      channel: 'RAMADAN',
    });
    // Nobody chose to be remembered: the session ends with the browser.
    await waitFor(() => expect(readCookie(COOKIES.tokenExpiry)).toMatch(/^\d+$/));
  });

  test.each(['reference', 'referenceCode'])(
    'sends the inviter from the address with %s',
    async (name) => {
      const sent = scriptNetwork({ '/auth/public/register': tokens({ otpRequired: true }) });
      const user = userEvent.setup();
      renderApp(<RegisterModal />, { path: `/sign-up?${name}=LEYLA-7` });
      await fill(user);
      await user.click(submit());
      await waitFor(() => expect(sent[0]?.query).toEqual({ referenceCode: 'LEYLA-7' }));
    },
  );

  test('solves a bot check before submission and sends it', { tags: ['SIGNUP-19'] }, async () => {
    const sent = scriptNetwork({
      '/auth/public/bot-challenge': puzzle,
      '/auth/public/register': tokens({ otpRequired: true }),
    });
    const user = userEvent.setup();
    renderApp(<RegisterModal />, { start: WITH_PUZZLES });
    await fill(user);
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ path }) => path)).toEqual([
      '/auth/public/bot-challenge',
      '/auth/public/register',
    ]);
    expect(sent[0]?.query).toEqual({ action: 'SIGNUP' });
    expect(sent[1]?.body['gRecaptchaResponse']).toEqual(expect.any(String));
  });

  test(
    'sends nothing when the bot check fails: a notification says so, and the form stays',
    { tags: ['ERROR-35'] },
    async () => {
      useNotifications.setState({ shown: [] });
      const sent = scriptNetwork({ '/auth/public/bot-challenge': 'offline' });
      const user = userEvent.setup();
      renderApp(<RegisterModal />, { start: WITH_PUZZLES });
      await fill(user);
      await user.click(submit());
      await waitFor(() =>
        expect(useNotifications.getState().shown).toMatchObject([
          { tone: 'error', text: 'Unexpected error happened, please try again!' },
        ]),
      );
      expect(screen.queryByRole('alert')).toBeNull();
      expect([field('E-mail').value, field('Password').value]).toEqual([
        'leyla@kandil.test',
        'lamp-light',
      ]);
      expect(sent.map(({ path }) => path)).not.toContain('/auth/public/register');
    },
  );

  test(
    'an error clears the account, also one with a pending code',
    { tags: ['STATE-32'] },
    async () => {
      writeCookie(COOKIES.token, 'limited');
      scriptNetwork({ '/auth/public/register': refused(409, 'EMAIL_TAKEN', TAKEN) });
      const user = userEvent.setup();
      renderApp(<RegisterModal />);
      await fill(user);
      await user.click(submit());
      await screen.findByRole('alert');
      expect(readCookie(COOKIES.token)).toBeNull();
    },
  );

  test(
    'a response that requires a code opens its modal, which stays until the code is entered',
    { tags: ['SIGNUP-20', 'SIGNUP-23'] },
    async () => {
      scriptNetwork({
        '/auth/public/register': tokens({
          otpRequired: true,
          action: 'OTP',
          accessToken: 'limited',
        }),
      });
      const user = userEvent.setup();
      renderApp(<RegisterModal />);
      await fill(user);
      await user.click(submit());
      await waitFor(() => expect(modal()?.name).toBe('oneTimeCode'));
      expect(modal()).toMatchObject({
        preventClosing: true,
        params: { account: 'leyla@kandil.test' },
      });
      expect(readCookie(COOKIES.token)).toBe('limited');
    },
  );

  test(
    'a response without a code continues to the plans, with the query of the address',
    { tags: ['SIGNUP-16', 'SIGNUP-17'] },
    async () => {
      scriptNetwork({ '/auth/public/register': tokens() });
      const assign = vi.fn<(address: string) => void>();
      vi.stubGlobal('location', {
        ...window.location,
        search: '?planCode=SOLO',
        protocol: 'http:',
        assign,
      });
      const user = userEvent.setup();
      renderApp(<RegisterModal />);
      await fill(user);
      await user.click(submit());
      await waitFor(() =>
        expect(assign).toHaveBeenCalledExactlyOnceWith('/landing/vip?planCode=SOLO'),
      );
    },
  );

  test(
    "shows the server's message above the form; the link to login keeps the address",
    { tags: ['SIGNUP-25'] },
    async () => {
      scriptNetwork({ '/auth/public/register': refused(409, 'EMAIL_TAKEN', TAKEN) });
      const user = userEvent.setup();
      renderApp(<RegisterModal />);
      await fill(user);
      await user.click(submit());
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain(TAKEN);
      expect(
        alert.compareDocumentPosition(field('Full name')) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).not.toBe(0);
      expect(field('Password').value).toBe('lamp-light');
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      expect(modal()).toMatchObject({ name: 'login', params: { email: 'leyla@kandil.test' } });
    },
  );

  test('marks and focuses a field that the service refuses', async () => {
    scriptNetwork({
      '/auth/public/register': refused(400, 'INVALID_INPUT', 'Please check it.', {
        fields: { email: 'INVALID_INPUT' },
      }),
    });
    const user = userEvent.setup();
    renderApp(<RegisterModal />);
    await fill(user);
    await user.click(submit());
    await screen.findByText('Please check this');
    expect(document.activeElement).toBe(field('E-mail'));
  });
});

describe('beside the form', () => {
  test('the link to login replaces sign-up', { tags: ['SIGNUP-13'] }, async () => {
    const user = userEvent.setup();
    renderApp(<RegisterModal />);
    await user.click(screen.getByRole('button', { name: 'Already have an account? Login' }));
    expect(modal()?.name).toBe('login');
  });

  test(
    'Skip For Now appears with a callback, closes sign-up and calls it',
    { tags: ['SIGNUP-14'] },
    async () => {
      const skip = vi.fn<() => void>();
      const user = userEvent.setup();
      useModals.getState().open('register', {}, false);
      renderApp(<RegisterModal onSkip={skip} />);
      await user.click(screen.getByRole('button', { name: 'Skip For Now' }));
      expect(skip).toHaveBeenCalledOnce();
      expect(modal()?.visible ?? false).toBe(false);
    },
  );

  test('Skip For Now is absent without a callback', { tags: ['SIGNUP-15'] }, () => {
    renderApp(<RegisterModal />);
    expect(screen.queryByRole('button', { name: 'Skip For Now' })).toBeNull();
  });
});
