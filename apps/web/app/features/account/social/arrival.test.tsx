import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => window.history.replaceState(null, '', '/'));

/** The code of a document that was opened at an address. */
async function openedAt(address: string) {
  window.history.replaceState({ key: 'k' }, '', address);
  const { takeArrival } = await import('./arrival.ts');
  return takeArrival;
}

test('SEC-5 the answer of a provider leaves the address before other code reads it', async () => {
  const takeArrival = await openedAt('/sign-in/facebook?code=secret&state=s');
  expect(window.location.href).not.toContain('secret');
  expect([window.location.pathname, window.history.state]).toEqual([
    '/sign-in/facebook',
    { key: 'k' },
  ]);
  expect(takeArrival()).toMatchObject({ mediaType: expect.stringMatching(/facebook/i) });
  // A page that is shown again signs in no second time.
  expect(takeArrival()).toBeNull();
});

test.each(['/sign-in/facebook', '/sign-in/nobody?code=secret', '/my-list?code=123456'])(
  'there is no answer at %s',
  async (address) => {
    const takeArrival = await openedAt(address);
    expect(takeArrival()).toBeNull();
    expect(window.location.pathname + window.location.search).toBe(address);
  },
);
