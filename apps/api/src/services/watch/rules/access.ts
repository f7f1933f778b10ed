import { type Entitlement, entitlementOf, type PaidPeriod } from '@kandil/contract';
import { type ChildLimits, maySee, type Suitability } from '@kandil/contract/child-limits';
import { type Reason, type Showing, whyNotShown } from '@kandil/contract/showing';
import type { CountryRule } from '@kandil/contract/territory';
import type { PlanDevices } from '@kandil/contract/purchase';
import type { AccessResult } from '@kandil/contract/watch';

/** A viewer, from the rows of the account. */
export type Viewer = { kind: 'guest' } | Member;

export interface Member {
  kind: 'member';
  /** What a child may see; null for an adult's profile. */
  child: ChildLimits | null;
  /** Whether the device is within the account's device limit (ROLE-04). */
  deviceAllowed: boolean;
  /** Of the account, ISO 3166-1 alpha-2; null where nobody has said. */
  country: string | null;
  subscription: Subscription | null;
}

export interface Subscription extends PaidPeriod {
  /** The account that pays; accounts of a family share one. */
  subscriberId: string;
  /** Leases that may run at the same time. */
  streams: number;
  /** The plan has the Scene Guard. */
  sceneGuard: boolean;
  /** What the plan plays on. */
  devices: PlanDevices;
  /** The tallest picture of the plan in lines; null: every picture. */
  maxHeight: number | null;
}

export interface Watchable extends Showing {
  /** Needs no subscription. */
  free: boolean;
  trailer: boolean;
  /** Made for children. */
  kids: boolean;
  /** Age rating in years. */
  age: number;
  /** The title; null for a channel. */
  seriesId: number | null;
  /** Where it is shown; null: everywhere. */
  countries: CountryRule | null;
  /** Whether a viewing that began before `until` may run on. */
  grace: boolean;
}

/** How long a viewing may run on: the longest film with its pauses. Milliseconds. */
const GRACE = 4 * 3_600_000;

/**
 * The moment after which nobody may watch it, in milliseconds since 1970; null: there is none.
 * @param leased the viewer has a lease that began before the end
 */
export function lastMomentOf({ until, grace }: Watchable, leased: boolean): number | null {
  return until !== null && leased && grace ? until + GRACE : until;
}

/**
 * The countries in which something must be shown to a viewer (SPEC-D59): a guest's is what the proxy says, a member's that of
 * the account; null: unknown.
 * @param found what the proxy says
 * @param both a member must be there, too
 */
export function placesOf(
  viewer: Viewer,
  found: string | null,
  both: boolean,
): readonly (string | null)[] {
  if (viewer.kind === 'guest') return [found];
  return both ? [viewer.country, found] : [viewer.country];
}

/**
 * Why it is not shown to a viewer; null: it is.
 * @param places as of `placesOf`
 * @param leased as of `lastMomentOf`
 */
export function whyHidden(
  content: Watchable,
  places: readonly (string | null)[],
  now: number,
  leased: boolean,
): Reason | null {
  const { from, countries } = content;
  return whyNotShown({ from, until: lastMomentOf(content, leased), countries }, now, places);
}

/** What is to be watched, as a child's limits see it. */
export const suitabilityOf = ({
  kids,
  age,
  seriesId,
}: Pick<Watchable, 'kids' | 'age' | 'seriesId'>): Suitability => ({ kids, age, titleId: seriesId });

export interface Circumstances {
  /** Ad-supported mode: guests may watch free content. */
  avod: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** The viewer's device is a phone or tablet. */
  handheld: boolean;
}

/**
 * Decides access to content (ROLE-26, SPEC-D18 and SPEC-D22). Trailers are open to everyone; free content is open to
 * members, and in ad-supported mode to guests. Other content needs a paid period that has not ended, canceled or not; a
 * suspended subscription must be paid first, and a plan for phones and tablets plays on no other device (SPEC-D52). A child's profile gets a warning for content that its limits hide,
 * whatever the plan. On a device beyond the device limit, members may watch only what guests may; the answer DEVICES
 * comes only when nothing else refuses (ROLE-04).
 */
export function decideAccess(
  viewer: Viewer,
  content: Watchable,
  { avod, now, handheld }: Circumstances,
): AccessResult {
  if (viewer.kind === 'guest') return isForGuests(content, avod) ? 'ALLOWED' : 'LOGIN';
  if (!maySee(viewer.child, suitabilityOf(content))) return 'WARNING';
  const access = needsPlan(content) ? entitlementBy(viewer.subscription, now, handheld) : 'ALLOWED';
  const overDeviceLimit = !viewer.deviceAllowed && !isForGuests(content, avod);
  return access === 'ALLOWED' && overDeviceLimit ? 'DEVICES' : access;
}

const needsPlan = ({ free, trailer }: Watchable): boolean => !free && !trailer;

function entitlementBy(plan: Subscription | null, now: number, handheld: boolean): Entitlement {
  const entitlement = entitlementOf(plan, now);
  return entitlement === 'ALLOWED' && isOnlyForHandheld(plan, handheld) ? 'PACKAGES' : entitlement;
}

const isOnlyForHandheld = (plan: Subscription | null, handheld: boolean): boolean =>
  plan?.devices === 'HANDHELD' && !handheld;

/** Whether a member needs another plan only because of the device: the plan is paid, for phones and tablets. */
export function planLimitOf(
  viewer: Viewer,
  access: AccessResult,
  { now, handheld }: Pick<Circumstances, 'now' | 'handheld'>,
): 'HANDHELD' | null {
  if (access !== 'PACKAGES' || viewer.kind === 'guest') return null;
  const isPaid = entitlementOf(viewer.subscription, now) === 'ALLOWED';
  return isPaid && isOnlyForHandheld(viewer.subscription, handheld) ? 'HANDHELD' : null;
}

/** The tallest picture in lines, by the plan that opens the content; null: every picture. Free content has no limit. */
export const maxHeightOf = (viewer: Viewer, content: Watchable): number | null =>
  viewer.kind === 'member' && needsPlan(content) ? (viewer.subscription?.maxHeight ?? null) : null;

/** Whether guests may watch it; such content counts against neither the device limit nor the lease limit. */
export const isForGuests = ({ free, trailer }: Watchable, avod: boolean): boolean =>
  trailer || (free && avod);

/** Whether the Scene Guard works for a viewer: a paid plan must have it, but it protects every child's profile. */
export function hasSceneGuard(viewer: Viewer, now: number): boolean {
  if (viewer.kind === 'guest') return false;
  const { child, subscription } = viewer;
  const paid = subscription?.sceneGuard === true && entitlementOf(subscription, now) === 'ALLOWED';
  return child !== null || paid;
}
