import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { COOKIES, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { useConsent } from '#app/browser/consent.ts';
import { needsDocument } from '#app/data/analytics/next-document.ts';
import { track } from '#app/data/analytics/track.ts';
import type { Start } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp, START } from '#app/testing/app.tsx';
import { Analytics } from './analytics-host.tsx';

const SITES = { tagManagerUrl: 'https://tags.test/gtm.js?id=GTM-1', pixelUrl: null };
const layer = () => (window as unknown as { dataLayer?: object[] }).dataLayer ?? [];
const events = (from: number) =>
  layer()
    .slice(from)
    .map((event) => JSON.stringify(event))
    .join('\n');

beforeEach(() => {
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  sessionStorage.clear();
  useConsent.setState({ answered: false, kinds: null });
});
const open = (start: Partial<Start> = {}, path = '/my-list') =>
  renderApp(
    <>
      <a href="/detail/nur">Nur</a>
      <Analytics />
    </>,
    { start: { analytics: SITES, ...start }, path },
  );
/** The reporter is loaded separately. */
const loaded = () => act(async () => void (await import('./analytics-reporter.ts')));
const allow = (kinds = 'analytics') => writeCookie(COOKIES.consent, kinds);
const press = () => fireEvent.click(screen.getByText('Nur'));

test('nothing is reported without consent, without a site, or on a private page', async () => {
  const begin = layer().length;
  open();
  await loaded();
  press();
  cleanup();
  allow('functionality');
  open();
  await loaded();
  press();
  cleanup();
  allow();
  open({ analytics: null });
  await loaded();
  press();
  cleanup();
  open({}, '/reset-password?token=x');
  await loaded();
  press();
  cleanup();
  open({ sessionPending: true });
  await loaded();
  press();
  expect(events(begin)).toBe('');
});

test('with consent, what a visitor did is reported with who they are, until the page is left', async () => {
  allow();
  const begin = layer().length;
  open({ account: ACCOUNT });
  await loaded();
  await waitFor(() => {
    press();
    expect(events(begin)).toContain('detail/nur');
  });
  const asMember = events(begin);
  const { length } = layer();
  act(() => track({ name: 'search', term: 'sea', results: 2 }));
  expect(events(length)).toContain('sea');
  cleanup();
  const left = layer().length;
  document.body.innerHTML = '<a href="/detail/sea">Sea</a>';
  fireEvent.click(screen.getByText('Sea'));
  expect(events(left)).toBe('');
  document.body.innerHTML = '';
  open();
  await waitFor(() => {
    press();
    expect(events(left)).toContain('detail/nur');
  });
  const userType = (text: string) => /"userType":"(\w+)"/.exec(text)?.[1];
  expect(userType(events(left))).not.toBe(userType(asMember));
});

test('fine-grained events are reported where they are switched on', async () => {
  allow();
  const open2 = (CUSTOM_ANALYTICS_ENABLED: string) =>
    open({ config: { ...START.config, CUSTOM_ANALYTICS_ENABLED } });
  const share = async () => {
    await loaded();
    const { length } = layer();
    act(() => track({ name: 'user_action', action: 'share' }));
    return events(length);
  };
  open2('false');
  expect(await share()).toBe('');
  cleanup();
  open2('true');
  expect(await share()).toContain('share');
});

test('after an answer to the notice the next section is another document', async () => {
  allow();
  open();
  await loaded();
  expect(needsDocument('/history')).toBe(false);
  act(() => useConsent.getState().answer(['analytics']));
  await waitFor(() => expect(needsDocument('/history')).toBe(true));
  expect(needsDocument('/my-list')).toBe(false);
});
