import { act, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { COOKIES, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { storeListChange, storedListChanges } from '#app/data/writes/stored-list-changes.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { useMyListStore } from '#app/domain/title/my-list-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { useStoredListChanges } from './use-stored-list-changes.ts';

type Answers = Parameters<typeof scriptNetwork>[0];
let sent: SentRequest[] = [];
let network: 'there' | 'offline' | 'busy' | 'refusing' = 'there';
const ADD = '/content/favoriteSeries/addToMyList';
const REMOVE = '/content/favoriteSeries/removeToMyList';

const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));
beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  forgetMemberData();
  writeCookie(COOKIES.token, token({ sub: 'u1' }));
  useNotifications.setState({ shown: [] });
  network = 'there';
  const answer: Answers[string] = () => {
    if (network === 'there') return { data: { seriesId: 5, inMyList: true } };
    if (network === 'busy') return refused(503, 'UNEXPECTED', 'Not now.');
    if (network === 'refusing') return refused(404, 'NOT_FOUND', 'That title has left.');
    throw new TypeError('fetch failed');
  };
  sent = scriptNetwork({ [ADD]: answer, [REMOVE]: answer });
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_name: string, run: () => Promise<void>) => run() },
  });
});
function Shell() {
  useStoredListChanges();
  return null;
}
const open = (account: typeof ACCOUNT | null = ACCOUNT) =>
  renderApp(<Shell />, { start: { account, profileId: 2 } });
const press = (id: number, on: boolean) => act(() => useMyListStore.getState().put(id, on));
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
const said = () => useNotifications.getState().shown.map(({ tone }) => tone);

test('a change that finds no connection is stored, said, and sent when it is back', async () => {
  open();
  network = 'offline';
  expect(await press(5, true)).toBe(false);
  expect(storedListChanges()).toEqual([[5, true]]);
  expect(said()).toEqual(['info']);
  network = 'there';
  const before = sent.length;
  goOnline();
  await waitFor(() => expect(storedListChanges()).toEqual([]));
  expect(sent.slice(before).map(({ path }) => path)).toEqual([ADD]);
});

test('stored changes are sent when the member returns, each once', async () => {
  storeListChange(5, true);
  storeListChange(6, false);
  open();
  await waitFor(() => expect(storedListChanges()).toEqual([]));
  expect(sent.map(({ path }) => path)).toEqual([ADD, REMOVE]);
});

test('a guest sends nothing', () => {
  storeListChange(5, true);
  open(null);
  goOnline();
  expect(sent).toEqual([]);
});

test('a refused change is dropped and the next one sent; without an answer all of them stay', async () => {
  storeListChange(5, true);
  storeListChange(6, true);
  network = 'busy';
  open();
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  await act(async () => {});
  expect(storedListChanges()).toHaveLength(2);
  network = 'refusing';
  await waitFor(() => {
    goOnline();
    expect(storedListChanges()).toEqual([]);
  });
});

test('a change that the service refuses is not stored: it fails at once', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  open();
  network = 'refusing';
  await expect(press(5, true)).rejects.toMatchObject({ status: 404 });
  expect(storedListChanges()).toEqual([]);
  expect(said()).toEqual([]);
});
