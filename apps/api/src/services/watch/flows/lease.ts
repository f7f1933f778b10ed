import type { RunningStream } from '@kandil/contract/watch';
import type { LanguageCode } from '@kandil/i18n';
import type { Decided, What } from './access.ts';
import type { Outcome } from '../rules/claims.ts';
import type { Claim } from '../rules/leases.ts';
import { runningStreams } from '../present/running-streams.ts';
import type { WatchWorld } from '../world.ts';

/** A player's place among those that play at the same time. */
export type Place =
  /** Under this name its addresses are signed: the lease, or the player itself where it needs none. */
  | { kind: 'held'; session: string }
  /** Its report came too late to say anything of what it plays now. */
  | { kind: 'late' }
  | { kind: 'full'; streams: { limit: number; running: RunningStream[] } };

export interface Asked {
  what: What;
  /** The player's own name. */
  player: string;
  isStart: boolean;
  /** Milliseconds since 1970 on the device. */
  at: number;
  takeOver: string | null;
  language: LanguageCode;
}

/** Finds a place for somebody who may watch. */
export async function findPlace(
  world: WatchWorld,
  { member, places }: Pick<Decided, 'member' | 'places'>,
  asked: Asked,
): Promise<Place> {
  const { player, language, isStart, at, takeOver } = asked;
  if (!member || !places) return { kind: 'held', session: player };
  const { userId: accountId, sessionId, profileId, kids } = member;
  const claim: Claim = {
    ...places,
    ...contentOf(asked.what),
    accountId,
    profileId,
    sessionId,
    player,
    isStart,
    at,
    takeOver,
  };
  const outcome = await (isStart ? world.places.claim(claim) : world.places.renew(claim));
  if (outcome.kind !== 'full') return placeOf(outcome);
  const { streams, over } = await runningStreams(world, outcome.running, { language, kids });
  if (over.length === 0)
    return { kind: 'full', streams: { limit: claim.streams, running: streams } };
  // Who has logged out holds no place; each turn ends at least one lease, so there are few.
  await world.places.end(over);
  return findPlace(world, { member, places }, asked);
}

const placeOf = (outcome: Exclude<Outcome, { kind: 'full' }>): Place =>
  outcome.kind === 'held' ? { kind: 'held', session: outcome.leaseId } : outcome;

const contentOf = (what: What) => ({
  videoId: 'videoId' in what ? what.videoId : null,
  channelId: 'channelId' in what ? what.channelId : null,
});
