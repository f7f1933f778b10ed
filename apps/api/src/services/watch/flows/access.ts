import { found } from '@kandil/contract';
import { playable } from '@kandil/contract/internal';
import type { AccessResult, Mark } from '@kandil/contract/watch';
import { decideAccess, isForGuests, type Watchable } from '../rules/access.ts';
import { placesOf, type Places } from '../rules/leases.ts';
import type { Caller, KnownMember } from './viewer.ts';
import type { WatchWorld } from '../world.ts';

export type What = { videoId: number } | { channelId: number };

/** What is to be played, as the content service knows it. */
export interface Playable extends Watchable {
  assetCode: string;
  live: boolean;
  title: string;
  /** Seconds. */
  duration: number;
  /** Address of a channel that is made elsewhere. */
  stream: string | null;
  marks: Mark[];
}

export interface Decided {
  access: AccessResult;
  content: Playable;
  /** Null for guests. */
  member: KnownMember | null;
  /** Where the viewing takes a place; null when it takes none, as what every guest may watch. */
  places: Places | null;
}

/**
 * Decides whether somebody may watch something: the one place where it is decided, for reports of players as for
 * addresses alone. Whether a place is free is asked next, by those who may.
 * @param viewer finds who watches; what is to be played is looked up meanwhile
 * @throws Refusal NOT_FOUND for what is not there, and what `viewer` throws
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
  const access = decideAccess(member ?? { kind: 'guest' }, content, { avod, now });
  const places =
    member && !isForGuests(content, avod)
      ? placesOf(member.userId, member.subscription, now)
      : null;
  return { access, content, member, places };
}
