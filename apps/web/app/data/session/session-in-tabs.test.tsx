import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSessionStart } from '#app/shell/start/use-session-start.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, tokens } from '#app/testing/network.ts';
import { COOKIES, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { logOut } from './log-out.ts';
import { onSessionEnd } from './member-data.ts';
import { logIn } from './sign-in.ts';

const TEXTS = { unexpected: () => '' };
const MARK = 'kandil_session';
const reload = vi.fn<() => void>();

function Page() {
  useSessionStart();
  return null;
}

/** Another tab of this browser tells: its own tab hears nothing of what it stores. */
function anotherTab(): void {
  localStorage.setItem(MARK, `another-${Math.random()}`);
  window.dispatchEvent(new StorageEvent('storage', { key: MARK }));
}

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  localStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('another tab logs in or out', () => {
  test('a page that shows a member is reloaded, and the stored data of the member are deleted', () => {
    const forget = vi.fn<() => void>();
    onSessionEnd(forget);
    renderApp(<Page />, { start: { account: ACCOUNT } });
    anotherTab();
    expect(reload).toHaveBeenCalledOnce();
    expect(forget).toHaveBeenCalledOnce();
  });

  test('so does one that asks for the first code', () => {
    renderApp(<Page />, { start: { pendingAccount: ACCOUNT } });
    anotherTab();
    expect(reload).toHaveBeenCalledOnce();
  });

  test("a guest's page asks for its data again", async () => {
    const asked = vi.fn<() => object>(() => ({ account: ACCOUNT }));
    renderApp(<Page />, { reload: asked });
    anotherTab();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
  });

  test('a page that comes back from the history looks for it', () => {
    renderApp(<Page />, { start: { account: ACCOUNT } });
    window.dispatchEvent(new Event('pageshow'));
    expect(reload).not.toHaveBeenCalled();
    localStorage.setItem(MARK, 'while it slept');
    window.dispatchEvent(new Event('pageshow'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('this tab notifies the others', () => {
  const marked = () => localStorage.getItem(MARK) !== null;

  test('of a login and of a logout, and does not take its own word for news', async () => {
    scriptNetwork({ '/auth/public/login': tokens(), '/auth/auth/logout': {} });
    renderApp(<Page />, { start: { account: ACCOUNT } });
    await logIn({ email: 'leyla@kandil.test', password: 'lamp' }, false, TEXTS);
    expect(marked()).toBe(true);
    localStorage.removeItem(MARK);
    await logOut();
    expect(marked()).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(reload).not.toHaveBeenCalled();
  });

  test(
    'of a login that failed only where it has ended a session',
    { tags: ['STATE-30'] },
    async () => {
      scriptNetwork({ '/auth/public/login': refused(401, 'WRONG_CREDENTIALS', 'Not right.') });
      const attempt = () => logIn({ email: 'leyla@kandil.test', password: 'lamp' }, false, TEXTS);
      await expect(attempt()).rejects.toThrow('Not right.');
      expect(marked()).toBe(false);
      writeCookie(COOKIES.token, 'limited');
      await expect(attempt()).rejects.toThrow('Not right.');
      expect(marked()).toBe(true);
    },
  );
});
