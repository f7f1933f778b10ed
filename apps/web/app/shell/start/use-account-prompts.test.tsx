import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import type { Start } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';

const modal = () => useModals.getState().modal;
const REMINDER = { actionType: 'EMAIL_VERIFY', warningText: 'Please confirm your e-mail address.' };
const UNVERIFIED = { ...ACCOUNT, emailVerifyAction: REMINDER };

/** The shell at an address. The module is fresh each time: it remembers whom it has reminded on this document. */
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
afterEach(cleanup);

describe('the reminder of the e-mail address', () => {
  test(
    'opens for a member whose address is to be confirmed, with the words of the service',
    { tags: ['SHELL-27'] },
    async () => {
      await shellAt('/detail/nur', { account: UNVERIFIED });
      await waitFor(() =>
        expect(modal()).toMatchObject({
          name: 'verifyEmail',
          params: { email: 'leyla@kandil.test', text: REMINDER.warningText },
        }),
      );
    },
  );

  test('does not open for anybody else', { tags: ['SHELL-28'] }, async () => {
    await shellAt('/', { account: ACCOUNT });
    expect(modal()).toBeNull();
    cleanup();
    await shellAt('/', {});
    expect(modal()).toBeNull();
  });

  test.each(['/profiles', '/verify', '/settings'])(
    'does not open on %s, but on the page that follows',
    { tags: ['SHELL-29', 'SHELL-30', 'SHELL-31'] },
    async (path) => {
      const { router } = await shellAt(path, { account: UNVERIFIED });
      expect(modal()).toBeNull();
      await act(() => router.navigate('/'));
      await waitFor(() => expect(modal()?.name).toBe('verifyEmail'));
    },
  );

  test('once closed it does not come back with the next page', async () => {
    const { router, close } = await shellAt('/', { account: UNVERIFIED });
    await waitFor(() => expect(modal()?.name).toBe('verifyEmail'));
    close();
    await act(() => router.navigate('/my-list'));
    expect(modal()).toBeNull();
  });
});

describe('what a member must know of the account', () => {
  const warned = (actionType: string) => ({
    ...UNVERIFIED,
    userWarningAction: { actionType, warningText: 'One device too many.' },
  });

  test(
    'at the limit the devices open and say why, before any other reminder',
    { tags: ['MODAL-17'] },
    async () => {
      await shellAt('/', { account: warned('DEVICES') });
      await waitFor(() =>
        expect(modal()).toMatchObject({ name: 'devices', params: { why: 'One device too many.' } }),
      );
    },
  );

  test('an account that is to be deleted can be kept', async () => {
    await shellAt('/', { account: warned('DELETION') });
    await waitFor(() => expect(modal()?.name).toBe('deletion'));
  });

  test('in a children’s profile nobody is reminded of anything', async () => {
    const kid = {
      id: 7,
      profileId: 7,
      profileName: 'Zeynep',
      avatarId: 'cat',
      langCode: 'en',
      autoNextEpisode: true,
      autoPreview: true,
      profileType: 'KIDS',
      isDefaultProfile: false,
      hasPin: false,
    } as const;
    await shellAt('/', { account: { ...warned('DEVICES'), userProfile: [kid] }, profileId: 7 });
    expect(modal()).toBeNull();
  });
});

test('a code that is still owed is asked for on every page, in a modal that stays', async () => {
  await shellAt('/channels', { pendingAccount: { ...ACCOUNT, otpRequired: true } });
  await waitFor(() =>
    expect(modal()).toMatchObject({
      name: 'oneTimeCode',
      preventClosing: true,
      params: { account: 'leyla@kandil.test', justSent: false },
    }),
  );
});

describe('what the address asks for', () => {
  test(
    'reset-password with a token opens the reset password modal, and the token leaves the address bar',
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

  test('reset-password without a token asks for nothing', async () => {
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

  test('a member is not asked to register', async () => {
    await shellAt('/?register&email=omar%40kandil.test&channel=WEB', { account: ACCOUNT });
    expect(modal()).toBeNull();
  });
});
