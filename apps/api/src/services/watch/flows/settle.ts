import { Refusal } from '@kandil/contract';
import type { AccessResult, WatchEvent } from '@kandil/contract/watch';
import type { CallContext } from '../../../platform/http/context.ts';
import type { Beat } from '../store/beats.ts';
import type { ReportedPosition } from '../store/progress.ts';
import type { WatchWorld } from '../world.ts';
import {
  accessOf,
  type AccessDecision,
  FRESH,
  type Lookup,
  RECENT,
  RENEWED,
  type What,
} from './access.ts';
import { isHandheld } from '../rules/handheld.ts';
import { claimOf, findLease, type LeaseResult, refuseIfEnded } from './find-lease.ts';
import { viewingOf } from './screen-time.ts';
import type { Caller } from './viewer.ts';

export interface Report {
  event: WatchEvent;
  /** The player's position in seconds. */
  lastSec: number;
  /** Time of the event on the device, ISO 8601. */
  eventTime: string;
  /** The id that the player chose for itself. */
  sessionId: string;
  takeOver?: string | undefined;
  leaving?: boolean | undefined;
  /** The device is operated with fingers. */
  touch?: boolean | undefined;
  /** START: the height of the picture and the language of the sound that the player starts with. */
  startHeight?: number | undefined;
  audioLanguage?: string | undefined;
}

/** A player's report, and what the call makes of it. */
export interface PlayerReport {
  context: CallContext;
  what: What;
  report: Report;
  /** Start position in seconds; called only for a START that is allowed. */
  startAt(decided: AccessDecision): Promise<number>;
  /** The position to store; null if none is stored. Called only for other reports that are allowed. */
  progress(decided: AccessDecision): ReportedPosition | null;
}

export interface SettleResult {
  decided: AccessDecision;
  access: AccessResult;
  lease: LeaseResult | null;
  /** Start position in seconds. */
  begin: number;
}

/** A session whose one-time code is still due counts as a guest. */
export function callerOf(context: CallContext, { touch }: Pick<Report, 'touch'> = {}): Caller {
  const { session, profileId, language, userAgent, platform } = context;
  const device = { language, handheld: isHandheld({ userAgent, platform, touch }) };
  if (!session || session.otpOpen)
    return { userId: null, sessionId: null, profileId: null, ...device };
  return { userId: session.userId, sessionId: session.sessionId, profileId, ...device };
}

/**
 * Settles the report of a running player with the viewer in memory, in one batch with other reports: access, lease,
 * position. Null if that leads to a refusal, because its cause may no longer exist, and if the player's lease is gone:
 * what ended it may have ended more. Nothing is stored then.
 */
export async function settleRecent(
  world: WatchWorld,
  reporting: PlayerReport,
): Promise<SettleResult | null> {
  const decided = await decide(world, reporting, RECENT);
  const { access, member } = decided;
  if (access !== 'ALLOWED') return null;
  if (stops(reporting.report)) {
    await release(world, reporting.report, decided);
    await store(world, reporting, decided);
    return { decided, access, lease: null, begin: 0 };
  }
  const { sessionId: player } = reporting.report;
  const claim = claimOf(decided, requestOf(reporting));
  const stored = await store(world, reporting, decided, claim);
  if (!stored) return null;
  if (member) await refuseIfEnded(world, { sessionId: member.sessionId, player });
  return {
    decided,
    access,
    lease: { kind: 'held', session: stored.leaseId ?? player },
    begin: 0,
  };
}

/** Settles a report with the viewer as it is now: a START, and what `settleRecent` leaves. */
export async function settleFresh(
  world: WatchWorld,
  reporting: PlayerReport,
): Promise<SettleResult> {
  const isStart = reporting.report.event === 'START';
  const decided = await decide(world, reporting, isStart ? FRESH : RENEWED);
  const [lease, begin] = await Promise.all([
    leaseFor(world, reporting, decided),
    // In parallel with the lease, to shorten the start of playback.
    isStart && decided.access === 'ALLOWED' ? reporting.startAt(decided) : 0,
  ]);
  const access = lease?.kind === 'full' ? 'DEVICES' : decided.access;
  await store(world, reporting, { ...decided, access });
  return { decided, access, lease, begin };
}

/** Releases the player's lease if its session has ended. */
async function decide(
  world: WatchWorld,
  { context, what, report }: PlayerReport,
  lookup: Lookup,
): Promise<AccessDecision> {
  const { sessionId: player } = report;
  const caller = callerOf(context, report);
  try {
    return await accessOf(world, caller, what, lookup);
  } catch (error) {
    const isOver = error instanceof Refusal && error.code === 'SESSION_ENDED';
    const { sessionId } = caller;
    if (isOver && sessionId !== null) await world.leases.leave({ sessionId, player });
    throw error;
  }
}

/** Whether the player ends with this report. */
const stops = ({ event, leaving }: Report): boolean => event === 'END' || leaving === true;

const requestOf = ({ context: { language }, what, report }: PlayerReport) => ({
  what,
  player: report.sessionId,
  isStart: report.event === 'START',
  at: Date.parse(report.eventTime),
  takeOver: report.takeOver ?? null,
  language,
});

/** The lease of a player that keeps playing. A player that stops or may not watch releases its lease and gets null. */
async function leaseFor(
  world: WatchWorld,
  reporting: PlayerReport,
  decided: AccessDecision,
): Promise<LeaseResult | null> {
  const { report } = reporting;
  const keepsPlaying = decided.access === 'ALLOWED' && !stops(report);
  if (!keepsPlaying || (report.event === 'START' && !decided.leaseLimit))
    await release(world, report, decided);
  return keepsPlaying ? findLease(world, decided, requestOf(reporting)) : null;
}

async function release(
  world: WatchWorld,
  { event, eventTime, sessionId: player }: Report,
  { access, member }: AccessDecision,
): Promise<void> {
  if (!member) return;
  // A viewing that started after this END was sent keeps its lease; a viewer who may not watch keeps none.
  const until = access === 'ALLOWED' && event !== 'START' ? Date.parse(eventTime) : undefined;
  await world.leases.leave({ sessionId: member.sessionId, player }, until);
}

/**
 * Stores what a report says, with its lease if `claim` is given; resolves when it is on the disk. Null if the lease is
 * gone, and nothing was stored. @throws Refusal BUSY, and errors of the database
 */
async function store(
  world: WatchWorld,
  reporting: PlayerReport,
  decided: AccessDecision,
  claim: Beat['claim'] = null,
): Promise<{ leaseId: string | null } | null> {
  const { access, member } = decided;
  if (!member) return { leaseId: null };
  const { event } = reporting.report;
  const isAllowed = access === 'ALLOWED';
  const plays = isAllowed && event !== 'PAUSE' && !stops(reporting.report);
  const progress = isAllowed && event !== 'START' ? reporting.progress(decided) : null;
  const viewing = viewingOf(member, plays, world.now());
  if (!claim && !progress && !viewing) return { leaseId: null };
  return world.beats({ claim, progress, viewing });
}
