import { progressOf } from '@kandil/contract/internal';
import { type Place, type Resume, resumePoints, type WatchState } from '../rules/resume.ts';
import { placesOf, placesOfTitle, type VideoPlace } from '../store/videos.ts';
import type { Member, Visitor } from './visitor.ts';
import type { ContentWorld } from '../world.ts';

const LATEST = 200;

/** The videos that a profile watched last, newest first, with their titles and next episodes. */
export interface ProgressOwner {
  profileId: number;
  watched: readonly WatchState[];
  placeOf: (videoId: number) => Place | undefined;
}

/** Read once per request; null for guests. */
export async function watchingOf(
  world: ContentWorld,
  visitor: Visitor,
): Promise<ProgressOwner | null> {
  const { profileId } = visitor;
  if (profileId === null) return null;
  const watched = await world.internal(progressOf, { profileId, limit: LATEST });
  const ids = watched.map(({ videoId }) => videoId);
  const places = ids.length === 0 ? [] : await placesOf(world.db, visitor, ids);
  return { profileId, watched, placeOf: placeAmong(places) };
}

function placeAmong(places: readonly VideoPlace[]): ProgressOwner['placeOf'] {
  const byId = new Map(
    places.map(({ id, title_id, next_id }) => [id, { titleId: title_id, nextId: next_id }]),
  );
  return (videoId) => byId.get(videoId);
}

/** Resume points over the whole catalogue, last watched title first, without titles removed from the row. */
export function continueWatching({ watched, placeOf }: ProgressOwner): Resume[] {
  return resumePoints(watched, placeOf).filter(({ putAway }) => !putAway);
}

/** The resume point of one title, and what was watched of it; none if the member has not started it, or has finished its last video. */
export async function resumeOf(
  world: ContentWorld,
  { profileId }: Member,
  titleId: number,
): Promise<{ resume: Resume | null; finished: boolean; watched: readonly WatchState[] }> {
  const places = await world.cache.get(['places', titleId], () => placesOfTitle(world.db, titleId));
  if (places.length === 0) return { resume: null, finished: false, watched: [] };
  const videoIds = places.map(({ id }) => id);
  const watched = await world.internal(progressOf, { profileId, videoIds, limit: videoIds.length });
  const [resume = null] = resumePoints(watched, placeAmong(places));
  return { resume, finished: watched.length > 0 && resume === null, watched };
}

/** A member's progress by video. */
export async function progressByVideo(
  world: ContentWorld,
  profileId: number | null,
  videoIds: number[],
): Promise<ReadonlyMap<number, WatchState>> {
  if (profileId === null || videoIds.length === 0) return new Map();
  const watched = await world.internal(progressOf, { profileId, videoIds, limit: videoIds.length });
  return new Map(watched.map((each) => [each.videoId, each]));
}
