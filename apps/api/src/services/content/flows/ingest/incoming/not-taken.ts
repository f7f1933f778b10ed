import type { Incoming } from '../../../../../platform/media/files/incoming.ts';
import { DROPPED } from '../../../rules/dropped.ts';
import { FOLDER, type SkippedFile, whyNot } from '../not-taken.ts';
import { isMarker, markerReader, markOf } from './markers.ts';

/**
 * Everything in `incoming/` of the bucket that is not ingested, and why.
 * @throws Error of the store
 */
export async function notTakenOfBucket(incoming: Incoming): Promise<SkippedFile[]> {
  const found = await incoming.list();
  const names = found.map(({ name }) => name);
  const markers = await markerReader(incoming)(found);
  return found.flatMap((file): SkippedFile[] => {
    const { name } = file;
    const reason = (why: string) => [{ name: `incoming/${name}`, reason: why }];
    if (name.endsWith('/')) return reason(FOLDER);
    if (isMarker(name)) return [];
    const why = whyNot(name, names);
    if (why !== undefined) return reason(why);
    if (!DROPPED.test(name)) return [];
    const marker = markers(name, markOf(file));
    if (!marker) return reason('waits: a worker takes it when two looks find it unchanged');
    if (marker.state === 'done') return [];
    return reason(`failed: ${marker.message} Delete ${name}.failed to try again.`);
  });
}
