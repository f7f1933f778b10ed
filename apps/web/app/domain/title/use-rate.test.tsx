import { content } from '@kandil/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LikeButtons } from '#app/features/detail/like-buttons.tsx';
import type { Series } from '#app/features/detail/load.ts';
import { browserApi } from '#app/data/client/api.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { type OpenModal, useModals } from '../prompt/modal-store.ts';
import { useNotifications } from '../prompt/notification-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, type SentRequest, scriptNetwork } from '#app/testing/network.ts';

type Answer = ReturnType<typeof refused>;

let waiting: ((answer: Answer) => void)[] = [];
let sent: SentRequest[] = [];
const rates = () => sent.filter(({ path }) => path === RATE).map(({ body }) => body['likesRate']);
const RATE = '/content/content/likes/rate';
const rated: Answer = { data: { likesRate: 'LIKE', likedPercent: null } };

const press = (name: 'I like this' | 'Not for me') =>
  act(() => screen.getByRole('button', { name }).click());
const pressed = () =>
  ['I like this', 'Not for me'].filter(
    (name) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
  );

beforeEach(() => {
  waiting = [];
  forgetMemberData();
  useNotifications.setState({ shown: [] });
  sent = scriptNetwork({
    [RATE]: () => new Promise<Answer>((resolve) => waiting.push(resolve)),
    '/content/v3/breakdowns': { data: [], meta: { totalCount: 0, offset: 0, limit: 20 } },
  });
  const series = { id: 7, likesRate: 'NONE' } as Series;
  renderApp(<LikeButtons series={series} />, { start: { account: ACCOUNT } });
});
test('quick presses are sent one after the other, the last one only', async () => {
  press('I like this');
  press('I like this');
  press('Not for me');
  expect(pressed()).toEqual(['Not for me']);
  await waitFor(() => expect(rates()).toEqual(['LIKE']));
  waiting[0]?.(rated);
  await waitFor(() => expect(rates()).toEqual(['LIKE', 'DISLIKE']));
  waiting[1]?.(refused(503, 'UNAVAILABLE', 'Not now.'));
  // Back to what the service has confirmed.
  await waitFor(() => expect(pressed()).toEqual(['I like this']));
  expect(useNotifications.getState().shown).toMatchObject([{ tone: 'error', text: 'Not now.' }]);
});

test('a double click rates once', async () => {
  await userEvent.dblClick(screen.getByRole('button', { name: 'I like this' }));
  expect(pressed()).toEqual(['I like this']);
});

test('the rows of home are fetched again after a rating', async () => {
  await browserApi(content.breakdowns, {});
  press('I like this');
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.(rated);
  await waitFor(async () => {
    await browserApi(content.breakdowns, {});
    expect(sent.filter(({ path }) => path.endsWith('breakdowns'))).toHaveLength(2);
  });
});

test('a second press takes the rating back', async () => {
  cleanup();
  const series = { id: 8, likesRate: 'LIKE' } as Series;
  renderApp(<LikeButtons series={series} />, { start: { account: ACCOUNT } });
  expect(pressed()).toEqual(['I like this']);
  press('I like this');
  expect(pressed()).toEqual([]);
  await waitFor(() => expect(rates()).toEqual(['NONE']));
});

test('a guest logs in first; while the session is refreshed nothing happens', async () => {
  const open = (start: Parameters<typeof renderApp>[1]) => {
    cleanup();
    useModals.setState({ modal: null, below: [] });
    renderApp(<LikeButtons series={{ id: 9, likesRate: 'NONE' } as Series} />, start);
    screen.getByRole('button', { name: 'Not for me' }).click();
    return useModals.getState().modal as OpenModal<'login'> | null;
  };
  expect(open({ start: { sessionPending: true } })).toBeNull();
  const modal = open({});
  expect([modal?.name, rates()]).toEqual(['login', []]);
  act(() => void modal?.params.goOn?.());
  await waitFor(() => expect(rates()).toEqual(['DISLIKE']));
});
