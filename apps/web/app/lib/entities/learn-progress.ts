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

/** Puts the profile at another place of a video at once, wherever it is shown; the next answer has the last word. */
export function moveTo(lastSec: number, known: Progress): void {
  const after = new Date(Date.parse(known.lastUpdateTimestamp) + 1).toISOString();
  learnProgress([{ ...known, lastSec, lastUpdateTimestamp: after }]);
}

/** Forgets what was put or learned of a video: what is shown is as the services say again. */
export function forgetProgress(videoId: number): void {
  const places = new Map(usePlaces.getState().places);
  if (places.delete(videoId)) usePlaces.setState({ places });
}
