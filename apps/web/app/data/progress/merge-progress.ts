import { newerOf, type Progress, usePlaces } from './progress.ts';

/** Stores the progress that is newer than the known one. */
export function mergeProgress(came: readonly Progress[]): void {
  const { places } = usePlaces.getState();
  const newer = came.filter((each) => newerOf(places.get(each.videoId) ?? null, each) === each);
  if (newer.length > 0)
    usePlaces.setState({
      places: new Map([...places, ...newer.map((each) => [each.videoId, each] as const)]),
    });
}
