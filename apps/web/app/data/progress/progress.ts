import type { content, Data } from '@kandil/contract';
import { create } from 'zustand';
import { onSessionEnd } from '../session/member-data.ts';

/** The profile's position in a video. */
export type Progress = NonNullable<Data<typeof content.myList>[number]['progress']>;

/** By video, and apart from the videos: personal data never mix with the catalogue (ENTITY-19). */
type Places = ReadonlyMap<number, Progress>;
export const usePlaces = create<{ places: Places }>(() => ({ places: new Map() }));
/** Undone positions by video and time. A response that was under way may still contain them. */
const takenBack = new Set<string>();

onSessionEnd(() => {
  usePlaces.setState({ places: new Map() });
  takenBack.clear();
});

const timeOf = ({ lastUpdateTimestamp }: Progress) => Date.parse(lastUpdateTimestamp);
const nameOf = (place: Progress) => `${place.videoId} ${timeOf(place)}`;
const valid = (place: Progress | null) => (place && takenBack.has(nameOf(place)) ? null : place);

/** The newer of two; the first of equals. Undone positions are ignored. */
export function newerOf(one: Progress | null, other: Progress | null): Progress | null {
  const [first, second] = [valid(one), valid(other)];
  return !first || (second && timeOf(first) < timeOf(second)) ? second : first;
}

/** Undoes the position that a mark gave a video: the one before counts again, or none. */
export function takeBack(place: Progress): void {
  takenBack.add(nameOf(place));
  const places = new Map(usePlaces.getState().places);
  if (places.delete(place.videoId)) usePlaces.setState({ places });
}

/** The progress in a video's data; null without `lastSec`: the profile has not begun it (ENTITY-20). */
export function progressOf(video: {
  id: number;
  duration: number;
  lastSec?: number | undefined;
  lastUpdateTimestamp?: string | undefined;
}): Progress | null {
  const { id, duration, lastSec, lastUpdateTimestamp = '' } = video;
  return lastSec === undefined ? null : { videoId: id, lastSec, duration, lastUpdateTimestamp };
}

/** The profile's position in a video: the newer of that in its data and that of any other response. */
export function useProgress(videoId: number | undefined, said: Progress | null): Progress | null {
  const known = usePlaces(({ places }) =>
    videoId === undefined ? undefined : places.get(videoId),
  );
  return newerOf(said, known ?? null);
}
