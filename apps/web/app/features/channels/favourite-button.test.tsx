import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { FavouriteButton } from './favourite-button.tsx';

const channel = {
  id: 5,
  code: 'hilal',
  title: 'Hilal',
  imgLogoUrl: 'a.png',
  logo: { src: 'a.png', width: 72, height: 72, placeholder: '', color: '#000000' },
  free: true,
  epgInfo: null,
  userInfo: { favoriteFlag: false },
};

afterEach(() => {
  cleanup();
  forgetMemberData();
});

test('each change reloads the list once, after its response', { tags: ['TV-29'] }, async () => {
  let favoriteFlag = false;
  const order: string[] = [];
  scriptNetwork({
    '/content/tv-channel/favourites/5': ({ method }) => {
      order.push(method);
      favoriteFlag = !favoriteFlag;
      return { data: { channelId: 5, favoriteFlag } };
    },
  });
  renderApp(<FavouriteButton channel={channel} onChanged={() => order.push('reload')} />, {
    start: { account: ACCOUNT },
  });
  const button = screen.getByRole('button', { name: 'Hilal: favorite' });
  fireEvent.click(button);
  await waitFor(() => expect(order).toEqual(['PUT', 'reload']));
  fireEvent.click(button);
  await waitFor(() => expect(order).toEqual(['PUT', 'reload', 'DELETE', 'reload']));
});

test('quick presses run one after the other; a failure restores the last confirmed value', async () => {
  type Answer = { data: { channelId: number; favoriteFlag: boolean } } | ReturnType<typeof refused>;
  let answer: (answer: Answer) => void = () => undefined;
  const sent = scriptNetwork({
    '/content/tv-channel/favourites/5': () => new Promise<Answer>((resolve) => (answer = resolve)),
  });
  const methods = () => sent.map(({ method }) => method);
  let changes = 0;
  renderApp(<FavouriteButton channel={channel} onChanged={() => changes++} />, {
    start: { account: ACCOUNT },
  });
  const button = screen.getByRole('button', { name: 'Hilal: favorite' });
  for (let press = 0; press < 4; press++) fireEvent.click(button);
  await waitFor(() => expect(methods()).toEqual(['PUT']));
  answer({ data: { channelId: 5, favoriteFlag: true } });
  await waitFor(() => expect(methods()).toEqual(['PUT', 'DELETE']));
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(changes).toBe(0);
  answer(refused(400, 'BAD_REQUEST', 'Not now.'));
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(changes).toBe(1));
});

test('a guest logs in first; then the channel is a favourite', async () => {
  const sent = scriptNetwork({
    '/content/tv-channel/favourites/5': { data: { channelId: 5, favoriteFlag: true } },
  });
  renderApp(<FavouriteButton channel={channel} onChanged={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hilal: favorite' }));
  expect(sent).toEqual([]);
  const { name, params } = useModals.getState().modal ?? {};
  expect(name).toBe('login');
  (params as { goOn(): void }).goOn();
  await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['PUT']));
});
