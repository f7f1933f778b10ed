import { entitlementOf, type PaidPeriod } from '@kandil/contract';
import type { AccessResult } from '@kandil/contract/watch';

/** Somebody who wants to watch, as the rows of the account say. */
export type Viewer = { kind: 'guest' } | Member;

export interface Member {
  kind: 'member';
  kids: boolean;
  /** Whether the device is among those the account may be used on (ROLE-04). */
  deviceAllowed: boolean;
  subscription: Subscription | null;
}

export interface Subscription extends PaidPeriod {
  /** Whose it is; several accounts of a family watch with one. */
  subscriberId: string;
  /** How many may watch at the same time. */
  streams: number;
}

export interface Watchable {
  /** Watched without a subscription. */
  free: boolean;
  /** Shows what something is like. */
  trailer: boolean;
  /** Fit for children. */
  kids: boolean;
}

export interface Circumstances {
  /** Ad-supported mode: guests watch what is free. */
  avod: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Who may watch what (ROLE-26, SPEC-D18 and SPEC-D22). Trailers are for everybody; what is free is for every member, and
 * in ad-supported mode for guests. The rest needs a paid period that has not ended, canceled or not; a suspended subscription is to be
 * paid first. A child's profile gets a warning for what is not for children, whatever is paid. On a device too many
 * members watch what guests may; that a place must be freed is said once nothing else is in the way (ROLE-04).
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
  const onDeviceTooMany = !viewer.deviceAllowed && !isForGuests(content, avod);
  return access === 'ALLOWED' && onDeviceTooMany ? 'DEVICES' : access;
}

/** What every guest may watch takes no place on a device, nor among those who watch at the same time. */
export const isForGuests = ({ free, trailer }: Watchable, avod: boolean): boolean =>
  trailer || (free && avod);
