import type { AnyCall } from '@kandil/contract';
import type { Limit, RateLimiter } from '../state/index.ts';
import { addressKey } from './address-key.ts';
import type { CallContext } from './context.ts';

const MINUTE = 60;

interface Group {
  guest: Limit;
  member: Limit;
}

const group = (name: string, guest: number, member: number): Group => ({
  guest: { name: `${name} guest`, points: guest, seconds: MINUTE },
  member: { name: `${name} member`, points: member, seconds: MINUTE },
});

/**
 * SEC-12, for the calls whose service sets no limits of its own: by client address for guests, by
 * session for members. A player reports far less often than once a second, seeking viewers included.
 */
const CATALOGUE = group('catalogue', 300, 600);
const SEARCH = group('search', 30, 60);
const ADDRESSES = group('addresses', 30, 30);
const REPORTS = group('reports', 120, 120);
const CHANGES = group('changes', 60, 60);

const BY_NAME: Readonly<Record<string, Group>> = {
  'content.seriesSearch': SEARCH,
  'content.videoUrl': ADDRESSES,
  'content.captionUrl': ADDRESSES,
  'content.channelUrl': ADDRESSES,
  'content.addToMyList': CHANGES,
  'content.removeToMyList': CHANGES,
  'content.contentLikesRate': CHANGES,
  'content.channelFavouriteAdd': CHANGES,
  'content.channelFavouriteRemove': CHANGES,
  'watch.progressMark': CHANGES,
  'watch.historyPause': CHANGES,
  'watch.historyRemove': CHANGES,
  'watch.historyClear': CHANGES,
  'watch.contentAccess': REPORTS,
  'watch.liveTvAccess': REPORTS,
  'watch.progressBatch': REPORTS,
};

export type LimitCall = (call: AnyCall, context: CallContext) => Promise<void>;

/**
 * Counts a call that came over HTTP; server rendering and services calling each other are not counted.
 * @param factor multiplies the limits per client address: for offices and tests that come from one
 * @returns what refuses with TOO_MANY_REQUESTS when there were too many
 */
export function callLimits(limiter: RateLimiter, factor: number): LimitCall {
  return async (call, { session, ip }) => {
    if (call.service === 'auth') return;
    const { guest, member } = BY_NAME[call.name] ?? CATALOGUE;
    if (session) await limiter.take(member, session.sessionId);
    else await limiter.take({ ...guest, points: guest.points * factor }, addressKey(ip));
  };
}
