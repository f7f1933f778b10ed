import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { openModal, type UserInfoForm, useModals } from '#app/domain/prompt/modal-store.ts';
import type { Account } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { filled } from './change.ts';
import { UserInfoModal } from './user-info-modal.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const modal = () => useModals.getState().modal;
const gone = () => waitFor(() => expect(modal()?.visible ?? false).toBe(false));

const reload = vi.fn<() => object>();

function open(activeFormName: UserInfoForm, account: Partial<Account> = {}) {
  openModal('userInfo', { activeFormName });
  const start = { account: { ...ACCOUNT, ...account } };
  renderApp(<UserInfoModal activeFormName={activeFormName} />, {
    start,
    reload: reload.mockReset().mockReturnValue(start),
  });
  return userEvent.setup();
}

beforeEach(() => useModals.setState({ modal: null }));
afterEach(() => {
  cleanup();
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
});

const COUNTRY = {
  countryCode: 'TR',
  countryName: 'Türkiye',
  countryPhoneCode: '+90',
  flagUrl: '/flags/tr.svg',
};
const COUNTRIES = { '/auth/country/list': { data: [{ ...COUNTRY, selected: true }] } };

describe('the user info modal', () => {
  test(
    'shows the form of activeFormName and sends only its fields',
    { tags: ['MODAL-11', 'AUTH-37'] },
    async () => {
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      const sent = scriptNetwork({
        '/auth/v2/auth/user-info': () => gate.then(() => ({ data: ACCOUNT })),
      });
      const user = open('name');
      expect(field('Full name').value).toBe('Leyla Hasan');
      await waitFor(() => expect(document.activeElement).toBe(field('Full name')));
      await user.clear(field('Full name'));
      await user.type(field('Full name'), ' Leyla Demir ');
      await user.dblClick(screen.getByRole('button', { name: 'Save' }));
      release();
      await gone();
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ method: 'POST', path: '/auth/v2/auth/user-info' });
      expect(sent[0]?.body).toEqual({ fullName: 'Leyla Demir' });
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test('an empty field is omitted', { tags: ['AUTH-37'] }, () => {
    expect(filled({ fullName: 'Leyla', countryCode: '', msisdn: '' })).toEqual({
      fullName: 'Leyla',
    });
  });

  test('an empty name is not sent; its field is marked and focused', async () => {
    const sent = scriptNetwork({});
    const user = open('name');
    await user.clear(field('Full name'));
    await press(user, 'Save');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Full name'));
    expect(sent).toEqual([]);
  });

  test('a country is chosen from the list', async () => {
    const sent = scriptNetwork({ ...COUNTRIES, '/auth/v2/auth/user-info': { data: ACCOUNT } });
    const user = open('country');
    await user.selectOptions(await screen.findByLabelText('Country'), 'TR');
    await press(user, 'Save');
    await gone();
    expect(sent.at(-1)?.body).toEqual({ countryCode: 'TR' });
  });

  test('no country is not sent: its field says so', async () => {
    const sent = scriptNetwork(COUNTRIES);
    const user = open('country', { countryCode: '' });
    await screen.findByLabelText('Country');
    await press(user, 'Save');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('the countries can be loaded again after a failure', async () => {
    scriptNetwork({ '/auth/country/list': refused(503, 'BUSY', 'Busy just now.') });
    const user = open('country');
    expect((await screen.findByRole('alert')).textContent).toContain('Busy just now.');
    scriptNetwork(COUNTRIES);
    await press(user, 'Try Again');
    expect(await screen.findByLabelText('Country')).toBeTruthy();
  });
});

describe('a new e-mail address', () => {
  test("is confirmed by a link; the server's message says where it went", async () => {
    const sent = scriptNetwork({
      '/auth/auth/email-update': { data: { email: 'l@kandil.test' }, message: 'We sent a link.' },
    });
    const user = open('email');
    await user.type(field('New e-mail address'), 'l@kandil.test{Enter}');
    expect(await screen.findByText('We sent a link.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ email: 'l@kandil.test' });
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await press(user, 'OK');
    await gone();
  });

  test.each([
    ['leyla', 'Invalid e-mail'],
    ['leyla@kandil', 'Invalid e-mail'],
    [' ', 'This field is required'],
  ])('that is %j is not sent: its field says why', async (typed, why) => {
    const sent = scriptNetwork({});
    const user = open('email');
    await user.type(field('New e-mail address'), `${typed}{Enter}`);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(document.activeElement).toBe(field('New e-mail address'));
    expect(sent).toEqual([]);
  });

  test('shows that it is taken, and stays for correction', async () => {
    scriptNetwork({
      '/auth/auth/email-update': refused(409, 'EMAIL_TAKEN', 'Taken.', {
        fields: { email: 'EMAIL_TAKEN' },
      }),
    });
    const user = open('email');
    await user.type(field('New e-mail address'), 'l@kandil.test{Enter}');
    expect(await screen.findAllByText('Taken.')).toHaveLength(1);
    expect(field('New e-mail address').value).toBe('l@kandil.test');
    expect(field('New e-mail address').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a phone number', () => {
  test('is confirmed by a code; the new token is stored', async () => {
    writeCookie(COOKIES.profile, '7');
    const sent = scriptNetwork({
      ...COUNTRIES,
      '/auth/v2/auth/user-info': { data: ACCOUNT },
      '/auth/public/otp-send': { data: { destination: '+90•••67', retryAfter: 60, length: 6 } },
      '/auth/public/otp-verify': tokens({ accessToken: 'renewed' }),
    });
    const user = open('phone');
    await screen.findByRole('button', { name: /Country code: Türkiye/ });
    await user.type(field('Phone number'), '0532 123 45 67');
    await press(user, 'Send code');
    expect(await screen.findByText('+905321234567')).toBeTruthy();
    // The settings below show the number while it is confirmed.
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await user.type(field('6-digit code'), '012345');
    await gone();
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/auth/v2/auth/user-info', body: { msisdn: '905321234567' } },
      { path: '/auth/public/otp-send', body: { msisdn: '905321234567' } },
      { path: '/auth/public/otp-verify', body: { msisdn: '905321234567', otp: '012345' } },
    ]);
    expect(readCookie(COOKIES.token)).toBe('renewed');
    expect(readCookie(COOKIES.profile)).toBe('7');
  });

  test('an existing number gets its code on request', async () => {
    const sent = scriptNetwork({
      '/auth/public/otp-send': refused(429, 'TOO_MANY_REQUESTS', 'A moment, please.'),
    });
    const user = open('phoneCode', { msisdn: '905321234567' });
    expect(screen.getByText('+905321234567')).toBeTruthy();
    expect(sent).toEqual([]);
    await press(user, 'Send code');
    expect((await screen.findByRole('alert')).textContent).toBe('A moment, please.');
    expect(sent[0]?.body).toEqual({ msisdn: '905321234567' });
    scriptNetwork({
      '/auth/public/otp-send': { data: { destination: '+90•••67', retryAfter: 60, length: 6 } },
    });
    await press(user, 'Send code');
    expect(await screen.findByLabelText('6-digit code')).toBeTruthy();
  });
});

describe('the password', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field('Current password'), 'old-lamp');
    await user.type(field('New password'), 'new-lamp');
    await user.type(field('Repeat password'), 'new-lamp');
    await press(user, 'Save');
  };

  test('changes with the current one; this browser stays logged in with new tokens', async () => {
    const sent = scriptNetwork({
      '/auth/v2/auth/update-password': tokens({ accessToken: 'renewed' }),
    });
    const user = open('password');
    await fill(user);
    await gone();
    expect(sent[0]?.body).toEqual({ currentPassword: 'old-lamp', newPassword: 'new-lamp' });
    expect(readCookie(COOKIES.token)).toBe('renewed');
  });

  test('a wrong current password is an error of its field, which gets the focus; the input stays', async () => {
    scriptNetwork({
      '/auth/v2/auth/update-password': refused(403, 'WRONG_PASSWORD', 'Not your password.'),
    });
    const user = open('password');
    await fill(user);
    expect(await screen.findByText('Not your password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
    expect(field('New password').value).toBe('new-lamp');
    expect(modal()?.visible).toBe(true);
  });

  test('an account without a password gets a mailed link to set one', async () => {
    const sent = scriptNetwork({
      '/auth/public/forgot-password': { data: { token: 't', retryAfter: 60, length: 6 } },
    });
    const user = open('password', { hasPassword: false });
    await press(user, 'Send link');
    expect(await screen.findByText('The link is on its way to leyla@kandil.test.')).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ email: 'leyla@kandil.test' });
    expect(screen.queryByRole('alert')).toBeNull();
    scriptNetwork({ '/auth/public/forgot-password': refused(503, 'BUSY', 'Busy just now.') });
    await press(user, 'Send again');
    expect((await screen.findByRole('alert')).textContent).toBe('Busy just now.');
    expect(screen.queryByText(/is on its way/)).toBeNull();
  });

  test('an account without an e-mail address needs one first', async () => {
    const user = open('password', { hasPassword: false, email: null });
    await press(user, 'Your e-mail address');
    expect(modal()).toMatchObject({ params: { activeFormName: 'email' } });
  });
});
