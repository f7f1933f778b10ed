import type { Progress } from '@kandil/contract/content';
import { progressOf } from '@kandil/contract/internal';
import { resumePoints, type Resume, type Watched } from './rules/resume.ts';
import { placesOf, placesOfTitle, type VideoPlace } from './store/videos.ts';
import type { Member } from './visitor.ts';
import type { ContentWorld } from './world.ts';

const LATEST = 200;

function pointsOf(watched: readonly Watched[], places: readonly VideoPlace[]): Resume[] {
  const byId = new Map(
    places.map(({ id, title_id, next_id }) => [id, { titleId: title_id, nextId: next_id }]),
  );
  return resumePoints(watched, (videoId) => byId.get(videoId));
}

/** Where a member goes on, over the whole catalogue: the last watched title first, without those put away. */
export async function continueWatching(world: ContentWorld, member: Member): Promise<Resume[]> {
  const watched = await world.internal(progressOf, { profileId: member.profileId, limit: LATEST });
  if (watched.length === 0) return [];
  const ids = watched.map(({ videoId }) => videoId);
  const places = await placesOf(world.db, member, ids);
  return pointsOf(watched, places).filter(({ putAway }) => !putAway);
}

/** Where a member goes on within one title; null when it has not been begun, or is done. */
export async function resumeOf(
  world: ContentWorld,
  { profileId }: Member,
  titleId: number,
): Promise<Resume | null> {
  const places = await world.cache.get(['places', titleId], () => placesOfTitle(world.db, titleId));
  if (places.length === 0) return null;
  const videoIds = places.map(({ id }) => id);
  const watched = await world.internal(progressOf, { profileId, videoIds, limit: videoIds.length });
  return pointsOf(watched, places)[0] ?? null;
}

/** How far a member has watched each of some videos. */
export async function progressByVideo(
  world: ContentWorld,
  profileId: number | null,
  videoIds: number[],
): Promise<ReadonlyMap<number, Progress>> {
  if (profileId === null || videoIds.length === 0) return new Map();
  const watched = await world.internal(progressOf, { profileId, videoIds, limit: videoIds.length });
  return new Map(watched.map((each) => [each.videoId, each]));
}
