import { contentAccess as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import type { Decided } from '../flows/access.ts';
import { answerReport } from '../flows/report.ts';
import { positionOf } from '../rules/progress.ts';
import { progressOf } from '../store/progress.ts';
import type { WatchWorld } from '../world.ts';

/**
 * A player's report about a video. START answers access and start position; the other events of a member also store
 * progress. Guests have no progress on the server.
 */
export const contentAccess = handle<WatchWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { videoId, event, lastSec } = input;
    const { decided, answer } = await answerReport(world, context, { videoId }, input, (known) =>
      startAt(world, known, videoId),
    );
    const {
      member,
      content: { duration },
    } = decided;
    if (answer.access === 'ALLOWED' && event !== 'START' && member) {
      const eventTime = Date.parse(input.eventTime);
      const position = positionOf({ event, lastSec, eventTime }, duration, world.now());
      await world.progress({ profileId: member.profileId, videoId, duration, ...position });
    }
    return { data: answer };
  },
);

/** The profile's last position; 0 if it has not begun or has finished. */
async function startAt({ db }: WatchWorld, { member }: Decided, videoId: number): Promise<number> {
  if (!member) return 0;
  const [last] = await progressOf(db, {
    profileId: member.profileId,
    videoIds: [videoId],
    limit: 1,
  });
  return last && !last.finished ? last.last_sec : 0;
}
