import { waitFor } from '@testing-library/react';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp, START } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { useBotCheck } from './bot-check.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import type { Start } from '#app/data/start/start.ts';

const SECRET = 'a key that only tests know';
const UNEXPECTED = 'Unexpected error happened, please try again!';
type BotCheck = Start['config']['botCheck'];
type Ask = ReturnType<typeof useBotCheck>;

interface FormProps {
  early: boolean;
  opened: (ask: Ask) => void;
}

function Form({ early, opened: tell }: FormProps) {
  const ask = useBotCheck('SIGNUP', early);
  useEffect(() => tell(ask), [ask, tell]);
  return null;
}

/** Opens a form; the test calls its bot check by hand. */
function opened(botCheck: BotCheck, early = true): Ask {
  const tell = vi.fn<FormProps['opened']>();
  const config = { ...START.config, botCheck };
  renderApp(<Form early={early} opened={tell} />, { start: { config } });
  const ask = tell.mock.lastCall?.[0];
  if (!ask) throw new Error('the form was not rendered');
  return ask;
}

const failureOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => String(error));
const shown = () => useNotifications.getState().shown.map(({ tone, text }) => [tone, text]);

beforeEach(() => useNotifications.setState({ shown: [] }));
afterEach(() => vi.useRealTimers());

test('sends nothing where the bot check is off', async () => {
  const sent = scriptNetwork({});
  expect(await opened({ kind: 'none', siteKey: null, scriptUrl: null })()).toEqual({});
  expect(sent).toEqual([]);
});

describe('the built-in check', () => {
  const altcha: BotCheck = { kind: 'altcha', siteKey: null, scriptUrl: null };
  const challenge = () =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter: 25,
      deriveKey,
      hmacSignatureSecret: SECRET,
    });
  const puzzles = () =>
    scriptNetwork({
      '/auth/public/bot-challenge': async () => ({
        data: { challenge: JSON.stringify(await challenge()) },
      }),
    });
  const read = (response: string | undefined) => JSON.parse(atob(response ?? '')) as Payload;

  test('solves the puzzle while the form is filled in, and a new one for each submission', async () => {
    const sent = puzzles();
    const ask = opened(altcha);
    await waitFor(() => expect(sent).toHaveLength(1));
    const first = read((await ask()).gRecaptchaResponse);
    expect(sent).toHaveLength(1);
    expect(
      await verifySolution({ ...first, deriveKey, hmacSignatureSecret: SECRET }),
    ).toMatchObject({
      verified: true,
    });
    const second = read((await ask()).gRecaptchaResponse);
    expect(sent).toHaveLength(2);
    expect(second.challenge.signature).not.toBe(first.challenge.signature);
  });

  test('starts on demand where the check is rarely needed', async () => {
    const sent = puzzles();
    const ask = opened(altcha, false);
    await ask();
    expect(sent).toHaveLength(1);
  });

  test('solves a new puzzle when the form was open for long', async () => {
    const sent = puzzles();
    const ask = opened(altcha);
    await waitFor(() => expect(sent).toHaveLength(1));
    const later = Date.now() + 9 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await ask();
    expect(sent).toHaveLength(2);
  });

  test(
    'reports a failure and tries again at the next submission',
    { tags: ['ERROR-35'] },
    async () => {
      let isAway = true;
      scriptNetwork({
        '/auth/public/bot-challenge': async () =>
          isAway
            ? refused(503, 'UNAVAILABLE', 'Not now.')
            : { data: { challenge: JSON.stringify(await challenge()) } },
      });
      const ask = opened(altcha);
      await expect(ask()).rejects.toThrow('Not now.');
      expect(shown()).toEqual([['error', UNEXPECTED]]);
      isAway = false;
      expect(await ask()).toHaveProperty('gRecaptchaResponse');
    },
  );
});

describe('reCAPTCHA', () => {
  const recaptcha: BotCheck = {
    kind: 'recaptcha',
    siteKey: 'site key',
    scriptUrl: 'https://www.google.com/recaptcha/api.js?render=site%20key',
  };
  /** Google's script element, as the page added it. */
  const script = () =>
    waitFor(() => {
      const found = document.querySelector<HTMLScriptElement>('script[src*=recaptcha]');
      if (!found) throw new Error('the page has not asked for the script');
      return found;
    });
  const execute = vi.fn<(siteKey: string, options: { action: string }) => Promise<string>>();

  test('rejects when the script fails to load', { tags: ['ERROR-42'] }, async () => {
    const failure = failureOf(opened(recaptcha)());
    (await script()).dispatchEvent(new Event('error'));
    expect(await failure).toContain('could not be loaded');
    expect(shown()).toEqual([['error', UNEXPECTED]]);
    expect(document.querySelector('script[src*=recaptcha]')).toBeNull();
  });

  test('loads the script when the form opens, and executes the action', async () => {
    const ask = opened(recaptcha);
    const added = await script();
    expect(added.src).toBe(recaptcha.scriptUrl);
    vi.stubGlobal('grecaptcha', { ready: (callback: () => void) => callback(), execute });
    execute.mockResolvedValue('token');
    added.dispatchEvent(new Event('load'));
    expect(await ask()).toEqual({ gRecaptchaResponse: 'token' });
    expect(execute).toHaveBeenCalledExactlyOnceWith('site key', { action: 'SIGNUP' });
  });

  test('rejects when the execution fails', { tags: ['ERROR-42'] }, async () => {
    execute.mockRejectedValue(new Error('Invalid site key'));
    await expect(opened(recaptcha)()).rejects.toThrow('Invalid site key');
    expect(shown()).toEqual([['error', UNEXPECTED]]);
  });

  test('rejects on a timeout', { tags: ['ERROR-42'] }, async () => {
    vi.useFakeTimers();
    execute.mockReturnValue(new Promise<string>(() => undefined));
    const failure = failureOf(opened(recaptcha)());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failure).toContain('did not answer');
  });
});
