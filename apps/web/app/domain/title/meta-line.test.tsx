import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/app.tsx';
import { plain } from '#app/testing/paying.ts';
import { MetaLine } from './meta-line.tsx';

const NONE = {
  likedPercent: null,
  year: 2026,
  ageRating: '7+',
  seasonCount: 0,
  genres: [],
  audioLanguages: [],
  subtitleLanguages: [],
};
function lineOf(over: Partial<Parameters<typeof MetaLine>[0]>): string[] {
  renderApp(<MetaLine {...NONE} {...over} />);
  const parts = [...(document.querySelector('p')?.children ?? [])];
  const texts = parts.map(({ textContent }) => plain(textContent)).filter(Boolean);
  cleanup();
  return texts;
}

test('a film has its year, age rating and kind; what is unknown is left out', () => {
  expect(lineOf({})).toEqual(['2026', '7+', 'Film']);
});

test('a series has its seasons, two genres, three languages and whether there are subtitles', () => {
  expect(
    lineOf({
      likedPercent: 0,
      seasonCount: 1,
      genres: ['Drama', 'History', 'War'],
      audioLanguages: ['TR', 'AR', 'EN', 'FA'],
      subtitleLanguages: ['EN'],
    }),
  ).toEqual([
    expect.stringContaining('0%'),
    '2026',
    '7+',
    '1 season',
    'Drama · History',
    'TRARENCC',
  ]);
});

test('what can be followed without eyes or ears says so, in words too', () => {
  const tracks = { describedLanguages: ['tr'], sdhLanguages: ['tr', 'ar'] };
  renderApp(<MetaLine {...NONE} {...tracks} />);
  const marks = [...document.querySelectorAll('abbr')].map((each) => [
    each.textContent,
    each.title,
  ]);
  expect(marks).toEqual([
    ['AD', 'Audio description'],
    ['SDH', 'Subtitles for the deaf and hard of hearing'],
  ]);
});
