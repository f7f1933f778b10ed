import { content } from '@kandil/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learn } from '#app/data/queries/learn.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { HomePage } from './home-page.tsx';
import type { Row } from './load.ts';

const CATEGORIES = [
  { id: 1, code: 'home', title: 'Home', kind: 'NONE' as const },
  { id: 2, code: 'series', title: 'Series', kind: 'SERIES' as const },
];

const row: Row = {
  id: 3,
  code: 'new-episodes',
  title: 'New Episodes',
  type: 'NEW_EPISODES',
  hasTrailer: false,
  totalCount: 0,
  videoResources: [],
};

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  forgetMemberData();
});

test.each([
  { path: '/', category: null, known: '/' },
  { path: '/category/2', category: '2', known: '/category/series' },
  { path: '/category/series', category: 'series', known: '/category/series' },
])('$path has the canonical address $known', async ({ path, category, known }) => {
  const rows = { items: [row], totalCount: 1 };
  renderApp(<HomePage category={category} spotlight={[]} rows={rows} channels={[]} />, {
    path,
    start: { categories: CATEGORIES },
  });
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `http://localhost:3000${known}`,
  );
  await learn(content.breakdowns, []); // the entity store has merged the page's data by now
});

const NOTHING = { items: [], totalCount: 0 };

test('before the first catalogue, home tells the operator what to do next', async () => {
  renderApp(<HomePage category={null} spotlight={[]} rows={NOTHING} channels={[]} />);
  expect(await screen.findByText('npm run catalogue -- import FOLDER')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Kandil is being set up');
});

test('an empty home leads to the search, an empty category home', async () => {
  for (const [category, name, href] of [
    [null, 'Search', '/search'],
    ['series', 'Home', '/'],
  ] as const) {
    renderApp(<HomePage category={category} spotlight={[]} rows={NOTHING} channels={[]} />, {
      start: { categories: CATEGORIES },
    });
    const way = await screen.findByRole('link', { name });
    expect(way.getAttribute('href')).toBe(href);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      category === null ? 'Kandil' : 'Series',
    );
    cleanup();
  }
});

test('a child whose home is empty asks a grown-up, who can change the profile', async () => {
  const userProfile = [{ id: 4, profileName: 'Elif', profileType: 'KIDS' }] as never;
  renderApp(<HomePage category={null} spotlight={[]} rows={NOTHING} channels={[]} />, {
    start: { categories: CATEGORIES, account: { ...ACCOUNT, userProfile }, profileId: 4 },
  });
  expect(await screen.findByText('Ask a grown-up to add titles to this profile.')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Switch profile' });
  expect(way.getAttribute('href')).toBe('/profiles');
  expect(screen.queryByRole('link', { name: 'Search' })).toBeNull();
});

test('who pays reads that a payment failed, a child does not', async () => {
  const subscription = {
    productCode: 'SOLO',
    subscriptionStatus: 'SUSPENDED',
    paymentGatewayCode: 'PAYPAL',
    expiryDate: '2027-11-20T00:00:00.000Z',
    subscriptionCode: 's1',
    shared: false,
  } as const;
  const open = (status: 'SUSPENDED' | 'ACTIVE', profileType: 'ADULT' | 'KIDS') => {
    cleanup();
    const userProfile = [
      { id: 6, profileType: 'ADULT' },
      { id: 7, profileType },
    ] as (typeof ACCOUNT)['userProfile'];
    const paid = { ...subscription, subscriptionStatus: status };
    renderApp(
      <HomePage
        category={null}
        spotlight={[]}
        rows={{ items: [row], totalCount: 1 }}
        channels={[]}
      />,
      { start: { account: { ...ACCOUNT, userProfile, subscription: paid }, profileId: 7 } },
    );
  };
  open('SUSPENDED', 'ADULT');
  await screen.findByText(/payment/i);
  // The notice is loaded now, so it would appear with the page.
  for (const [status, profileType] of [
    ['SUSPENDED', 'KIDS'],
    ['ACTIVE', 'ADULT'],
  ] as const) {
    open(status, profileType);
    await vi.dynamicImportSettled();
    await act(async () => undefined);
    expect(screen.queryByText(/payment/i)).toBeNull();
  }
});
