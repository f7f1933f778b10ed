import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PagedList } from '#app/data/queries/use-paged-list.ts';
import { renderApp } from '#app/testing/app.tsx';
import { EndlessGrid } from './endless-grid.tsx';

const COLUMNS = 4;
const TILE = { width: 200, height: 130 };
const GAP = 20;
const PITCH = TILE.height + GAP;
const SCREEN = 600;
let hasLayout = true;
let scrolled = 0;

// What jsdom lacks of layout: a grid of four columns at the top of the page.
beforeEach(() => {
  hasLayout = true;
  scrolled = 0;
  window.innerHeight = SCREEN;
  const { getComputedStyle } = window;
  const layout = document.createElement('p').style;
  layout.gridTemplateColumns = Array(COLUMNS).fill('200px').join(' ');
  layout.rowGap = `${GAP}px`;
  layout.columnGap = '16px';
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    element.matches('.tile-grid') ? layout : getComputedStyle(element),
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!hasLayout) return new DOMRect();
    return this.matches('.tile-grid')
      ? new DOMRect(0, -scrolled, 1000, 5000)
      : new DOMRect(0, 0, TILE.width, TILE.height);
  });
});
const listOf = (count: number): PagedList<number> => ({
  items: Array.from({ length: count }, (_, n) => n),
  totalCount: count,
  hasMore: false,
  loading: false,
  failed: false,
  message: null,
  loadMore() {},
  change() {},
});
const gridOf = (count: number) => (
  <EndlessGrid label="Titles" list={listOf(count)} keyOf={(item) => item}>
    {(item) => <button type="button">Title {item}</button>}
  </EndlessGrid>
);
const grid = () => screen.getByRole('list', { name: 'Titles' });
/** The first and the last title of each group between placeholders, and the heights of those. */
function drawn(): string[] {
  const groups: string[] = [];
  let group: string[] = [];
  const close = () => {
    if (group.length > 0) groups.push(`${group[0]}-${group.at(-1)}`);
    group = [];
  };
  for (const item of grid().querySelectorAll('li')) {
    if (item.hasAttribute('aria-hidden')) {
      close();
      groups.push(item.style.height);
    } else group.push(item.textContent.replace('Title ', ''));
  }
  close();
  return groups;
}
function scrollTo(top: number): void {
  scrolled = top;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('a long grid renders the rows of a screen before and after the view, and room for the others', () => {
  renderApp(gridOf(400));
  // Two screens of 600 pixels are 8 rows of 150.
  expect(drawn()).toEqual(['0-31', `${92 * PITCH - GAP}px`]);
  expect(grid().style.minHeight).toBe(`${100 * PITCH - GAP}px`);
  expect(grid().style.getPropertyValue('--tile-width')).toBe('200px');
  expect(grid().style.getPropertyValue('--tile-gap')).toBe('16px');
  expect(grid().style.getPropertyValue('--tile-pitch')).toBe('150px');
  const item = screen.getByText('Title 5').closest('li');
  expect(item?.getAttribute('aria-posinset')).toBe('6');
  expect(item?.getAttribute('aria-setsize')).toBe('400');
  scrollTo(10 * PITCH);
  expect(drawn()).toEqual([`${6 * PITCH - GAP}px`, '24-71', `${82 * PITCH - GAP}px`]);
  scrollTo(1000 * PITCH);
  expect(drawn()).toEqual([`${100 * PITCH - GAP}px`]);
});

test('the row with the focus stays, until another has it', () => {
  renderApp(gridOf(400));
  act(() => screen.getByText('Title 5').focus());
  scrollTo(50 * PITCH);
  expect(drawn()).toEqual([
    `${1 * PITCH - GAP}px`,
    '4-7',
    `${44 * PITCH - GAP}px`,
    '184-231',
    `${42 * PITCH - GAP}px`,
  ]);
  act(() => (document.activeElement as HTMLElement).blur());
  expect(drawn()[0]).toBe(`${46 * PITCH - GAP}px`);
});

test('the row with the focus stays while the window has lost it', () => {
  renderApp(gridOf(400));
  act(() => screen.getByText('Title 5').focus());
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  fireEvent.blur(screen.getByText('Title 5'));
  scrollTo(50 * PITCH);
  expect(drawn()[1]).toBe('4-7');
});

test('a change of the window measures the tiles again', () => {
  renderApp(gridOf(400));
  hasLayout = false;
  act(() => void window.dispatchEvent(new Event('resize')));
  // Without layout every tile is rendered.
  expect(drawn()).toEqual(['0-399']);
});

test('without layout every tile is rendered', () => {
  hasLayout = false;
  renderApp(gridOf(60));
  expect(drawn()).toEqual(['0-59']);
  expect(grid().style.minHeight).toBe('');
});
