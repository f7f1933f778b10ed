import type { Data } from '@kandil/contract';
import { playable, playedNames } from '@kandil/contract/internal';
import type { WatchWorld } from '../world.ts';

type Playable = NonNullable<Data<typeof playable>>;

/** A video for the staff; length and marks only while it can be played. */
interface NamedVideo {
  title: string;
  part: string | null;
  /** Length. */
  seconds: number | null;
  marks: Playable['marks'];
}

/** A video by its id; UNKNOWN if the catalogue has none, null while the catalogue does not answer. */
export async function namedVideo(
  { internal }: Pick<WatchWorld, 'internal'>,
  videoId: number,
): Promise<NamedVideo | 'UNKNOWN' | null> {
  try {
    const [{ videos }, played] = await Promise.all([
      internal(playedNames, { videoIds: [videoId], channelIds: [] }),
      internal(playable, { videoId }),
    ]);
    const [named] = videos;
    if (!named) return 'UNKNOWN';
    const { title, part } = named;
    return { title, part, seconds: played?.duration ?? null, marks: played?.marks ?? [] };
  } catch {
    return null;
  }
}
