import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { EpisodeMailsPage } from './episode-mails-page.tsx';

beforeEach(() => history.replaceState(null, '', '/en/episode-mails?token=1.abc'));
const open = (path = '/en/episode-mails?token=1.abc') => renderApp(<EpisodeMailsPage />, { path });
const press = async () =>
  userEvent.setup().click(await screen.findByRole('button', { name: 'Turn off' }));

test('asks first, turns the mails off once, and says so', async () => {
  const sent = scriptNetwork({ '/notify/episode-mails/stop': { data: null } });
  open();
  expect(sent).toEqual([]);
  await press();
  const done = await screen.findByRole('heading', { name: 'These e-mails are off' });
  expect(document.activeElement).toBe(done);
  expect(sent.map(({ body }) => body)).toEqual([{ token: '1.abc' }]);
  expect(location.search).toBe('');
});

test('says that a link is damaged, and one that is incomplete asks nothing', async () => {
  scriptNetwork({
    '/notify/episode-mails/stop': { status: 400, meta: { code: 'LINK_DAMAGED' }, message: 'no' },
  });
  open();
  await press();
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  cleanup();
  open('/en/episode-mails');
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBe(null);
});

test('keeps the question when the service fails, to press again', async () => {
  let fails = true;
  scriptNetwork({
    '/notify/episode-mails/stop': () =>
      fails ? { status: 503, message: 'Please try again soon.' } : { data: null },
  });
  open();
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again soon.');
  fails = false;
  await press();
  await waitFor(() => expect(screen.getByText(/no longer e-mail you about/)).toBeTruthy());
});
