import type { Tile } from '@kandil/contract/content';
import { progressOf } from '@kandil/contract/internal';
import { presentTile } from './present/tile.ts';
import { leaningOf } from './rules/taste.ts';
import { breakdownItems } from './store/browse.ts';
import { discoveryFor, opinionsOf } from './store/discovery.ts';
import type { Page, Paged } from './store/sql.ts';
import { placesOf } from './store/videos.ts';
import type { Member } from './visitor.ts';
import type { ContentWorld } from './world.ts';

const LATEST = 200;

/** A DISCOVERY row in the order of one profile (docs/decisions/0017). */
export async function discoveryRow(
  { db, internal }: ContentWorld,
  member: Member,
  breakdownId: number,
  page: Page,
): Promise<Paged<Tile>> {
  const [watched, opinions] = await Promise.all([
    internal(progressOf, { profileId: member.profileId, limit: LATEST }),
    opinionsOf(db, member.profileId),
  ]);
  const videoIds = watched.map(({ videoId }) => videoId);
  const places = videoIds.length === 0 ? [] : await placesOf(db, member, videoIds);
  const byId = new Map(
    places.map(({ id, title_id, next_id }) => [id, { titleId: title_id, nextId: next_id }]),
  );
  const leaning = leaningOf(watched, (videoId) => byId.get(videoId), opinions);
  const own = await discoveryFor(db, member, breakdownId, leaning, page);
  // Whoever is done with everything may as well see what others like.
  const { totalCount, rows } =
    own.totalCount > 0 ? own : await breakdownItems(db, member, breakdownId, 'DEFAULT', page);
  return { totalCount, rows: rows.map((row) => presentTile(row)) };
}
