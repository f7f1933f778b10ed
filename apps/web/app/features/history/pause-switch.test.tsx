import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { PauseSwitch } from './pause-switch.tsx';

afterEach(() => {
  cleanup();
  forgetMemberData();
  useNotifications.setState({ shown: [] });
});

type Answer = { data: { paused: boolean } } | ReturnType<typeof refused>;

/** The switch with a service whose response the test controls. */
function begin() {
  let answer: (answer: Answer) => void = () => undefined;
  const sent = scriptNetwork({
    '/watch/history/state': () => new Promise<Answer>((resolve) => (answer = resolve)),
  });
  renderApp(<PauseSwitch paused={false} />);
  return {
    change: screen.getByRole<HTMLInputElement>('switch'),
    wishes: () => sent.map(({ body }) => body['paused']),
    answer: (one: Answer) => answer(one),
  };
}

test('quick presses run one after the other, and the last one wins', async () => {
  const { change, wishes, answer } = begin();
  fireEvent.click(change);
  expect(screen.getByText('Paused: what you watch now is not saved.')).toBeTruthy();
  fireEvent.click(change);
  expect(screen.queryByText('Paused: what you watch now is not saved.')).toBeNull();
  fireEvent.click(change);
  fireEvent.click(change);
  await waitFor(() => expect(wishes()).toEqual([true]));
  answer({ data: { paused: true } });
  await waitFor(() => expect(wishes()).toEqual([true, false]));
  answer({ data: { paused: false } });
  expect(change.checked).toBe(false);
});

test('a failed press restores the last confirmed value and shows the error', async () => {
  const { change, wishes, answer } = begin();
  fireEvent.click(change);
  fireEvent.click(change);
  await waitFor(() => expect(wishes()).toEqual([true]));
  answer({ data: { paused: true } });
  await waitFor(() => expect(wishes()).toEqual([true, false]));
  expect(change.checked).toBe(false);
  answer(refused(400, 'BAD_REQUEST', 'Not now.'));
  await waitFor(() => expect(change.checked).toBe(true));
  await waitFor(() =>
    expect(useNotifications.getState().shown.map(({ text }) => text)).toEqual(['Not now.']),
  );
});
