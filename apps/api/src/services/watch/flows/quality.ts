import type { WatchReport } from '@kandil/contract/watch';
import type { CallContext } from '../../../platform/http/context.ts';
import { deviceClassOf } from '../rules/handheld.ts';
import { begins, percentOf, plausible } from '../rules/quality.ts';
import type { WatchWorld } from '../world.ts';
import type { AccessDecision } from './access.ts';

/**
 * Hands over the numbers of a report, if it has some. Nobody waits until they are stored, and whatever fails is lost: the
 * next report has them all.
 */
export function noteQuality(
  { viewings }: Pick<WatchWorld, 'viewings'>,
  { userAgent, platform }: Pick<CallContext, 'userAgent' | 'platform'>,
  { access, content: { duration } }: AccessDecision,
  report: WatchReport,
): void {
  if (!report.quality) return;
  const { viewing, error = null, ...numbers } = report.quality;
  const isVideo = 'videoId' in report;
  viewings({
    viewing,
    ...plausible({ ...numbers, error }),
    kind: isVideo ? 'video' : 'channel',
    titleId: isVideo ? report.videoId : report.channelId,
    percent: isVideo ? percentOf(report, duration) : null,
    device: deviceClassOf({ userAgent, platform, touch: report.touch }),
    begins: access === 'ALLOWED' && begins(report.event, numbers),
  }).catch(() => undefined);
}
