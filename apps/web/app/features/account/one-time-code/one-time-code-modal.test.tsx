import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications, showStoredNotification } from '#app/domain/prompt/notification-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { OneTimeCodeModal } from './one-time-code-modal.tsx';

const code = () => screen.getByLabelText<HTMLInputElement>('6-digit code');
const WRONG = 'That code is incorrect. Please check it.';
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  assign.mockReset();
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  writeCookie(COOKIES.token, 'limited');
  useModals.setState({ modal: null });
  useNotifications.setState({ shown: [] });
  vi.stubGlobal('location', { ...window.location, search: '?utm=x', protocol: 'http:', assign });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ACCOUNT = { account: 'leyla@kandil.test' };

describe('the one-time code', () => {
  test('says where the code went, allows autofill and focuses its field', () => {
    renderApp(<OneTimeCodeModal {...ACCOUNT} />);
    // A long address breaks between its parts, not within a word.
    const address = screen.getByText('leyla').closest('bdi');
    expect(address?.textContent).toBe('leyla@kandil.test');
    expect(address?.querySelectorAll('wbr')).toHaveLength(2);
    expect(code().autocomplete).toBe('one-time-code');
    expect(document.activeElement).toBe(code());
  });

  test(
    'has six digits and submits with the last; Eastern digits become 0-9 and leading zeros stay',
    { tags: ['CONST-08'] },
    async () => {
      const sent = scriptNetwork({ '/auth/public/otp-verify': refused(400, 'CODE_WRONG', WRONG) });
      const user = userEvent.setup();
      renderApp(<OneTimeCodeModal {...ACCOUNT} />);
      await user.type(code(), '٠۱2 3٤');
      expect(sent).toEqual([]);
      await user.type(code(), '۵');
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({
        path: '/auth/public/otp-verify',
        token: 'limited',
        body: { otp: '012345' },
      });
    },
  );

  test('a wrong code shows an error and stays for correction; it is not submitted again by itself', async () => {
    const sent = scriptNetwork({ '/auth/public/otp-verify': refused(400, 'CODE_WRONG', WRONG) });
    const user = userEvent.setup();
    renderApp(<OneTimeCodeModal {...ACCOUNT} />);
    await user.type(code(), '123456');
    await screen.findByText(WRONG);
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(code().getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe(WRONG);
    expect(code().value).toBe('123456');
    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(sent).toHaveLength(1);
    await user.type(code(), '{Backspace}7');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('an incomplete code is not submitted', async () => {
    const sent = scriptNetwork({});
    const user = userEvent.setup();
    renderApp(<OneTimeCodeModal {...ACCOUNT} />);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('This field is required')).toBeTruthy();
    await user.type(code(), '123{Enter}');
    expect(screen.getByText('Must be 6 digits')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test(
    'the right code stores the new token, and sign-up continues to the plans with its query',
    { tags: ['SIGNUP-24'] },
    async () => {
      scriptNetwork({
        '/auth/public/otp-verify': {
          ...tokens({ accessToken: 'whole' }),
          message: 'Registration Successful',
        },
      });
      const user = userEvent.setup();
      renderApp(<OneTimeCodeModal {...ACCOUNT} />);
      await user.type(code(), '123456');
      await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/landing/vip?utm=x'));
      expect(readCookie(COOKIES.token)).toBe('whole');
      showStoredNotification();
      expect(useNotifications.getState().shown).toMatchObject([
        { tone: 'success', text: 'Registration Successful' },
      ]);
      useNotifications.setState({ shown: [] });
      showStoredNotification();
      expect(useNotifications.getState().shown).toEqual([]);
    },
  );
});

describe('a new code', () => {
  test('can be sent after a countdown of one minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    scriptNetwork({
      '/auth/public/otp-send': {
        data: { destination: 'l•••@kandil.test', retryAfter: 90, length: 6 },
      },
    });
    renderApp(<OneTimeCodeModal {...ACCOUNT} />);
    expect(screen.getByText('You can ask for a new code in 60 s')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(screen.getByText('You can ask for a new code in 1 s')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(async () => screen.getByRole('button', { name: 'Send a new code' }).click());
    expect(await screen.findByText('You can ask for a new code in 90 s')).toBeTruthy();
    expect(screen.getByText('A new code is on its way.')).toBeTruthy();
  });

  test('names the phone number that it went to', () => {
    renderApp(<OneTimeCodeModal account="905321234567" />);
    expect(screen.getByText('+905321234567')).toBeTruthy();
  });

  test('still waits after a reload, for as long as the account says', () => {
    renderApp(<OneTimeCodeModal account={null} wait={42} />);
    expect(screen.getByText('You can ask for a new code in 42 s')).toBeTruthy();
  });

  test('waits as long as the service says when it throttles', async () => {
    scriptNetwork({
      '/auth/public/otp-send': refused(429, 'TOO_MANY_REQUESTS', 'Too often.', { retryAfter: 42 }),
    });
    const user = userEvent.setup();
    renderApp(<OneTimeCodeModal account={null} wait={0} />);
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await screen.findByText('Too often.');
    expect(screen.getByText('You can ask for a new code in 42 s')).toBeTruthy();
  });
});

test('a visitor with a mistyped address starts over, logged out', async () => {
  const sent = scriptNetwork({ '/auth/auth/logout': {} });
  const user = userEvent.setup();
  const reload = vi.fn<() => object>(() => ({}));
  renderApp(<OneTimeCodeModal {...ACCOUNT} />, { reload });
  await user.click(screen.getByRole('button', { name: 'Wrong address? Start over' }));
  await waitFor(() => expect(useModals.getState().modal?.name).toBe('register'));
  expect(sent[0]).toMatchObject({ path: '/auth/auth/logout', token: 'limited' });
  expect(readCookie(COOKIES.token)).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});
