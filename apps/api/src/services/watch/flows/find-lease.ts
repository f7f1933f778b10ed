import { Refusal } from '@kandil/contract';
import type { AccessAnswer } from '@kandil/contract/watch';
import type { LanguageCode } from '@kandil/i18n';
import type { Decided, What } from './access.ts';
import type { Outcome } from '../rules/claims.ts';
import type { Claim } from '../rules/leases.ts';
import { runningLeases } from '../present/running-leases.ts';
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

/** Claims or renews the lease of a viewer who is allowed to watch. @throws Refusal SESSION_ENDED */
export async function findLease(
  world: WatchWorld,
  { member, leaseLimit }: Pick<Decided, 'member' | 'leaseLimit'>,
  request: LeaseRequest,
): Promise<LeaseResult> {
  const { player, language, isStart, at, takeOver } = request;
  if (!member || !leaseLimit) return { kind: 'held', session: player };
  const { userId: accountId, sessionId, profileId, kids } = member;
  const claim: Claim = {
    ...leaseLimit,
    ...contentOf(request.what),
    accountId,
    profileId,
    sessionId,
    player,
    isStart,
    at,
    takeOver,
  };
  const outcome = await (isStart ? world.leases.claim(claim) : world.leases.renew(claim));
  // The session may have ended since its viewer was looked up, or cached; its end did not find this lease.
  if (world.ended.has(sessionId)) {
    await world.leases.leave({ sessionId, player });
    throw new Refusal('SESSION_ENDED');
  }
  if (outcome.kind !== 'full') return resultOf(outcome);
  const { leases, over } = await runningLeases(world, outcome.running, { language, kids });
  if (over.length === 0) return { kind: 'full', streams: { limit: claim.limit, running: leases } };
  // A session that has ended keeps no lease. Each retry ends at least one lease, so there are few retries.
  await world.leases.end(over);
  return findLease(world, { member, leaseLimit }, request);
}

const resultOf = (outcome: Exclude<Outcome, { kind: 'full' }>): LeaseResult =>
  outcome.kind === 'held' ? { kind: 'held', session: outcome.leaseId } : outcome;

const contentOf = (what: What) => ({
  videoId: 'videoId' in what ? what.videoId : null,
  channelId: 'channelId' in what ? what.channelId : null,
});
