import { entitlementOf, type PaidPeriod } from '@kandil/contract';
import type { AccessResult } from '@kandil/contract/watch';

/** A viewer, from the rows of the account. */
export type Viewer = { kind: 'guest' } | Member;

export interface Member {
  kind: 'member';
  kids: boolean;
  /** Whether the device is within the account's device limit (ROLE-04). */
  deviceAllowed: boolean;
  subscription: Subscription | null;
}

export interface Subscription extends PaidPeriod {
  /** The account that pays; accounts of a family share one. */
  subscriberId: string;
  /** Leases that may run at the same time. */
  streams: number;
  /** The plan has the Scene Guard. */
  sceneGuard: boolean;
}

export interface Watchable {
  /** Needs no subscription. */
  free: boolean;
  trailer: boolean;
  /** Suitable for children. */
  kids: boolean;
}

export interface Circumstances {
  /** Ad-supported mode: guests may watch free content. */
  avod: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Decides access to content (ROLE-26, SPEC-D18 and SPEC-D22). Trailers are open to everyone; free content is open to
 * members, and in ad-supported mode to guests. Other content needs a paid period that has not ended, canceled or not; a
 * suspended subscription must be paid first. A child's profile gets a warning for content not suitable for children,
 * whatever the plan. On a device beyond the device limit, members may watch only what guests may; the answer DEVICES
 * comes only when nothing else refuses (ROLE-04).
 */
export function decideAccess(
  viewer: Viewer,
  content: Watchable,
  { avod, now }: Circumstances,
): AccessResult {
  if (viewer.kind === 'guest') return isForGuests(content, avod) ? 'ALLOWED' : 'LOGIN';
  if (viewer.kids && !content.kids) return 'WARNING';
  const access =
    content.free || content.trailer ? 'ALLOWED' : entitlementOf(viewer.subscription, now);
  const overDeviceLimit = !viewer.deviceAllowed && !isForGuests(content, avod);
  return access === 'ALLOWED' && overDeviceLimit ? 'DEVICES' : access;
}

/** Whether guests may watch it; such content counts against neither the device limit nor the lease limit. */
export const isForGuests = ({ free, trailer }: Watchable, avod: boolean): boolean =>
  trailer || (free && avod);

/** Whether the Scene Guard works for a viewer: a paid plan must have it, but it protects every child's profile. */
export function hasSceneGuard(viewer: Viewer, now: number): boolean {
  if (viewer.kind === 'guest') return false;
  const { kids, subscription } = viewer;
  const paid = subscription?.sceneGuard === true && entitlementOf(subscription, now) === 'ALLOWED';
  return kids || paid;
}
