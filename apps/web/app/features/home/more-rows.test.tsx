import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import type { Row } from './load.ts';
import { MoreRows } from './more-rows.tsx';
import { RowList } from './row-list.tsx';

const picture = { src: 'tile.jpg', width: 472, height: 263, placeholder: '', color: '#000000' };
const row = (id: number): Row => ({
  id,
  code: `row-${id}`,
  title: `Row ${id}`,
  type: 'NEW_EPISODES',
  hasTrailer: false,
  totalCount: 1,
  videoResources: [
    {
      id,
      code: `title-${id}`,
      kind: 'SERIES',
      title: `Title ${id}`,
      badge: null,
      horizontalPoster: picture,
      video: null,
      progress: null,
    },
  ],
});
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => row(from + index));

/** Rows in the service's format. */
const answered = (from: number, count: number) =>
  rows(from, count).map((each) => ({
    ...each,
    videoResources: each.videoResources.map((tile) => ({
      ...tile,
      verticalPoster: picture,
      year: 2026,
      ageRating: '7+',
      genres: [],
    })),
  }));

/** The skeletons of rows that are loading. */
const outlines = () => document.querySelectorAll('[aria-hidden] > .rail-track').length;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Scrolls far down, into the skeletons of rows that are not loaded.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly seen: (entries: object[]) => void;
      constructor(seen: (entries: object[]) => void) {
        this.seen = seen;
      }
      observe(element: Element) {
        this.seen([{ isIntersecting: element.querySelector('.rail-track') !== null }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  forgetMemberData();
  vi.unstubAllGlobals();
});

test("skeletons of further rows have the rows' height, so that nothing below them moves", async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const sent = scriptNetwork({
    '/content/v3/breakdowns': async ({ query }) => {
      await asked;
      const from = Number(query['offset']);
      const data = answered(from + 1, Math.min(6, 13 - from));
      return { data, meta: { totalCount: 13, offset: from, limit: 6 } };
    },
  });
  renderApp(<MoreRows category={null} first={{ items: rows(1, 5), totalCount: 13 }} />);
  expect(outlines()).toBe(8);
  expect(sent).toHaveLength(1);
  answer();
  expect(await screen.findByRole('heading', { name: 'Row 13' })).toBeTruthy();
  expect(outlines()).toBe(0);
  expect(sent.map(({ query }) => query['offset'])).toEqual(['5', '11']);
});

test('skeletons also show while the code loads; the last row has none below it', () => {
  const list = { category: null, channels: [] };
  const { unmount } = renderApp(<RowList {...list} first={{ items: rows(1, 5), totalCount: 7 }} />);
  expect(outlines()).toBe(2);
  unmount();
  renderApp(<RowList {...list} first={{ items: rows(1, 5), totalCount: 5 }} />);
  expect(outlines()).toBe(0);
  expect(screen.getByRole('heading', { name: 'Row 5' })).toBeTruthy();
});

test('rows that fail can be tried again; one that is above, or has no tiles, is left out', async () => {
  let isUp = false;
  scriptNetwork({
    '/content/v3/breakdowns': () =>
      isUp
        ? {
            data: [...answered(5, 2), { ...answered(7, 1)[0], videoResources: [] }],
            meta: { totalCount: 8, offset: 5, limit: 6 },
          }
        : refused(503, 'UNAVAILABLE', 'Not now.'),
  });
  renderApp(<MoreRows category={null} first={{ items: rows(1, 5), totalCount: 8 }} />);
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('alert').textContent).toContain('load');
  isUp = true;
  again.click();
  await screen.findByRole('heading', { name: 'Row 6' });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Row 6']);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('after a return the rows that were reached are there at once', async () => {
  scriptNetwork({
    '/content/v3/breakdowns': {
      data: answered(6, 2),
      meta: { totalCount: 7, offset: 5, limit: 6 },
    },
  });
  const list = { category: null, channels: [], first: { items: rows(1, 5), totalCount: 7 } };
  const { unmount } = renderApp(<RowList {...list} />);
  await screen.findByRole('heading', { name: 'Row 7' });
  unmount();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  renderApp(<RowList {...list} />);
  expect(screen.getByRole('heading', { name: 'Row 7' })).toBeTruthy();
});
