import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import type { TitleTileData } from './title-tile.tsx';
import { TitlesPage } from './titles-page.tsx';

const picture = { src: 'a.png', width: 472, height: 263, placeholder: '', color: '#000000' };
const NUR: TitleTileData = {
  id: 1,
  code: 'nur',
  kind: 'FILM',
  title: 'Nur',
  badge: null,
  horizontalPoster: picture,
  video: null,
  progress: null,
};

const show = (items: TitleTileData[], sessionPending = false) =>
  renderApp(
    <TitlesPage
      title="Drama"
      first={{ items, totalCount: items.length }}
      fetchPage={() => new Promise(() => undefined)}
      empty="No titles yet"
    />,
    { start: { account: sessionPending ? null : ACCOUNT, sessionPending } },
  );
const empty = () => screen.queryByRole('heading', { name: 'No titles yet' });

afterEach(async () => {
  cleanup();
  forgetMemberData();
  await vi.dynamicImportSettled();
});

test('a page of titles says how many there are, and shows them', () => {
  show([NUR]);
  expect(screen.getByText('1 title')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Drama' }).textContent).toContain('Nur');
  expect(empty()).toBeNull();
});

test('one without titles says so, and counts nothing', () => {
  show([]);
  expect(empty()).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\d/);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});

test('a row of the member’s own waits for the member, on a page that is the same for many', () => {
  show([], true);
  expect(empty()).toBeNull();
});
