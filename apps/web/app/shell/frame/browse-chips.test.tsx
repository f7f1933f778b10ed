import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Account, Start } from '#app/data/start/start.ts';
import { InEnglish, ACCOUNT, START } from '#app/testing/app.tsx';
import { BrowseChips } from './browse-chips.tsx';

const categories = [
  { id: 1, code: 'home', title: 'Home', kind: 'NONE' as const },
  { id: 2, code: 'series', title: 'Series', kind: 'SERIES' as const },
  { id: 3, code: 'movies', title: 'Movies', kind: 'FILM' as const },
  {
    id: 4,
    code: 'live',
    title: 'Live TV',
    kind: 'NONE' as const,
    resultType: 'TV_CHANNEL' as const,
  },
];

function open(path: string, start: Partial<Start> = {}) {
  const pages = [
    { id: 'home', path: '/', element: <BrowseChips /> },
    { id: 'category', path: '/category/:id', element: <BrowseChips /> },
    { id: 'detail', path: '/detail/:id', element: <BrowseChips /> },
  ];
  const router = createMemoryRouter([{ id: 'root', loader: () => null, children: pages }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: { ...START, categories, ...start } } },
  });
  render(
    <InEnglish>
      <RouterProvider router={router} />
    </InEnglish>,
  );
}

const chips = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]);

test('home offers the plans and the categories that the bottom bar does not have', () => {
  open('/');
  expect(chips()).toEqual([
    ['Subscribe', '/subscription-plans', null],
    ['Series', '/category/series', null],
    ['Movies', '/category/movies', null],
    ['Live TV', '/channels', null],
  ]);
});

test('who has a plan, and who is not known yet, is offered none', () => {
  const subscription = { subscriptionStatus: 'ACTIVE' } as Account['subscription'];
  for (const start of [{ account: { ...ACCOUNT, subscription } }, { sessionPending: true }]) {
    open('/', start);
    expect(chips()[0]?.[0]).toBe('Series');
    cleanup();
  }
});

test('on a category its chip is the current one', () => {
  open('/category/movies');
  expect(chips().find(([, , current]) => current === 'page')?.[0]).toBe('Movies');
});

test('other pages have no chips', () => {
  open('/detail/nur');
  expect(screen.queryByRole('navigation')).toBeNull();
});
