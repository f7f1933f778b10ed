import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Profile } from '#app/data/start/profile-rule.ts';
import { type Confirmation, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { AllowListSection } from './allow-list-section.tsx';

const LIST = '/auth/auth/user-profile/4/allow-list';
const FOUND = '/content/content/child-titles';
const profile = { id: 4, profileName: 'Elif', profileType: 'KIDS', maxAge: 7 } as Profile;
const picture = { src: '/a.webp', width: 472, height: 263, placeholder: '', color: '#000000' };
const title = (id: number, name: string, shown = true) => ({
  id,
  code: `title-${id}`,
  title: name,
  ageRating: '7+',
  horizontalPoster: picture,
  shown,
});
const MOON = title(1, 'The Moon');
const BOAT = title(2, 'The Boat');
const offered = ({ shown: _shown, ...rest }: ReturnType<typeof title>) => rest;

/** Answers as the services do. @param saved the list at first */
function open(saved: ReturnType<typeof title>[] | null) {
  let titles = saved;
  const sent = scriptNetwork({
    [LIST]: ({ method, body }) => {
      const ids = body['titleIds'] as number[] | null;
      if (method === 'POST')
        titles =
          ids &&
          ids.flatMap((id) => [MOON, BOAT, ...(saved ?? [])].find((each) => each.id === id) ?? []);
      return { data: { titles } };
    },
    [FOUND]: ({ query }) => {
      const data = [MOON, BOAT]
        .filter((each) => each.title.includes(query['keyword'] ?? ''))
        .map(offered);
      return { data, meta: { totalCount: data.length, offset: 0, limit: 8 } };
    },
  });
  renderApp(<AllowListSection profile={profile} />);
  return sent;
}
const only = () => screen.findByRole('switch', { name: 'Only titles that I choose' });
const listed = () =>
  within(screen.getByRole('list', { name: 'Chosen titles' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const params = <P,>() => useModals.getState().modal?.params as P;
const lastIds = (sent: ReturnType<typeof open>) =>
  sent.findLast(({ method }) => method === 'POST')?.body['titleIds'];

beforeEach(() => {
  useModals.setState({ modal: null, below: [] });
  useNotifications.setState({ shown: [] });
});
afterEach(() => vi.restoreAllMocks());

test('a list begins empty and says so; titles are added and taken off by keyboard', async () => {
  const sent = open(null);
  expect(((await only()) as HTMLInputElement).checked).toBe(false);
  await userEvent.click(await only());
  expect(await screen.findByText(/this child sees nothing/)).toBeTruthy();
  expect(lastIds(sent)).toEqual([]);
  const add = await screen.findByRole('button', { name: 'Add The Moon' });
  act(() => add.focus());
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lastIds(sent)).toEqual([1]);
  await expect.poll(listed).toEqual([expect.stringContaining('The Moon')]);
  expect(add.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(add);
  await userEvent.click(screen.getByRole('button', { name: 'Remove The Moon' }));
  expect(await screen.findByText(/this child sees nothing/)).toBeTruthy();
  expect(lastIds(sent)).toEqual([]);
});

test('titles are found by name, for the age of the profile; none says so', async () => {
  const sent = open([]);
  const field = await screen.findByRole('searchbox', { name: 'Find titles to add' });
  await userEvent.type(field, 'Boat');
  await expect
    .poll(() => sent.findLast(({ path }) => path === FOUND)?.query)
    .toEqual({ maxAge: '7', keyword: 'Boat', limit: '8' });
  await screen.findByRole('button', { name: 'Add The Boat' });
  await expect.poll(() => screen.queryByRole('button', { name: 'Add The Moon' })).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'Nothing{Enter}');
  expect(await screen.findByText('No title for this age has that name.')).toBeTruthy();
});

test('a title above the age stays on the list and says that it is not shown', async () => {
  open([MOON, title(9, 'The Storm', false)]);
  await only();
  expect(listed()).toEqual([
    expect.not.stringContaining('Not shown'),
    expect.stringContaining('Not shown: above the age of this profile'),
  ]);
});

test('ending a list with titles is asked first', async () => {
  const sent = open([MOON]);
  await userEvent.click(await only());
  expect(lastIds(sent)).toBeUndefined();
  const { run, danger } = params<Confirmation>();
  expect(danger).toBe(true);
  await act(() => run());
  expect(lastIds(sent)).toBeNull();
  expect(((await only()) as HTMLInputElement).checked).toBe(false);
});

test('titles are shown as chosen at once, and each change is saved after the one before', async () => {
  const sent = open([]);
  const { promise, resolve } = Promise.withResolvers<void>();
  const moon = await screen.findByRole('button', { name: 'Add The Moon' });
  const saved = scriptNetwork({ [LIST]: () => promise.then(() => ({ data: { titles: [] } })) });
  await userEvent.click(moon);
  await userEvent.click(screen.getByRole('button', { name: 'Add The Boat' }));
  expect(listed()).toEqual([
    expect.stringContaining('The Boat'),
    expect.stringContaining('The Moon'),
  ]);
  await expect.poll(() => lastIds(saved)).toEqual([1]);
  resolve();
  await expect.poll(() => lastIds(saved)).toEqual([2, 1]);
  expect(lastIds(sent)).toBeUndefined();
});

test('the second click of a double click takes off or adds no other title', async () => {
  open([MOON, BOAT]);
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  await only();
  fireEvent.click(remove('The Moon'), { detail: 1 });
  fireEvent.click(remove('The Boat'), { detail: 2 });
  expect(listed()).toEqual([expect.stringContaining('The Boat')]);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add The Moon' }));
  expect(listed()).toHaveLength(2);
});

test('offline, a change is taken back and the reason is said', async () => {
  open([MOON]);
  await only();
  scriptNetwork({
    [LIST]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Remove The Moon' }));
  await expect
    .poll(() => useNotifications.getState().shown.map(({ text }) => text))
    .toEqual(['We will reconnect when your connection is back.']);
  expect(listed()).toEqual([expect.stringContaining('The Moon')]);
});

test('a list that cannot be ended stays, and the question says why', async () => {
  open([MOON]);
  await userEvent.click(await only());
  scriptNetwork({ [LIST]: refused(503, 'UNEXPECTED', 'Not now.') });
  await expect(act(() => params<Confirmation>().run())).rejects.toThrow('Not now.');
  expect(listed()).toHaveLength(1);
});

test('a failure is said, and leaves the list as it was', async () => {
  scriptNetwork({ [LIST]: refused(503, 'UNEXPECTED', 'Not now.') });
  renderApp(<AllowListSection profile={profile} />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeTruthy();
  cleanup();
  const sent = open([MOON]);
  await screen.findByRole('button', { name: 'Add The Boat' });
  scriptNetwork({ [LIST]: refused(503, 'UNEXPECTED', 'Not now.') });
  await userEvent.click(screen.getByRole('button', { name: 'Add The Boat' }));
  await expect
    .poll(() => useNotifications.getState().shown.map(({ text }) => text))
    .toHaveLength(1);
  expect(listed()).toHaveLength(1);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});
