import { Refusal } from '@kandil/contract';
import type { AccessAnswer } from '@kandil/contract/watch';
import type { LanguageCode } from '@kandil/i18n';
import type { AccessDecision, What } from './access.ts';
import type { Outcome } from '../rules/claims.ts';
import type { Claim, Player } from '../rules/leases.ts';
import { runningLeases } from './running-leases.ts';
import type { WatchWorld } from '../world.ts';

/** What a player's request for a lease leads to. */
export type LeaseResult =
  /** `session` is the id for which media addresses are signed: the lease, or the player if it needs no lease. */
  | { kind: 'held'; session: string }
  /** The report is older than what the player plays now. */
  | { kind: 'late' }
  | { kind: 'full'; streams: NonNullable<AccessAnswer['streams']> };

export interface LeaseRequest {
  what: What;
  /** The id that the player chose for itself. */
  player: string;
  isStart: boolean;
  /** Milliseconds since 1970 on the device. */
  at: number;
  takeOver: string | null;
  language: LanguageCode;
}

/** What a viewer claims for a request; null if what plays needs no lease. */
export function claimOf(
  { member, leaseLimit }: Pick<AccessDecision, 'member' | 'leaseLimit'>,
  { what, player, isStart, at, takeOver }: LeaseRequest,
): Claim | null {
  if (!member || !leaseLimit) return null;
  const { userId: accountId, sessionId, profileId } = member;
  const by = { accountId, profileId, sessionId, player };
  return { ...leaseLimit, ...contentOf(what), ...by, isStart, at, takeOver };
}

/** Claims the lease of a viewer who is allowed to watch. @throws Refusal SESSION_ENDED */
export async function findLease(
  world: WatchWorld,
  decided: Pick<AccessDecision, 'member' | 'leaseLimit'>,
  request: LeaseRequest,
): Promise<LeaseResult> {
  const { player, language } = request;
  const { member } = decided;
  const claim = claimOf(decided, request);
  if (!member || !claim) return { kind: 'held', session: player };
  const outcome = await world.leases.claim(claim);
  await refuseIfEnded(world, { sessionId: member.sessionId, player });
  if (outcome.kind !== 'full') return resultOf(outcome);
  const reader = { language, kids: member.kids };
  const { leases, over } = await runningLeases(world, outcome.running, reader);
  if (over.length === 0) return { kind: 'full', streams: { limit: claim.limit, running: leases } };
  // A session that has ended keeps no lease. Each retry ends at least one lease, so there are few retries.
  await world.leases.end(over);
  return findLease(world, decided, request);
}

/**
 * Ends the leases of a player whose session has ended since its viewer was looked up, or cached: that end did not find
 * the lease. @throws Refusal SESSION_ENDED
 */
export async function refuseIfEnded(
  { ended, leases }: Pick<WatchWorld, 'ended' | 'leases'>,
  player: Player,
): Promise<void> {
  if (!ended.has(player.sessionId)) return;
  await leases.leave(player);
  throw new Refusal('SESSION_ENDED');
}

const resultOf = (outcome: Exclude<Outcome, { kind: 'full' }>): LeaseResult =>
  outcome.kind === 'held' ? { kind: 'held', session: outcome.leaseId } : outcome;

const contentOf = (what: What) => ({
  videoId: 'videoId' in what ? what.videoId : null,
  channelId: 'channelId' in what ? what.channelId : null,
});
