// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPolicy, withReason } from './reasons.ts';

const OUTSIDE = 'https://live.example/a/x.m3u8?key=1';
const failed = { kind: 'network', status: undefined } as const;
const setOnLine = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  setOnLine(true);
  vi.stubGlobal('fetch', answers.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

/** The browser reports a request that the page's policy has blocked. */
const block = (blockedURI: string) =>
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));

describe('a stream of another origin that failed without a status', () => {
  it.each([
    ['answers: it does not allow this page', async () => new Response(), 'cors'],
    ['is not there', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ] as const)('%s', async (_name, answer, reason) => {
    answers.mockImplementation(answer);
    expect(await withReason(failed, OUTSIDE, undefined)).toEqual({ ...failed, reason });
    expect(answers).toHaveBeenCalledWith(OUTSIDE, expect.objectContaining({ mode: 'no-cors' }));
  });

  it.each([OUTSIDE, 'https://live.example'])('was blocked by the page: %s', async (blocked) => {
    const policy = watchPolicy(OUTSIDE);
    block(blocked);
    expect((await withReason(failed, OUTSIDE, policy)).reason).toBe('policy');
    policy.end();
    expect(answers).not.toHaveBeenCalled();
  });

  it('was not blocked when another origin was, or after it was left', async () => {
    const policy = watchPolicy(OUTSIDE);
    block('https://live.example.org/x');
    policy.end();
    block(OUTSIDE);
    expect(policy.isBlocked()).toBe(false);
  });

  it('is not to blame without a network, for an answer, or on our own origin', async () => {
    setOnLine(false);
    expect(await withReason(failed, OUTSIDE, undefined)).toBe(failed);
    setOnLine(true);
    expect(await withReason(failed, '/media/x.m3u8', undefined)).toBe(failed);
    const refused = { kind: 'access', status: 403 } as const;
    expect(await withReason(refused, OUTSIDE, undefined)).toBe(refused);
    expect(answers).not.toHaveBeenCalled();
  });
});
