import { newerOf, type Progress, usePlaces } from './progress.ts';

/** Takes up where the profile stands, as far as it is newer than what is known. */
export function learnProgress(came: readonly Progress[]): void {
  const { places } = usePlaces.getState();
  const newer = came.filter((each) => newerOf(places.get(each.videoId) ?? null, each) === each);
  if (newer.length > 0)
    usePlaces.setState({
      places: new Map([...places, ...newer.map((each) => [each.videoId, each] as const)]),
    });
}
