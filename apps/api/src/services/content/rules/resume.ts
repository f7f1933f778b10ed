/** A profile's progress in one video. */
export interface WatchState {
  videoId: number;
  lastSec: number;
  duration: number;
  lastUpdateTimestamp: string;
  finished: boolean;
  /** Removed from Continue Watching. */
  removed?: boolean;
}

/** A video's title and next episode. */
export interface Place {
  titleId: number;
  nextId: number | null;
}

/** The video to resume, with its progress; null if it has not been started. */
export interface Resume {
  titleId: number;
  videoId: number;
  progress: WatchState | null;
  /** The title was removed from Continue Watching and not watched since. */
  putAway: boolean;
}

/**
 * A profile's resume points, one per title, last watched first: the last watched video, or the next episode if that video
 * is finished. A title whose last episode is finished has none.
 * @param watched newest first; videos without a place do not exist any more, or the profile may not see them
 */
export function resumePoints(
  watched: readonly WatchState[],
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
  last: WatchState,
  { titleId, nextId }: Place,
  byVideo: ReadonlyMap<number, WatchState>,
): Resume | null {
  const putAway = last.removed ?? false;
  if (!last.finished) return { titleId, videoId: last.videoId, progress: last, putAway };
  if (nextId === null) return null;
  const next = byVideo.get(nextId);
  return { titleId, videoId: nextId, progress: next && !next.finished ? next : null, putAway };
}
