import { act, cleanup, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import type { Start } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';

const modal = () => useModals.getState().modal;
const REMINDER = {
  actionType: 'EMAIL_VERIFY',
  email: 'new@kandil.test',
  warningText: 'Please confirm new@kandil.test.',
};
const UNVERIFIED = { ...ACCOUNT, emailVerifyAction: REMINDER };

/** The shell at an address. The module is imported fresh each time: it remembers whom it reminded in this document. */
async function shellAt(path: string, start: Partial<Start>) {
  vi.resetModules();
  const { useAccountPrompts } = await import('./use-account-prompts.ts');
  const { useModals: freshModals } = await import('#app/domain/prompt/modal-store.ts');
  const stop = freshModals.subscribe(({ modal }) => useModals.setState({ modal }));
  function Shell() {
    useAccountPrompts();
    return null;
  }
  const { router } = renderApp(<Shell />, { start, path });
  return { router, close: () => act(() => freshModals.setState({ modal: null })), stop };
}

beforeEach(() => useModals.setState({ modal: null }));
describe('the reminder to confirm the e-mail address', () => {
  test(
    'opens for a member with an address that waits to be confirmed, with the text of the service',
    { tags: ['SHELL-27'] },
    async () => {
      await shellAt('/detail/nur', { account: UNVERIFIED });
      await waitFor(() =>
        expect(modal()).toMatchObject({
          name: 'verifyEmail',
          params: { email: 'new@kandil.test', text: REMINDER.warningText },
        }),
      );
    },
  );

  test('does not open for other visitors', { tags: ['SHELL-28'] }, async () => {
    await shellAt('/', { account: ACCOUNT });
    expect(modal()).toBeNull();
    cleanup();
    await shellAt('/', {});
    expect(modal()).toBeNull();
  });

  test.each(['/profiles', '/verify', '/settings'])(
    'does not open on %s, but on the next page',
    { tags: ['SHELL-29', 'SHELL-30', 'SHELL-31'] },
    async (path) => {
      const { router } = await shellAt(path, { account: UNVERIFIED });
      expect(modal()).toBeNull();
      await act(() => router.navigate('/'));
      await waitFor(() => expect(modal()?.name).toBe('verifyEmail'));
    },
  );

  test('does not return on the next page once closed', async () => {
    const { router, close } = await shellAt('/', { account: UNVERIFIED });
    await waitFor(() => expect(modal()?.name).toBe('verifyEmail'));
    close();
    await act(() => router.navigate('/my-list'));
    expect(modal()).toBeNull();
  });
});

describe('account warnings', () => {
  const warned = (actionType: string) => ({
    ...UNVERIFIED,
    userWarningAction: { actionType, warningText: 'One device too many.' },
  });

  test('the device limit is not said at login: it comes where something does not play', async () => {
    await shellAt('/', {
      account: { ...ACCOUNT, userWarningAction: warned('DEVICES').userWarningAction },
    });
    expect(modal()).toBeNull();
  });

  test('a deletion can be cancelled', async () => {
    await shellAt('/', { account: warned('DELETION') });
    await waitFor(() => expect(modal()?.name).toBe('deletion'));
  });

  test('a kids profile shows no reminders', async () => {
    const kid = {
      id: 7,
      profileId: 7,
      profileName: 'Zeynep',
      avatarId: 'cat',
      langCode: 'en',
      autoNextEpisode: true,
      autoPreview: true,
      audioDescription: false,
      subtitlesForDeaf: false,
      profileType: 'KIDS',
      isDefaultProfile: false,
      hasPin: false,
      screenTime: null,
      maxAge: null,
      hasAllowList: false,
    } as const;
    await shellAt('/', { account: { ...warned('DEVICES'), userProfile: [kid] }, profileId: 7 });
    expect(modal()).toBeNull();
  });
});

test('a pending one-time code is required on every page, in a modal that cannot be closed', async () => {
  await shellAt('/channels', {
    pendingAccount: { ...ACCOUNT, otpRequired: true, otpRetryAfter: 42 },
  });
  await waitFor(() =>
    expect(modal()).toMatchObject({
      name: 'oneTimeCode',
      preventClosing: true,
      params: { account: 'leyla@kandil.test', wait: 42 },
    }),
  );
});

test('a form of the address waits while the one-time code is asked for (SPEC-D45)', async () => {
  const pendingAccount = { ...ACCOUNT, otpRequired: true };
  const { router, close } = await shellAt('/', { pendingAccount });
  await waitFor(() => expect(modal()?.name).toBe('oneTimeCode'));
  await act(() => router.navigate('/?reset-password&token=t'));
  expect(modal()?.name).toBe('oneTimeCode');
  close();
  await waitFor(() => expect(modal()?.name).toBe('resetPassword'));
});

describe('forms opened by the address', () => {
  test(
    'reset-password with a token opens the reset password modal and removes the token from the address bar',
    { tags: ['SHELL-17'] },
    async () => {
      window.history.replaceState(
        null,
        '',
        '/channels?reset-password&token=0123456789abcdef&utm=x',
      );
      await shellAt('/channels?reset-password&token=0123456789abcdef&utm=x', {});
      await waitFor(() =>
        expect(modal()).toMatchObject({
          name: 'resetPassword',
          params: { token: '0123456789abcdef' },
        }),
      );
      expect(window.location.search).toBe('?utm=x');
    },
  );

  test('reset-password without a token does nothing', async () => {
    await shellAt('/channels?reset-password', {});
    expect(modal()).toBeNull();
  });

  test(
    'register with e-mail and channel opens the register modal with both',
    { tags: ['SHELL-18'] },
    async () => {
      await shellAt('/?register&email=omar%40kandil.test&channel=RAMADAN', {});
      await waitFor(() =>
        expect(modal()).toMatchObject({
          name: 'register',
          params: { email: 'omar@kandil.test', channel: 'RAMADAN' },
        }),
      );
    },
  );

  test('a member does not get the register modal', async () => {
    await shellAt('/?register&email=omar%40kandil.test&channel=WEB', { account: ACCOUNT });
    expect(modal()).toBeNull();
  });
});
