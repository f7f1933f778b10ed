import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/app.tsx';
import { GuideCell } from './guide-cell.tsx';
import { HOUR, MINUTE } from './time-axis.ts';

const START = Date.UTC(2026, 10, 20, 12);
const SIZES = { column: 232, head: 44, row: 76, perMinute: 6.5 };
const TITLE = 'Shadows of the Golden Horn';

/** The title of a programme of so many minutes, as the guide draws it at a time. */
function titleAt(minutes: number, now = START, perMinute = SIZES.perMinute): HTMLElement | null {
  const start = START + HOUR;
  const end = start + minutes * MINUTE;
  const programme = {
    title: TITLE,
    storyline: '',
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    seriesCode: null,
    catchUp: true,
  };
  renderApp(
    <GuideCell
      cell={{ kind: 'programme', programme, start, end }}
      channel="Girih"
      axis={{ start: START, end: START + 24 * HOUR, perMinute }}
      sizes={SIZES}
      now={now}
      isStop={false}
      ref={null}
      onOpen={() => undefined}
    />,
  );
  return screen.queryByText(TITLE)?.closest('p') ?? null;
}

test('hours without known programmes say so, without times', () => {
  renderApp(
    <GuideCell
      cell={{ kind: 'none', start: START, end: START + 6 * HOUR }}
      channel="Girih"
      axis={{ start: START, end: START + 24 * HOUR, perMinute: SIZES.perMinute }}
      sizes={SIZES}
      now={START + HOUR}
      isStop={false}
      ref={null}
      onOpen={() => undefined}
    />,
  );
  const cell = screen.getByRole('gridcell', { name: 'Girih: No program information' });
  expect(cell.textContent).not.toMatch(/\d/);
  expect(cell.hasAttribute('aria-current')).toBe(false);
});

test('the title of a long programme takes one line', () => {
  expect(titleAt(60)?.className).toContain('truncate');
});

test.each([
  [15, 'line-clamp-3'],
  [30, 'line-clamp-2'],
])('the title of a programme of %i minutes has several lines', (minutes, lines) => {
  const title = titleAt(minutes);
  expect(title?.className).toContain(lines);
  expect(title?.className).not.toContain('truncate');
  // A word is hyphenated by its language or cut with an ellipsis, never broken anywhere.
  expect(title?.className).toMatch(/text-ellipsis hyphens-auto wrap-normal/);
});

test('a cell has the words that its width has room for', () => {
  const words = (width: number) => {
    const title = titleAt(width, START, 1);
    const times = title?.nextElementSibling?.textContent ?? null;
    const isCut = title?.className.includes('truncate') ?? null;
    cleanup();
    return [isCut, times !== null];
  };
  expect(words(43)).toEqual([null, false]);
  expect(words(44)).toEqual([false, false]);
  expect(words(109)).toEqual([false, false]);
  expect(words(110)).toEqual([false, true]);
  expect(words(219)).toEqual([false, true]);
  expect(words(220)).toEqual([true, true]);
});

test('the elapsed part of the programme that is on is drawn, and no other', () => {
  const elapsed = (minute: number) => {
    titleAt(60, START + minute * MINUTE, 2);
    const cell = screen.getByRole('gridcell');
    const width = cell.querySelector<HTMLElement>('[aria-hidden] > [aria-hidden]')?.style
      .inlineSize;
    const isCurrent = cell.getAttribute('aria-current') === 'time';
    const words = cell.querySelector('.sr-only')?.textContent ?? '';
    cleanup();
    expect(words).toMatch(/^Girih, Shadows of the Golden Horn, .*\d:00/);
    expect(words.endsWith('on now')).toBe(isCurrent);
    return [width, isCurrent];
  };
  expect(elapsed(59)).toEqual([undefined, false]);
  expect(elapsed(70)).toEqual(['20px', true]);
  expect(elapsed(120)).toEqual([undefined, false]);
});

test('a programme too short for words shows them as a tooltip', () => {
  expect(titleAt(5)).toBeNull();
  const cell = screen.getByRole('gridcell');
  expect(cell.querySelector('[title]')?.getAttribute('title')).toContain(TITLE);
});
