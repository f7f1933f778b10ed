import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, removeCookie } from '#app/browser/cookies.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import type { Account } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { DeleteAccountModal } from './privacy/delete-account-modal.tsx';
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

const open = (account: Account | null = MEMBER, path = '/settings') =>
  renderApp(<SettingsPage />, { start: { account, profileId: 7 }, path });
const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
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
describe('visibility of sections', () => {
  test('a member has all sections, each in the menu', async () => {
    scriptNetwork(REST);
    open();
    expect(sections()).toEqual([
      'Account',
      'Password',
      'Plan',
      'Devices',
      'Profiles',
      'Playback',
      'Subtitles',
      'Language',
      'Prayer times',
      'Notifications',
      'Cookies and privacy',
    ]);
    expect(screen.getByRole('link', { name: 'Devices' }).getAttribute('href')).toBe('#devices');
    expect(await screen.findByText('No plan yet')).toBeTruthy();
  });

  test('a member of a family plan does not see “no plan”', async () => {
    scriptNetwork(REST);
    const subscription = {
      productCode: 'FAMILY',
      subscriptionStatus: 'ACTIVE',
      paymentGatewayCode: 'PAYPAL',
      expiryDate: '2027-01-01T00:00:00.000Z',
      subscriptionCode: '',
      shared: true,
    } as const;
    open({ ...MEMBER, subscription });
    expect(await screen.findByText('Your family’s plan')).toBeTruthy();
    expect(screen.queryByText('No plan yet')).toBeNull();
  });

  test('a kids profile has subtitles, language, prayer times, notifications and log-out, and requests nothing else', () => {
    const sent = scriptNetwork(REST);
    open({ ...MEMBER, userProfile: [{ ...PROFILE, profileType: 'KIDS' }] });
    expect(sections()).toEqual([
      'Children’s profile',
      'Subtitles',
      'Language',
      'Prayer times',
      'Notifications',
    ]);
    expect(screen.getByRole('link', { name: 'Leave the children’s profile' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    expect(screen.queryByLabelText(/Language of the profile/)).toBeNull();
    expect(sent.map(({ path }) => path)).toEqual(['/notify/settings']);
  });

  test('a guest is asked to log in, and has what belongs to the device', () => {
    const sent = scriptNetwork({});
    open(null, '/settings#prayer');
    expect(screen.getByText('Log in to see your settings.')).toBeTruthy();
    expect(sections()).toEqual(['Subtitles', 'Language', 'Prayer times']);
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
    const current = screen.getByRole('link', { name: 'Prayer times' });
    expect(current.getAttribute('aria-current')).toBe('location');
    expect(sent).toEqual([]);
  });

  test('one section is open at a time: the one in the address, else the first', () => {
    scriptNetwork(REST);
    // Styles hide the others.
    const shown = () =>
      [...document.querySelectorAll('main section[id]')]
        .filter((section) => !section.className.includes(' lg:hidden'))
        .map(({ id }) => id);
    for (const path of ['/settings', '/settings#nowhere']) {
      open(MEMBER, path);
      expect(shown()).toEqual(['account']);
      cleanup();
    }
    open(MEMBER, '/settings#devices');
    expect(shown()).toEqual(['devices']);
    expect(document.activeElement?.textContent).toBe('Devices');
  });
});

describe('the account', () => {
  test('an unconfirmed address can have its link sent again', async () => {
    const sent = scriptNetwork({
      ...REST,
      '/auth/auth/email-update': { data: { email: 'leyla@kandil.test' }, message: 'Sent.' },
    });
    open({
      ...MEMBER,
      emailVerifyAction: {
        actionType: 'EMAIL_VERIFY',
        email: 'leyla@kandil.test',
        warningText: 'Please confirm.',
      },
    });
    expect(screen.getByText('Not confirmed')).toBeTruthy();
    await press('Resend the link to leyla@kandil.test');
    await waitFor(() =>
      expect(useNotifications.getState().shown).toMatchObject([{ text: 'Sent.' }]),
    );
    expect(sent.find(({ path }) => path.endsWith('email-update'))?.body).toEqual({
      email: 'leyla@kandil.test',
    });
  });

  test('shows the address that waits; it can be mailed again, and the change canceled', async () => {
    const sent = scriptNetwork({
      ...REST,
      '/auth/auth/email-update': { data: { email: 'new@kandil.test' }, message: 'Sent.' },
      '/auth/auth/email-update/cancel': { data: null, message: 'Canceled.' },
    });
    const emailVerifyAction = {
      actionType: 'EMAIL_VERIFY',
      email: 'new@kandil.test',
      warningText: 'Please confirm.',
    };
    open({ ...MEMBER, emailVerifyAction });
    const shown = screen.getAllByText(
      (_, element) => element?.tagName === 'BDI' && element.textContent === 'leyla@kandil.test',
    );
    expect(shown).not.toHaveLength(0);
    expect(screen.getByText(/Changes to .new@kandil\.test. once it is confirmed/)).toBeTruthy();
    await press('Resend the link to new@kandil.test');
    await press('Cancel the change to new@kandil.test');
    await waitFor(() =>
      expect(useNotifications.getState().shown.map(({ text }) => text)).toEqual([
        'Sent.',
        'Canceled.',
      ]),
    );
    expect(sent.filter(({ path }) => path.includes('email-update'))).toMatchObject([
      { path: '/auth/auth/email-update', body: { email: 'new@kandil.test' } },
      { path: '/auth/auth/email-update/cancel' },
    ]);
  });

  test.each([
    ['Change: Full name', 'name'],
    ['Change: E-mail', 'email'],
    ['Add: Phone number', 'phone'],
    ['Add: Country', 'country'],
    ['Change: Password', 'password'],
  ])('%s opens its form', async (button, activeFormName) => {
    scriptNetwork(REST);
    open();
    await press(button);
    expect(useModals.getState().modal).toMatchObject({
      name: 'userInfo',
      params: { activeFormName },
    });
  });
});

describe('privacy', () => {
  test('a failed export can be retried', async () => {
    scriptNetwork({ ...REST, '/auth/auth/data-export': 'offline' });
    open();
    await press('Download');
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  test('a pending deletion shows its date and can be canceled', async () => {
    const sent = scriptNetwork({ ...REST, '/auth/auth/account-keep': {} });
    open({ ...MEMBER, deletionAt: '2026-12-04T10:00:00.000Z' });
    expect(screen.getAllByText('Your account will be deleted on December 4, 2026')).toHaveLength(2);
    const [keep] = screen.getAllByRole('button', { name: 'Keep my account' });
    if (keep) await userEvent.setup().click(keep);
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('account-keep'))).toBe(true));
  });

  test('deletion explains what is removed and retained, and asks for the password', async () => {
    const sent = scriptNetwork({
      '/auth/auth/account-delete': refused(403, 'WRONG_PASSWORD', 'Not your password.'),
    });
    renderApp(<DeleteAccountModal />, { start: { account: MEMBER } });
    expect(
      screen.getByText('Payment receipts, without your profiles and what you watched'),
    ).toBeTruthy();
    await press('Delete my account');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    await userEvent
      .setup()
      .type(screen.getByLabelText('Your password, to confirm it’s you'), 'lamp{Enter}');
    expect(await screen.findByText('Not your password.')).toBeTruthy();
    expect(sent).toMatchObject([{ body: { password: 'lamp' } }]);
  });
});
