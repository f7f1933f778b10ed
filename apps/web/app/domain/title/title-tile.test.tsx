import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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

afterEach(cleanup);

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
