import { Refusal } from '@kandil/contract';
import type { AccessAnswer, WatchReport } from '@kandil/contract/watch';
import type { LanguageCode } from '@kandil/i18n';
import type { Claim } from '../rules/leases.ts';
import type { WatchWorld } from '../world.ts';
import type { AccessDecision, What } from './access.ts';
import { runningLeases } from './running-leases.ts';
import type { KnownMember } from './viewer.ts';

/** The lease of a player that keeps playing. */
export type LeaseResult =
  /** `session` is the id for which media addresses are signed: the lease, or the player if it needs no lease. */
  | { kind: 'held'; session: string }
  /** A running player renews its lease together with what its report stores. */
  | { kind: 'due'; claim: Claim | null }
  /** The report is older than what the player plays now. */
  | { kind: 'late' }
  | { kind: 'full'; streams: NonNullable<AccessAnswer['streams']> };

/** Whether the player ends with this report. */
export const stops = ({ event, leaving }: WatchReport): boolean =>
  event === 'END' || leaving === true;

/** What a viewer claims; null if what plays needs no lease. */
export function claimOf(
  { member, leaseLimit }: AccessDecision,
  what: What,
  request: Pick<Claim, 'player' | 'isStart' | 'at' | 'takeOver'>,
): Claim | null {
  if (!member || !leaseLimit) return null;
  const { userId: accountId, sessionId, profileId } = member;
  const videoId = 'videoId' in what ? what.videoId : null;
  const channelId = 'channelId' in what ? what.channelId : null;
  return { ...leaseLimit, videoId, channelId, accountId, profileId, sessionId, ...request };
}

/** A player that stops or may not watch releases its lease and gets null. @param renews the player has a lease */
export async function leaseFor(
  world: WatchWorld,
  decided: AccessDecision,
  report: WatchReport,
  { renews, language }: { renews: boolean; language: LanguageCode },
): Promise<LeaseResult | null> {
  const { event, eventTime, sessionId: player } = report;
  const isStart = event === 'START';
  const keepsPlaying = decided.access === 'ALLOWED' && !stops(report);
  if (!keepsPlaying || (isStart && !decided.leaseLimit)) await release(world, decided, report);
  if (!keepsPlaying) return null;
  const takeOver = report.takeOver ?? null;
  const claim = claimOf(decided, report, { player, isStart, at: Date.parse(eventTime), takeOver });
  if (renews) return { kind: 'due', claim };
  return findLease(world, decided, claim, { player, language });
}

async function release(
  { leases }: WatchWorld,
  { access, member }: AccessDecision,
  { event, eventTime, sessionId: player }: WatchReport,
): Promise<void> {
  if (!member) return;
  // A viewing that started after this END was sent keeps its lease; a viewer who may not watch keeps none.
  const until = access === 'ALLOWED' && event !== 'START' ? Date.parse(eventTime) : undefined;
  await leases.leave({ sessionId: member.sessionId, player }, until);
}

/** Claims the lease of a viewer who is allowed to watch. @throws Refusal SESSION_ENDED */
export async function findLease(
  world: WatchWorld,
  { member }: Pick<AccessDecision, 'member'>,
  claim: Claim | null,
  { player, language }: { player: string; language: LanguageCode },
): Promise<Exclude<LeaseResult, { kind: 'due' }>> {
  if (!member || !claim) return { kind: 'held', session: player };
  const outcome = await world.leases.claim(claim);
  await refuseIfEnded(world, member, player);
  if (outcome.kind === 'held') return { kind: 'held', session: outcome.leaseId };
  if (outcome.kind === 'late') return outcome;
  const reader = { language, child: member.child };
  const { leases, over } = await runningLeases(world, outcome.running, reader);
  if (over.length === 0) return { kind: 'full', streams: { limit: claim.limit, running: leases } };
  // A session that has ended keeps no lease. Each retry ends at least one lease, so there are few retries.
  await world.leases.end(over);
  return findLease(world, { member }, claim, { player, language });
}

/**
 * Ends the leases of a player whose session has ended since its viewer was looked up, or cached: that end did not find
 * the lease. @throws Refusal SESSION_ENDED
 */
export async function refuseIfEnded(
  { ended, leases }: Pick<WatchWorld, 'ended' | 'leases'>,
  { sessionId }: Pick<KnownMember, 'sessionId'>,
  player: string,
): Promise<void> {
  if (!ended.has(sessionId)) return;
  await leases.leave({ sessionId, player });
  throw new Refusal('SESSION_ENDED');
}
