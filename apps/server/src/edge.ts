import {
  answerCache,
  callLimits,
  childCheckBy,
  type Disk,
  entitlementBy,
  hookLimits,
  type Internal,
  openUploads,
  type Platform,
} from '@kandil/api';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** What the edge needs to decide about calls and to receive uploads. */
export function edgeOf(
  { rateLimitFactor, dataDir, countryHeader }: Config,
  platform: Platform,
  internal: Internal,
  disk: Disk,
) {
  const { log, limiter, now } = platform;
  return {
    log,
    countryHeader,
    limit: callLimits(limiter, rateLimitFactor),
    hookLimits: hookLimits(limiter, rateLimitFactor),
    entitlement: entitlementBy({ internal, now }),
    isChild: childCheckBy({ internal }),
    answers: answerCache(() => performance.now()),
    uploads: openUploads({
      folder: join(dataDir, 'tmp/uploads'),
      disk,
      perAddress: 3 * rateLimitFactor,
    }),
  };
}
