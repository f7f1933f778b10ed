import type { content, Data } from '@kandil/contract';
import { create } from 'zustand';
import { onSessionEnd } from '../session/member-data.ts';

/** Where the profile stands in a video. */
export type Progress = NonNullable<Data<typeof content.myList>[number]['progress']>;

/** By video, and apart from the videos: what is one person's does not mix with what is everybody's (ENTITY-19). */
type Places = ReadonlyMap<number, Progress>;
export const usePlaces = create<{ places: Places }>(() => ({ places: new Map() }));
/** Places that were taken back, by video and time. An answer that was under way then still says them. */
const takenBack = new Set<string>();

onSessionEnd(() => {
  usePlaces.setState({ places: new Map() });
  takenBack.clear();
});

const timeOf = ({ lastUpdateTimestamp }: Progress) => Date.parse(lastUpdateTimestamp);
const nameOf = (place: Progress) => `${place.videoId} ${timeOf(place)}`;
const valid = (place: Progress | null) => (place && takenBack.has(nameOf(place)) ? null : place);

/** The newer of two; the first of equals. What was taken back counts for nothing. */
export function newerOf(one: Progress | null, other: Progress | null): Progress | null {
  const [first, second] = [valid(one), valid(other)];
  return !first || (second && timeOf(first) < timeOf(second)) ? second : first;
}

/** The place that a mark gave a video does not count any more, whoever says it: the one before does, or none. */
export function takeBack(place: Progress): void {
  takenBack.add(nameOf(place));
  const places = new Map(usePlaces.getState().places);
  if (places.delete(place.videoId)) usePlaces.setState({ places });
}

/** The progress a video came with; null for one that has no `lastSec`: nobody has begun it (ENTITY-20). */
export function progressOf(video: {
  id: number;
  duration: number;
  lastSec?: number | undefined;
  lastUpdateTimestamp?: string | undefined;
}): Progress | null {
  const { id, duration, lastSec, lastUpdateTimestamp = '' } = video;
  return lastSec === undefined ? null : { videoId: id, lastSec, duration, lastUpdateTimestamp };
}

/** Where the profile stands in a video: the newer of what its data say and what any other answer said. */
export function useProgress(videoId: number | undefined, said: Progress | null): Progress | null {
  const known = usePlaces(({ places }) =>
    videoId === undefined ? undefined : places.get(videoId),
  );
  return newerOf(said, known ?? null);
}
