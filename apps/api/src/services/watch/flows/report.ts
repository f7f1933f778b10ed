import { Refusal } from '@kandil/contract';
import type { AccessAnswer, AccessResult } from '@kandil/contract/watch';
import type { CallContext } from '../../../platform/http/context.ts';
import { wordsOf } from '../../../platform/words.ts';
import { accessOf, type Decided, type What } from './access.ts';
import { findLease, type LeaseResult } from './find-lease.ts';
import { playbackOf } from './playback.ts';
import { countViewing, endOfDay } from './screen-time.ts';
import { type Caller, recentViewerOf, freshViewerOf } from './viewer.ts';
import type { WatchWorld } from '../world.ts';

/** Seconds between two reports of a player (WATCH-04). */
const REPORT_EVERY = 30;

export interface Report {
  event: 'START' | 'HEARTBEAT' | 'PAUSE' | 'SEEK' | 'END';
  /** The player's position in seconds. */
  lastSec: number;
  /** Time of the event on the device, ISO 8601. */
  eventTime: string;
  /** The id that the player chose for itself. */
  sessionId: string;
  takeOver?: string | undefined;
  leaving?: boolean | undefined;
  /** START: the height of the picture and the language of the sound that the player starts with. */
  startHeight?: number | undefined;
  audioLanguage?: string | undefined;
}

/** Decides about a player's report. `startAt` is called only for a START that is allowed. */
export async function answerReport(
  world: WatchWorld,
  context: CallContext,
  what: What,
  report: Report,
  startAt: (decided: Decided) => Promise<number>,
): Promise<{ decided: Decided; answer: AccessAnswer }> {
  const isStart = report.event === 'START';
  const { decided, lease, begin } =
    (isStart ? null : await settledFromCache(world, context, what, report)) ??
    (await settledFresh(world, context, what, report, startAt));
  const access = lease?.kind === 'full' ? 'DEVICES' : decided.access;
  if (decided.member) await countViewing(world, decided.member, goesOn(access, report));
  const playback =
    lease?.kind === 'held'
      ? await playbackOf(world, decided, report, { session: lease.session, startAt: begin })
      : null;
  return {
    decided: { ...decided, access },
    answer: {
      access,
      warning: warningOf(decided, access, context),
      screenTime: screenTimeOf(decided),
      nextRequestAfter: nextAfter(decided),
      playback,
      streams: lease?.kind === 'full' ? lease.streams : null,
    },
  };
}

/** Whether the player plays until its next report. */
const goesOn = (access: AccessResult, { event, leaving }: Report): boolean =>
  access === 'ALLOWED' && event !== 'PAUSE' && event !== 'END' && !leaving;

/** A session whose one-time code is still due counts as a guest. */
export function callerOf({ session, profileId, language }: CallContext): Caller {
  if (!session || session.otpOpen)
    return { userId: null, sessionId: null, profileId: null, language };
  return { userId: session.userId, sessionId: session.sessionId, profileId, language };
}

interface Settled {
  decided: Decided;
  lease: LeaseResult | null;
  /** Start position in seconds. */
  begin: number;
}

/** Decides with the cached viewer; null if that leads to a refusal, because the cause may no longer exist. */
async function settledFromCache(
  world: WatchWorld,
  context: CallContext,
  what: What,
  report: Report,
): Promise<Settled | null> {
  const decided = await decide(world, context, what, report, recentViewerOf);
  if (decided.access !== 'ALLOWED') return null;
  const lease = await leaseFor(world, context, what, report, decided);
  return lease?.kind === 'full' ? null : { decided, lease, begin: 0 };
}

async function settledFresh(
  world: WatchWorld,
  context: CallContext,
  what: What,
  report: Report,
  startAt: (decided: Decided) => Promise<number>,
): Promise<Settled> {
  const decided = await decide(world, context, what, report, freshViewerOf);
  const [lease, begin] = await Promise.all([
    leaseFor(world, context, what, report, decided),
    // In parallel with the lease, to shorten the start of playback.
    report.event === 'START' && decided.access === 'ALLOWED' ? startAt(decided) : 0,
  ]);
  return { decided, lease, begin };
}

/** Releases the player's lease if its session has ended. */
async function decide(
  world: WatchWorld,
  context: CallContext,
  what: What,
  { sessionId: player }: Report,
  viewer: typeof freshViewerOf,
): Promise<Decided> {
  const caller = callerOf(context);
  try {
    return await accessOf(world, caller, what, viewer);
  } catch (error) {
    const isOver = error instanceof Refusal && error.code === 'SESSION_ENDED';
    const { sessionId } = caller;
    if (isOver && sessionId !== null) await world.leases.leave({ sessionId, player });
    throw error;
  }
}

/** The lease of a player that keeps playing. A player that stops or may not watch releases its lease and gets null. */
async function leaseFor(
  world: WatchWorld,
  { language }: CallContext,
  what: What,
  report: Report,
  decided: Decided,
): Promise<LeaseResult | null> {
  const { event, sessionId: player, takeOver = null } = report;
  const isStart = event === 'START';
  const at = Date.parse(report.eventTime);
  const keepsPlaying = decided.access === 'ALLOWED' && event !== 'END' && !report.leaving;
  if (!keepsPlaying || (isStart && !decided.leaseLimit)) await release(world, report, decided);
  return keepsPlaying
    ? findLease(world, decided, { what, player, isStart, at, takeOver, language })
    : null;
}

async function release(
  world: WatchWorld,
  { event, eventTime, sessionId: player }: Report,
  { access, member }: Decided,
): Promise<void> {
  if (!member) return;
  // A viewing that started after this END was sent keeps its lease; a viewer who may not watch keeps none.
  const until = access === 'ALLOWED' && event !== 'START' ? Date.parse(eventTime) : undefined;
  await world.leases.leave({ sessionId: member.sessionId, player }, until);
}

function warningOf(
  { content, allowance }: Decided,
  access: AccessResult,
  { language }: CallContext,
): string | null {
  if (access !== 'WARNING') return null;
  return allowance?.over && content.kids
    ? endOfDay(allowance, language)
    : wordsOf(language)('watch.kids');
}

/** The report at the end of a child's time is due at that moment. */
function nextAfter({ allowance }: Decided): number {
  const left = allowance?.secondsLeft ?? REPORT_EVERY;
  return Math.max(1, Math.min(REPORT_EVERY, left));
}

function screenTimeOf({ allowance }: Decided): AccessAnswer['screenTime'] {
  return allowance && { over: allowance.over, secondsLeft: allowance.secondsLeft };
}
