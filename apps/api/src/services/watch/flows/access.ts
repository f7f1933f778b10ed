import { found } from '@kandil/contract';
import { playable } from '@kandil/contract/internal';
import type { AccessResult, Mark } from '@kandil/contract/watch';
import {
  decideAccess,
  isForGuests,
  maxHeightOf,
  planLimitOf,
  type Watchable,
} from '../rules/access.ts';
import { type LeaseLimit, leaseLimitOf } from '../rules/leases.ts';
import type { Allowance } from '../rules/screen-time.ts';
import { allowanceOf } from './screen-time.ts';
import {
  type Caller,
  freshViewerOf,
  type KnownMember,
  recentViewerOf,
  renewedViewerOf,
  viewerOf,
} from './viewer.ts';
import type { WatchWorld } from '../world.ts';

export type What = { videoId: number } | { channelId: number };

/** A video or channel, as the content service describes it. */
export interface Playable extends Watchable {
  assetCode: string;
  live: boolean;
  title: string;
  /** Seconds. */
  duration: number;
  /** Address of a channel that another party streams. */
  stream: string | null;
  marks: Mark[];
}

export interface AccessDecision {
  access: AccessResult;
  /** The limit of a paid plan that refuses the device. */
  planLimit: 'HANDHELD' | null;
  content: Playable;
  /** The tallest picture of the viewer's plan in lines; null: every picture. */
  maxHeight: number | null;
  /** Null for guests. */
  member: KnownMember | null;
  /** What a child with limits may still watch. */
  allowance: Allowance | null;
  /** The limit that a lease of this viewing counts against; null for content open to guests, which needs no lease. */
  leaseLimit: LeaseLimit | null;
}

/** Looks up what a report is about. */
export interface Lookup {
  content(world: WatchWorld, what: What, language: string): Promise<Playable | null>;
  viewer(world: WatchWorld, caller: Caller): Promise<KnownMember | null>;
}

const GUEST = { kind: 'guest' } as const;

const contentOf: Lookup['content'] = ({ internal }, what, language) =>
  internal(playable, { ...what, language });

const recentContentOf: Lookup['content'] = (world, what, language) =>
  world.contents.get(`${JSON.stringify(what)} ${language}`, () => contentOf(world, what, language));

/** Content and viewer as their services know them. */
export const CURRENT: Lookup = { content: contentOf, viewer: viewerOf };
/** From memory while they are fresh: for reports of running players. */
export const RECENT: Lookup = { content: recentContentOf, viewer: recentViewerOf };
/** As `CURRENT`, before a running player is refused or gets another lease: it replaces the viewer in memory. */
export const RENEWED: Lookup = { content: contentOf, viewer: renewedViewerOf };
/** As `CURRENT`, for a START: it drops the viewer from memory. */
export const FRESH: Lookup = { content: contentOf, viewer: freshViewerOf };

/**
 * Decides whether a viewer may watch something, both for players' reports and for addresses without a player. A viewer
 * who may watch claims a lease next.
 * @param lookup the viewer's, in parallel with the content's
 * @throws Refusal NOT_FOUND for unknown content, and the errors of `lookup`
 */
export async function accessOf(
  world: WatchWorld,
  caller: Caller,
  what: What,
  lookup: Lookup,
): Promise<AccessDecision> {
  const [known, member] = await Promise.all([
    lookup.content(world, what, caller.language),
    lookup.viewer(world, caller),
  ]);
  const content = found(known);
  const avod = world.avodEnabled === 'true';
  const now = world.now();
  const allowance = member && (await allowanceOf(world, member));
  const viewer = member ?? GUEST;
  const circumstances = { avod, now, handheld: caller.handheld };
  const decision = decideAccess(viewer, content, circumstances);
  const access = decision === 'ALLOWED' && allowance?.over ? 'WARNING' : decision;
  const leaseLimit =
    member && !isForGuests(content, avod)
      ? leaseLimitOf(member.userId, member.subscription, now)
      : null;
  const planLimit = planLimitOf(viewer, access, circumstances);
  const maxHeight = maxHeightOf(viewer, content);
  return { access, planLimit, content, maxHeight, member, allowance, leaseLimit };
}
