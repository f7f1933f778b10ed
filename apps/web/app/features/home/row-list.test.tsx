import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { PICTURE, tile } from '#app/testing/titles.ts';
import type { Row } from './load.ts';
import { RowList } from './row-list.tsx';

const row = (id: number, type: Row['type'], tiles = 1): Row => ({
  id,
  code: `row-${id}`,
  title: `Row ${id}`,
  type,
  hasTrailer: false,
  totalCount: tiles,
  videoResources: Array.from({ length: tiles }, (_, n) => tile(n + 1)),
});
const CHANNEL = {
  id: 4,
  code: 'fanous',
  title: 'Fanous',
  logo: PICTURE,
  free: true,
  epgInfo: null,
  userInfo: { favoriteFlag: false },
} as unknown as Channel;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
/** The headings of the page in their order. */
function headings(rows: Row[], channels: Channel[] = [CHANNEL], start = {}, total = rows.length) {
  renderApp(
    <RowList category={null} first={{ items: rows, totalCount: total }} channels={channels} />,
    {
      start: { account: ACCOUNT, ...start },
    },
  );
  const found = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  return found.map((text) => (text?.startsWith('Row') ? text.slice(0, 5) : 'live'));
}

test('the live channels come after two rows, beside Continue Watching', () => {
  const rows = [row(1, 'NEW_EPISODES'), row(2, 'NEW_EPISODES'), row(3, 'NEW_EPISODES')];
  expect(headings(rows)).toEqual(['Row 1', 'Row 2', 'live', 'Row 3']);
  cleanup();
  const continued = [row(9, 'CONTINUE_WATCH'), ...rows];
  expect(headings(continued)).toEqual(['Row 9', 'Row 1', 'Row 2', 'live', 'Row 3']);
  cleanup();
  expect(headings(rows, [])).toEqual(['Row 1', 'Row 2', 'Row 3']);
});

test('a row without tiles is left out, unless the session is still coming', () => {
  const rows = [row(1, 'CONTINUE_WATCH', 0), row(2, 'NEW_EPISODES')];
  expect(headings(rows, [])).toEqual(['Row 2']);
  expect(document.querySelectorAll('[aria-hidden]').length).toBeGreaterThan(0);
  const { length } = document.body.innerHTML;
  cleanup();
  headings(rows, [], { sessionPending: true });
  expect(document.body.innerHTML.length).toBeGreaterThan(length);
});
