import type { content, Data } from '@kandil/contract';
import { create } from 'zustand';
import { belongsToMember } from '../member-data.ts';

/** Where the profile stands in a video. */
export type Progress = NonNullable<Data<typeof content.myList>[number]['progress']>;

/** By video, and apart from the videos: what is one person's does not mix with what is everybody's (ENTITY-19). */
type Places = ReadonlyMap<number, Progress>;
export const usePlaces = create<{ places: Places }>(() => ({ places: new Map() }));

belongsToMember(() => usePlaces.setState({ places: new Map() }));

const timeOf = ({ lastUpdateTimestamp }: Progress) => Date.parse(lastUpdateTimestamp);

/** The newer of two; the first of equals. */
export const newerOf = (one: Progress | null, other: Progress | null): Progress | null =>
  !one || (other && timeOf(one) < timeOf(other)) ? other : one;

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
