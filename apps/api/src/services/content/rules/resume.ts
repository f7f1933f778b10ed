/** What is known of a profile's watching of one video. */
export interface Watched {
  videoId: number;
  lastSec: number;
  duration: number;
  lastUpdateTimestamp: string;
  finished: boolean;
  /** Taken off Continue Watching. */
  removed?: boolean;
}

/** A video's title, and the episode that follows it. */
export interface Place {
  titleId: number;
  nextId: number | null;
}

/** The video to go on with, and how far it has been watched; null for one that has not been begun. */
export interface Resume {
  titleId: number;
  videoId: number;
  progress: Watched | null;
  /** The last thing that happened to the title was that it was taken off Continue Watching. */
  putAway: boolean;
}

/**
 * Where a profile goes on, one entry per title, the last watched first: the video watched last, or when that one
 * is finished the next episode. A title whose last episode is finished is done and left out.
 * @param watched newest first; videos that have no place are no longer there (or not for this profile)
 */
export function resumePoints(
  watched: readonly Watched[],
  placeOf: (videoId: number) => Place | undefined,
): Resume[] {
  const byVideo = new Map(watched.map((each) => [each.videoId, each]));
  const points = new Map<number, Resume | null>();
  for (const last of watched) {
    const place = placeOf(last.videoId);
    if (!place || points.has(place.titleId)) continue;
    points.set(place.titleId, goOn(last, place, byVideo));
  }
  return [...points.values()].filter((point) => point !== null);
}

function goOn(
  last: Watched,
  { titleId, nextId }: Place,
  byVideo: ReadonlyMap<number, Watched>,
): Resume | null {
  const putAway = last.removed ?? false;
  if (!last.finished) return { titleId, videoId: last.videoId, progress: last, putAway };
  if (nextId === null) return null;
  const next = byVideo.get(nextId);
  return { titleId, videoId: nextId, progress: next && !next.finished ? next : null, putAway };
}
