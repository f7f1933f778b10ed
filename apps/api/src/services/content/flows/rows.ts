import type { Tile } from '@kandil/contract/content';
import { continueWatching, type ProgressOwner } from './progress.ts';
import { presentTile } from '../present/tile.ts';
import type { BreakdownRow } from '../store/browse.ts';
import { tilesOfVideos } from '../store/browse.ts';
import type { Page, PageResult } from '../store/sql.ts';
import type { TileRow } from '../store/tiles.ts';
import type { ContentWorld } from '../world.ts';
import type { View } from '../rules/view.ts';

/** Tiles that a row includes: the page size of its items (CONST-16). */
export const FIRST_TILES = 7;
export const FIRST_PAGE = { offset: 0, limit: FIRST_TILES };

/** A tile of a row; the type of the row may set its badge. */
export function presentRowTile(row: TileRow, type: BreakdownRow['type']): Tile {
  if (type === 'FREE_EPISODES') return presentTile(row, { badge: 'FREE' });
  return type === 'NEW_EPISODES'
    ? presentTile(row, { badge: row.badge ?? 'NEW' })
    : presentTile(row);
}

const KIND: Partial<Record<BreakdownRow['category_kind'], TileRow['kind']>> = {
  SERIES: 'SERIES',
  MOVIES: 'FILM',
};
const MOST = 50;

/** The Continue Watching row of a category; empty for guests. */
export async function continueRow(
  { db }: ContentWorld,
  view: View,
  watching: ProgressOwner | null,
  categoryKind: BreakdownRow['category_kind'],
  page: Page,
): Promise<PageResult<Tile>> {
  const points = watching ? continueWatching(watching).slice(0, MOST) : [];
  if (points.length === 0) return { totalCount: 0, rows: [] };
  const progress = new Map(points.map((point) => [point.videoId, point.progress]));
  const { rows } = await tilesOfVideos(
    db,
    view,
    points.map(({ videoId }) => videoId),
    { offset: 0, limit: MOST },
  );
  const tiles = rows
    .filter(({ kind }) => kind === (KIND[categoryKind] ?? kind))
    .map((row) => presentTile(row, { progress: progress.get(row.video_id ?? 0) ?? null }));
  return { totalCount: tiles.length, rows: tiles.slice(page.offset, page.offset + page.limit) };
}
