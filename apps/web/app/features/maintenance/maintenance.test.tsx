import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readCookie, removeCookie } from '#app/browser/cookies.ts';
import { renderApp, START } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { MaintenanceHost } from '#app/shell/start/maintenance-host.tsx';
import { Maintenance } from './maintenance.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
let count = 0;
const noticeNow = (text: string | null = null) => ({
  id: String((count += 1)),
  from: inHours(1),
  until: inHours(2),
  text,
});

const open = (
  notice: ReturnType<typeof noticeNow> | null,
  stage: Parameters<typeof renderApp>[1] = {},
) =>
  renderApp(<MaintenanceHost />, {
    ...stage,
    start: { ...stage.start, config: { ...START.config, notice } },
  });
/** Waits until the code of the notice has decided. */
const loaded = () => import('./maintenance.tsx').then(() => Promise.resolve());

beforeEach(() => {
  removeCookie('kandil_popups');
  scriptNetwork({ '/auth/config': { data: { ...START.config, notice: null } } });
});

test('a notice is a status, with the sentence of the product or the words of the operator', async () => {
  const { unmount } = open(noticeNow());
  const status = await screen.findByRole('status');
  await waitFor(() => expect(status.textContent).toContain('may be unavailable for a while'));
  unmount();
  open(noticeNow('We move the library.'));
  expect(await screen.findByText('We move the library.')).toBeTruthy();
});

test('who closes it does not get this one again, but the next', async () => {
  const user = userEvent.setup();
  const notice = noticeNow();
  const { unmount } = open(notice);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(readCookie('kandil_popups')).toBe(`maintenance-${notice.id}`);
  unmount();
  const again = open(notice);
  await loaded();
  expect(screen.queryByRole('status')).toBeNull();
  again.unmount();
  open(noticeNow());
  expect(await screen.findByRole('status')).toBeTruthy();
});

test('without a notice nothing is there', async () => {
  open(null);
  await loaded();
  expect(screen.queryByRole('status')).toBeNull();
});

test('it is there until the service says that it is over, whatever the clock of the device says', async () => {
  const notice = { ...noticeNow(), from: inHours(-3), until: inHours(-2) };
  const answers = [notice, notice, null];
  scriptNetwork({
    '/auth/config': () => ({ data: { ...START.config, notice: answers.shift() ?? null } }),
  });
  const left: number[] = [];
  const onOver = () => void left.push(answers.length);
  renderApp(<MaintenanceNotice notice={notice} onOver={onOver} wait={() => 20} />);
  expect(await screen.findByRole('status')).toBeTruthy();
  await waitFor(() => expect(left).toEqual([0]));
});

test('a tab that is open for a while looks when a page is opened', async () => {
  const notice = noticeNow();
  const sent = scriptNetwork({ '/auth/config': { data: { ...START.config, notice } } });
  const { unmount } = renderApp(<Maintenance known={null} now={() => 1000} />);
  await loaded();
  expect(sent).toEqual([]);
  unmount();
  renderApp(<Maintenance known={null} now={() => 600_000} />);
  expect(await screen.findByRole('status')).toBeTruthy();
});
