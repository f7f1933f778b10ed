import type { WatchReport } from '@kandil/contract/watch';
import { positionOf } from '../rules/progress.ts';
import { progressOf, type ReportedPosition } from '../store/progress.ts';
import type { WatchWorld } from '../world.ts';
import type { AccessDecision } from './access.ts';

/** Where a START begins, in seconds: the profile's last position; 0 if it has not begun, has finished, or on a channel. */
export async function startOf(
  { db }: WatchWorld,
  { access, member }: AccessDecision,
  report: WatchReport,
): Promise<number> {
  const starts = report.event === 'START' && access === 'ALLOWED';
  if (!starts || !member || !('videoId' in report)) return 0;
  const [last] = await progressOf(db, {
    profileId: member.profileId,
    videoIds: [report.videoId],
    limit: 1,
  });
  return last && !last.finished ? last.last_sec : 0;
}

/** The position that a report stores; null on START and if none is stored: of guests, of channels, after a refusal. */
export function positionIn(
  { access, member, content: { duration } }: AccessDecision,
  report: WatchReport,
  now: number,
): ReportedPosition | null {
  const { event, lastSec, eventTime } = report;
  if (access !== 'ALLOWED' || event === 'START') return null;
  if (!member || !('videoId' in report)) return null;
  const position = positionOf({ event, lastSec, eventTime: Date.parse(eventTime) }, duration, now);
  return { profileId: member.profileId, videoId: report.videoId, duration, ...position };
}
