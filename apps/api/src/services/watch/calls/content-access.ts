import { contentAccess as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import type { AccessDecision } from '../flows/access.ts';
import { answerReport } from '../flows/report.ts';
import type { Report } from '../flows/settle.ts';
import { positionOf } from '../rules/progress.ts';
import { progressOf, type ReportedPosition } from '../store/progress.ts';
import type { WatchWorld } from '../world.ts';

/**
 * A player's report about a video. START answers access and start position; the other events of a member also store
 * progress. Guests have no progress on the server.
 */
export const contentAccess = handle<WatchWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { videoId } = input;
    const data = await answerReport(world, {
      context,
      what: { videoId },
      report: input,
      startAt: (decided) => startAt(world, decided, videoId),
      progress: (decided) => reported(decided, videoId, input, world.now()),
    });
    return { data };
  },
);

/** The profile's last position; 0 if it has not begun or has finished. */
async function startAt(
  { db }: WatchWorld,
  { member }: AccessDecision,
  videoId: number,
): Promise<number> {
  if (!member) return 0;
  const [last] = await progressOf(db, {
    profileId: member.profileId,
    videoIds: [videoId],
    limit: 1,
  });
  return last && !last.finished ? last.last_sec : 0;
}

function reported(
  { member, content: { duration } }: AccessDecision,
  videoId: number,
  { event, lastSec, eventTime }: Report,
  now: number,
): ReportedPosition | null {
  if (!member) return null;
  const position = positionOf({ event, lastSec, eventTime: Date.parse(eventTime) }, duration, now);
  return { profileId: member.profileId, videoId, duration, ...position };
}
