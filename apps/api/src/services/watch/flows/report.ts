import { Refusal } from '@kandil/contract';
import { maySee } from '@kandil/contract/child-limits';
import type { AccessAnswer, WatchReport } from '@kandil/contract/watch';
import type { CallContext } from '../../../platform/http/context.ts';
import { errorWordsOf, wordsOf } from '../../../platform/words.ts';
import { suitabilityOf } from '../rules/access.ts';
import type { WatchWorld } from '../world.ts';
import { accessOf, type AccessDecision, whatOf } from './access.ts';
import { type LeaseResult, leaseFor, refuseIfEnded, stops } from './find-lease.ts';
import { playbackOf } from './playback.ts';
import { positionIn, startOf } from './position.ts';
import { noteQuality } from './quality.ts';
import { endOfDay, viewingOf } from './screen-time.ts';
import { callerOf, type Freshness } from './viewer.ts';

/** Seconds between two reports of a player (WATCH-04). */
const REPORT_EVERY = 30;

/**
 * Decides about a player's report and answers it once it is stored.
 * @throws Refusal SESSION_ENDED, PIN_REQUIRED, NOT_FOUND, BUSY, and errors of the database
 */
export const answerReport = (
  world: WatchWorld,
  context: CallContext,
  report: WatchReport,
): Promise<AccessAnswer> =>
  settle(world, context, report, report.event === 'START' ? 'START' : 'RECENT');

/**
 * Access, lease, position. What memory refuses is decided again with the viewer as it is now, because the cause may no
 * longer exist; so is a player whose lease is gone, because what ended it may have ended more.
 */
async function settle(
  world: WatchWorld,
  context: CallContext,
  report: WatchReport,
  freshness: Freshness,
): Promise<AccessAnswer> {
  const { language } = context;
  const isRecent = freshness === 'RECENT';
  const decided = await decide(world, context, report, freshness);
  if (isRecent && decided.access !== 'ALLOWED') return settle(world, context, report, 'RENEWED');
  const [lease, startAt] = await Promise.all([
    leaseFor(world, decided, report, { language, renews: isRecent }),
    // In parallel with the lease, to shorten the start of playback.
    startOf(world, decided, report),
  ]);
  const access = lease?.kind === 'full' ? 'DEVICES' : decided.access;
  const outcome: AccessDecision = { ...decided, access };
  const leaseId = await store(world, outcome, report, lease);
  if (leaseId === undefined) return settle(world, context, report, 'RENEWED');
  const held = lease?.kind === 'due' ? await renewed(world, decided, report, leaseId) : lease;
  return answerOf(world, context, report, outcome, held, startAt);
}

async function answerOf(
  world: WatchWorld,
  context: CallContext,
  report: WatchReport,
  decided: AccessDecision,
  lease: LeaseResult | null,
  startAt: number,
): Promise<AccessAnswer> {
  noteQuality(world, context, decided, report);
  const playback =
    lease?.kind === 'held'
      ? await playbackOf(world, decided, report, lease.session, startAt)
      : null;
  return {
    access: decided.access,
    warning: warningOf(decided, context),
    reason: decided.reason,
    planLimit: decided.planLimit,
    screenTime: screenTimeOf(decided),
    nextRequestAfter: nextAfter(decided, world.now()),
    playback,
    streams: lease?.kind === 'full' ? lease.streams : null,
  };
}

/** The lease that was renewed with a report; the player itself where what plays needs none. */
async function renewed(
  world: WatchWorld,
  { member }: AccessDecision,
  { sessionId: player }: WatchReport,
  leaseId: string | null,
): Promise<LeaseResult> {
  if (member) await refuseIfEnded(world, member, player);
  return { kind: 'held', session: leaseId ?? player };
}

/** Releases the player's lease if its session has ended. */
async function decide(
  world: WatchWorld,
  context: CallContext,
  report: WatchReport,
  freshness: Freshness,
): Promise<AccessDecision> {
  const caller = callerOf(context, report.touch);
  try {
    return await accessOf(world, caller, whatOf(report), freshness);
  } catch (error) {
    const isOver = error instanceof Refusal && error.code === 'SESSION_ENDED';
    const { sessionId } = caller;
    if (isOver && sessionId !== null)
      await world.leases.leave({ sessionId, player: report.sessionId });
    throw error;
  }
}

/**
 * Stores what a report says, and renews the lease that is due; resolves when it is on the disk.
 * @returns the id of the renewed lease; null if none is due; undefined if it is gone, and nothing was stored
 */
async function store(
  world: WatchWorld,
  decided: AccessDecision,
  report: WatchReport,
  lease: LeaseResult | null,
): Promise<string | null | undefined> {
  const { access, member } = decided;
  if (!member) return null;
  const claim = lease?.kind === 'due' ? lease.claim : null;
  const progress = positionIn(decided, report, world.now());
  const plays = access === 'ALLOWED' && report.event !== 'PAUSE' && !stops(report);
  const viewing = viewingOf(member, plays, world.now());
  return claim || progress || viewing ? world.beats({ claim, progress, viewing }) : null;
}

function warningOf(
  { access, content, member, allowance, reason }: AccessDecision,
  { language }: CallContext,
): string | null {
  if (access !== 'WARNING') return null;
  if (reason) return errorWordsOf(language)(reason);
  return allowance?.over && maySee(member?.child ?? null, suitabilityOf(content))
    ? endOfDay(allowance, language)
    : wordsOf(language)('watch.kids');
}

/** The report at the end of a child's time, or of what plays, is due at that moment. */
function nextAfter({ allowance, lastMoment }: AccessDecision, now: number): number {
  const left = allowance?.secondsLeft ?? REPORT_EVERY;
  const shown = lastMoment === null ? REPORT_EVERY : Math.ceil((lastMoment - now) / 1000);
  return Math.max(1, Math.min(REPORT_EVERY, left, shown));
}

function screenTimeOf({ allowance }: AccessDecision): AccessAnswer['screenTime'] {
  if (!allowance) return null;
  const { over, secondsLeft, moreLeft } = allowance;
  return { over, secondsLeft, moreLeft };
}
