import { tile } from '#app/testing/titles.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { type ModalParams, useModals } from '../prompt/modal-store.ts';
import { useNotifications } from '../prompt/notification-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { MyListButton } from './my-list-button.tsx';

const button = () => screen.getByRole('button', { name: 'My List' });
const listed = (inMyList: boolean) => ({ data: { seriesId: 7, inMyList } });
const pressed = () => button().getAttribute('aria-pressed');

beforeEach(() => {
  forgetMemberData();
  useModals.setState({ modal: null });
  useNotifications.setState({ shown: [] });
});
test(
  'a guest is asked to log in, and the press takes effect after the login',
  { tags: ['ROLE-13'] },
  async () => {
    const sent = scriptNetwork({ '/content/favoriteSeries/addToMyList': listed(true) });
    const user = userEvent.setup();
    renderApp(<MyListButton seriesId={7} title="Nûr" inMyList={false} />);
    await user.click(button());
    expect(sent).toEqual([]);
    const { modal } = useModals.getState();
    expect(modal?.name).toBe('login');
    void (modal?.params as ModalParams['login'] | undefined)?.goOn?.();
    await waitFor(() =>
      expect(useNotifications.getState().shown).toMatchObject([
        { tone: 'success', text: 'Added Nûr to My List.' },
      ]),
    );
    expect(sent.map(({ path }) => path)).toEqual(['/content/favoriteSeries/addToMyList']);
  },
);

test('a member adds and removes', async () => {
  const sent = scriptNetwork({
    '/content/favoriteSeries/addToMyList': listed(true),
    '/content/favoriteSeries/removeToMyList': listed(false),
  });
  const user = userEvent.setup();
  renderApp(<MyListButton seriesId={7} title="Nûr" inMyList={false} />, {
    start: { account: ACCOUNT },
  });
  await user.click(button());
  await waitFor(() => expect(pressed()).toBe('true'));
  await user.click(button());
  await waitFor(() => expect(pressed()).toBe('false'));
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['addToMyList', 'removeToMyList']);
});

test('until the session is known, the button says nothing and changes nothing', async () => {
  const sent = scriptNetwork({});
  renderApp(<MyListButton seriesId={7} title="Nûr" inMyList />, {
    start: { sessionPending: true },
  });
  expect([pressed(), button().getAttribute('aria-disabled')]).toEqual([null, 'true']);
  await userEvent.click(button());
  expect([sent, useModals.getState().modal]).toEqual([[], null]);
  cleanup();
  renderApp(<MyListButton seriesId={7} title="Nûr" inMyList />, { start: { account: ACCOUNT } });
  expect([pressed(), button().getAttribute('aria-disabled')]).toEqual(['true', null]);
});

const LIST = '/content/favoriteSeries/myList';

test('a member’s list is fetched for a button whose page does not know', async () => {
  const sent = scriptNetwork({
    '/content/favoriteSeries/addToMyList': listed(true),
    [LIST]: { data: [tile(7)], meta: { totalCount: 1, offset: 0, limit: 50 } },
  });
  const start = { account: ACCOUNT };
  renderApp(<MyListButton seriesId={7} title="Nûr" inMyList={false} />, { start });
  expect(pressed()).toBe('false');
  expect(sent).toEqual([]);
  cleanup();
  forgetMemberData();
  renderApp(<MyListButton seriesId={7} title="Nûr" />, { start });
  await waitFor(() => expect(pressed()).toBe('true'));
  expect(sent.map(({ path }) => path)).toEqual([LIST]);
  cleanup();
  forgetMemberData();
  renderApp(<MyListButton seriesId={7} title="Nûr" />);
  expect([pressed(), sent.length]).toEqual(['false', 1]);
});

test('what one page knows of a title, the next one shows', () => {
  const sent = scriptNetwork({});
  const start = { account: ACCOUNT };
  renderApp(
    <>
      <MyListButton seriesId={7} title="Nûr" inMyList />
      <MyListButton seriesId={7} title="Nûr" inMyList={false} />
    </>,
    { start },
  );
  const states = screen.getAllByRole('button').map((each) => each.getAttribute('aria-pressed'));
  expect(states).toEqual(['true', 'true']);
  expect(sent).toEqual([]);
});

test('a double click adds once', async () => {
  const sent = scriptNetwork({
    '/content/favoriteSeries/addToMyList': listed(true),
    '/content/favoriteSeries/removeToMyList': listed(false),
  });
  const user = userEvent.setup();
  renderApp(<MyListButton seriesId={7} title="Nûr" inMyList={false} />, {
    start: { account: ACCOUNT },
  });
  await user.dblClick(button());
  await waitFor(() => expect(useNotifications.getState().shown).toHaveLength(1));
  expect(pressed()).toBe('true');
  expect(sent.map(({ path }) => path)).toEqual(['/content/favoriteSeries/addToMyList']);
});

test('a refused change is reverted, with a message', async () => {
  scriptNetwork({ '/content/favoriteSeries/addToMyList': refused(503, 'UNAVAILABLE', 'Not now.') });
  const user = userEvent.setup();
  renderApp(<MyListButton seriesId={7} title="Nûr" inMyList={false} />, {
    start: { account: ACCOUNT },
  });
  await user.click(button());
  await waitFor(() =>
    expect(useNotifications.getState().shown).toMatchObject([{ tone: 'error', text: 'Not now.' }]),
  );
  expect(pressed()).toBe('false');
});
