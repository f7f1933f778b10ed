import { Refusal } from '@kandil/contract';
import type { AccessAnswer, AccessResult } from '@kandil/contract/watch';
import type { CallContext } from '../../../platform/http/context.ts';
import { wordsOf } from '../../../platform/words.ts';
import { accessOf, type Decided, type What } from './access.ts';
import { findPlace, type Place } from './lease.ts';
import { playbackOf } from './playback.ts';
import { type Caller, recentViewerOf, viewerAnew } from './viewer.ts';
import type { WatchWorld } from '../world.ts';

/** Seconds between two reports of a player (WATCH-04). */
const REPORT_EVERY = 30;

export interface Report {
  event: 'START' | 'HEARTBEAT' | 'PAUSE' | 'SEEK' | 'END';
  /** Where the player is, seconds. */
  lastSec: number;
  /** When it was there, ISO 8601 on the device. */
  eventTime: string;
  /** The player's own name. */
  sessionId: string;
  takeOver?: string | undefined;
  leaving?: boolean | undefined;
  /** START: the picture's height and the sound's language it means to begin with. */
  startHeight?: number | undefined;
  audioLanguage?: string | undefined;
}

/** Decides about a player's report; `startAt` is asked for only when a viewing that may go on begins. */
export async function answerReport(
  world: WatchWorld,
  context: CallContext,
  what: What,
  report: Report,
  startAt: (decided: Decided) => Promise<number>,
): Promise<{ decided: Decided; answer: AccessAnswer }> {
  const isStart = report.event === 'START';
  const { decided, place, begin } =
    (isStart ? null : await settledFromMemory(world, context, what, report)) ??
    (await settledAnew(world, context, what, report, startAt));
  const access = place?.kind === 'full' ? 'DEVICES' : decided.access;
  const playback =
    place?.kind === 'held'
      ? await playbackOf(world, decided, report, { session: place.session, startAt: begin })
      : null;
  return {
    decided: { ...decided, access },
    answer: {
      access,
      warning: warningOf(access, context),
      nextRequestAfter: REPORT_EVERY,
      playback,
      streams: place?.kind === 'full' ? place.streams : null,
    },
  };
}

/** Somebody whose one-time code is still open is a guest until it is entered. */
export function callerOf({ session, profileId, language }: CallContext): Caller {
  if (!session || session.otpOpen)
    return { userId: null, sessionId: null, profileId: null, language };
  return { userId: session.userId, sessionId: session.sessionId, profileId, language };
}

interface Settled {
  decided: Decided;
  place: Place | null;
  /** Where a viewing begins, seconds. */
  begin: number;
}

/** By what is remembered of the viewer; null where that would refuse: it may have been mended since. */
async function settledFromMemory(
  world: WatchWorld,
  context: CallContext,
  what: What,
  report: Report,
): Promise<Settled | null> {
  const decided = await decide(world, context, what, report, recentViewerOf);
  if (decided.access !== 'ALLOWED') return null;
  const place = await placeFor(world, context, what, report, decided);
  return place?.kind === 'full' ? null : { decided, place, begin: 0 };
}

async function settledAnew(
  world: WatchWorld,
  context: CallContext,
  what: What,
  report: Report,
  startAt: (decided: Decided) => Promise<number>,
): Promise<Settled> {
  const decided = await decide(world, context, what, report, viewerAnew);
  const [place, begin] = await Promise.all([
    placeFor(world, context, what, report, decided),
    // Asked for meanwhile: a viewing should begin soon.
    report.event === 'START' && decided.access === 'ALLOWED' ? startAt(decided) : 0,
  ]);
  return { decided, place, begin };
}

/** A session that is over gives its place back. */
async function decide(
  world: WatchWorld,
  context: CallContext,
  what: What,
  { sessionId: player }: Report,
  viewer: typeof viewerAnew,
): Promise<Decided> {
  const caller = callerOf(context);
  try {
    return await accessOf(world, caller, what, viewer);
  } catch (error) {
    const isOver = error instanceof Refusal && error.code === 'SESSION_ENDED';
    const { sessionId } = caller;
    if (isOver && sessionId !== null) await world.places.leave({ sessionId, player });
    throw error;
  }
}

/** The place of a player that goes on; null for one that stops or may not watch, which gives its place back. */
async function placeFor(
  world: WatchWorld,
  { language }: CallContext,
  what: What,
  report: Report,
  decided: Decided,
): Promise<Place | null> {
  const { event, sessionId: player, takeOver = null } = report;
  const isStart = event === 'START';
  const at = Date.parse(report.eventTime);
  const goesOn = decided.access === 'ALLOWED' && event !== 'END' && !report.leaving;
  if (!goesOn || (isStart && !decided.places)) await giveBack(world, report, decided);
  return goesOn
    ? findPlace(world, decided, { what, player, isStart, at, takeOver, language })
    : null;
}

async function giveBack(
  world: WatchWorld,
  { event, eventTime, sessionId: player }: Report,
  { access, member }: Decided,
): Promise<void> {
  if (!member) return;
  // What began after an END was sent is another viewing; who may not watch has none.
  const until = access === 'ALLOWED' && event !== 'START' ? Date.parse(eventTime) : undefined;
  await world.places.leave({ sessionId: member.sessionId, player }, until);
}

function warningOf(access: AccessResult, { language }: CallContext): string | null {
  return access === 'WARNING' ? wordsOf(language)('watch.kids') : null;
}
