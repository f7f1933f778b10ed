import { found } from '@kandil/contract';
import { playable } from '@kandil/contract/internal';
import type { AccessResult, Mark } from '@kandil/contract/watch';
import { decideAccess, isForGuests, type Watchable } from '../rules/access.ts';
import { type LeaseLimit, leaseLimitOf } from '../rules/leases.ts';
import type { Allowance } from '../rules/screen-time.ts';
import { allowanceOf } from './screen-time.ts';
import type { Caller, KnownMember } from './viewer.ts';
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

export interface Decided {
  access: AccessResult;
  content: Playable;
  /** Null for guests. */
  member: KnownMember | null;
  /** What a child with limits may still watch. */
  allowance: Allowance | null;
  /** The limit that a lease of this viewing counts against; null for content open to guests, which needs no lease. */
  leaseLimit: LeaseLimit | null;
}

/**
 * Decides whether a viewer may watch something, both for players' reports and for addresses without a player. A viewer
 * who may watch claims a lease next.
 * @param viewer looks up the viewer, in parallel with the content
 * @throws Refusal NOT_FOUND for unknown content, and the errors of `viewer`
 */
export async function accessOf(
  world: WatchWorld,
  caller: Caller,
  what: What,
  viewer: (world: WatchWorld, caller: Caller) => Promise<KnownMember | null>,
): Promise<Decided> {
  const [known, member] = await Promise.all([
    world.internal(playable, { ...what, language: caller.language }),
    viewer(world, caller),
  ]);
  const content = found(known);
  const avod = world.avodEnabled === 'true';
  const now = world.now();
  const allowance = member && (await allowanceOf(world, member));
  const decision = decideAccess(member ?? { kind: 'guest' }, content, { avod, now });
  const access = decision === 'ALLOWED' && allowance?.over ? 'WARNING' : decision;
  const leaseLimit =
    member && !isForGuests(content, avod)
      ? leaseLimitOf(member.userId, member.subscription, now)
      : null;
  return { access, content, member, allowance, leaseLimit };
}
