import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePlaces } from '#app/data/progress/progress.ts';
import { renderApp } from '#app/testing/app.tsx';
import { TitleTile, type TitleTileData } from './title-tile.tsx';

const picture = { src: 'a.png', width: 472, height: 263, placeholder: 'data:,', color: '#000000' };
const tile = (badge: TitleTileData['badge'], seasonIndex: number): TitleTileData => ({
  id: 1,
  code: 'golden-horn',
  kind: 'SERIES',
  title: 'Shadows of the Golden Horn',
  badge,
  horizontalPoster: picture,
  video: { id: 7, title: 'Fog', seasonIndex, videoIndex: 3, duration: 600, free: false },
  progress: null,
});

afterEach(() => {
  cleanup();
  usePlaces.setState({ places: new Map() });
});

test.each([
  ['of a new episode opens its season', tile('NEW', 2), '/detail/golden-horn/s2'],
  ['of an episode of the first season opens the title', tile('NEW', 1), '/detail/golden-horn'],
  ['of a free episode opens the title', tile('FREE', 2), '/detail/golden-horn'],
  ['of a whole title opens it', { ...tile('NEW', 2), video: null }, '/detail/golden-horn'],
])('a tile %s', (_, shown, address) => {
  renderApp(<TitleTile tile={shown} sizes="" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
});

test('a long title leaves room for the episode beside it', () => {
  const progress = { videoId: 7, lastSec: 60, duration: 600, lastUpdateTimestamp: '' };
  renderApp(<TitleTile tile={{ ...tile(null, 2), progress }} sizes="" plays />);
  expect(screen.getByText(/S2:E3/).closest('.truncate')).toBeNull();
  expect(screen.getByText('Shadows of the Golden Horn').matches('.truncate')).toBe(true);
});

const progressOf = (lastSec: number) => ({
  videoId: 7,
  lastSec,
  duration: 600,
  lastUpdateTimestamp: '',
});
const address = () => screen.getByRole('link').getAttribute('href');

test('a tile of Continue Watching plays its video, with the time that is left in place of a badge', () => {
  const begun = { ...tile('NEW', 2), progress: progressOf(120) };
  renderApp(<TitleTile tile={begun} sizes="" plays />);
  expect(address()).toBe('/watch/7');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('20%');
  expect(screen.queryByText('New')).toBeNull();
  cleanup();
  renderApp(<TitleTile tile={{ ...begun, video: null }} sizes="" plays />);
  expect(address()).toBe('/detail/golden-horn');
});

test('elsewhere a tile has its badge, and says what it is', () => {
  renderApp(<TitleTile tile={tile('NEW', 2)} sizes="" />);
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.getByText('S2:E3')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  cleanup();
  renderApp(<TitleTile tile={{ ...tile(null, 2), kind: 'FILM' }} sizes="" />);
  expect(screen.getByText('Film')).toBeTruthy();
  cleanup();
  renderApp(<TitleTile tile={{ ...tile(null, 2), video: null }} sizes="" />);
  expect(document.body.textContent).not.toMatch(/S2|Film/);
});

test('of a video that is begun or finished elsewhere, only the begun one shows progress', () => {
  for (const [lastSec, shown] of [
    [0, 0],
    [120, 1],
    [600, 0],
  ] as const) {
    usePlaces.setState({ places: new Map([[7, progressOf(lastSec)]]) });
    renderApp(<TitleTile tile={tile(null, 2)} sizes="" />);
    expect(screen.queryAllByRole('progressbar'), String(lastSec)).toHaveLength(shown);
    cleanup();
  }
});

test('what is not shown now is in grey and says so, also in Continue Watching', () => {
  renderApp(<TitleTile tile={{ ...tile('GONE', 2), progress: progressOf(120) }} sizes="" plays />);
  expect(screen.getByText('Not here now')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(document.querySelector('.grayscale')).not.toBeNull();
  cleanup();
  renderApp(<TitleTile tile={tile('SOON', 2)} sizes="" />);
  expect(screen.getByText('Soon')).toBeTruthy();
  expect(document.querySelector('.grayscale')).toBeNull();
});
