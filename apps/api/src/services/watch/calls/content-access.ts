import { contentAccess as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import type { Decided } from '../access.ts';
import { answerReport } from '../report.ts';
import { positionOf } from '../rules/progress.ts';
import { progressOf, writeProgress } from '../store/progress.ts';
import type { WatchWorld } from '../world.ts';

/**
 * A player's report about a video: may it go on, from where, and how far it has come. START only asks; the other
 * events of a member are remembered. Guests have no progress on the server.
 */
export const contentAccess = handle<WatchWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { videoId, event, lastSec } = input;
    const { decided, answer } = await answerReport(world, context, { videoId }, input, (known) =>
      startAt(world, known, videoId),
    );
    const {
      profileId,
      content: { duration },
    } = decided;
    if (answer.access === 'ALLOWED' && event !== 'START' && profileId !== null) {
      const position = positionOf(
        { event, lastSec, eventTime: Date.parse(input.eventTime) },
        duration,
        world.now(),
      );
      await writeProgress(world.db, { profileId, videoId, duration }, position);
    }
    return { data: answer };
  },
);

/** Where the profile stopped; from the beginning when it never began or has finished. */
async function startAt(
  { db }: WatchWorld,
  { profileId }: Decided,
  videoId: number,
): Promise<number> {
  if (profileId === null) return 0;
  const [last] = await progressOf(db, profileId, [videoId], 1);
  return last && !last.finished ? last.last_sec : 0;
}
