import type { AccessAnswer, AccessResult } from '@kandil/contract/watch';
import type { CallContext } from '../../platform/http/context.ts';
import { accessOf, type Asking, type Decided, type What } from './access.ts';
import { signAddress } from './address.ts';
import { wordsOf } from '../../platform/words.ts';
import type { WatchWorld } from './world.ts';

/** Seconds between two reports of a player (WATCH-04). */
const REPORT_EVERY = 30;

export interface Report {
  event: 'START' | 'HEARTBEAT' | 'PAUSE' | 'SEEK' | 'END';
  /** Where the player is, seconds. */
  lastSec: number;
  /** The player's own name for this viewing. */
  sessionId: string;
}

/** Decides about a player's report; `startAt` is asked for only when a viewing that may go on begins. */
export async function answerReport(
  world: WatchWorld,
  context: CallContext,
  what: What,
  report: Report,
  startAt: (decided: Decided) => Promise<number>,
): Promise<{ decided: Decided; answer: AccessAnswer }> {
  const decided = await accessOf(world, askingOf(context), what);
  const { access } = decided;
  const playback = access === 'ALLOWED' ? await playbackOf(world, decided, report, startAt) : null;
  const warning = warningOf(access, context);
  return { decided, answer: { access, warning, nextRequestAfter: REPORT_EVERY, playback } };
}

/** Somebody whose one-time code is still open is a guest until it is entered. */
export function askingOf({ session, profileId }: CallContext): Asking {
  if (!session || session.otpOpen) return { userId: null, sessionId: null, profileId: null };
  return { userId: session.userId, sessionId: session.sessionId, profileId };
}

async function playbackOf(
  world: WatchWorld,
  decided: Decided,
  { event, lastSec, sessionId }: Report,
  startAt: (decided: Decided) => Promise<number>,
) {
  const player = `${sessionId} ${decided.content.assetCode}`;
  if (event !== 'START' && !world.renewals.isDue(player, world.now())) return null;
  const address = signAddress(world, decided.content, sessionId);
  world.renewals.given(player, Date.parse(address.expiresAt));
  return { ...address, startAt: event === 'START' ? await startAt(decided) : lastSec };
}

function warningOf(access: AccessResult, { language }: CallContext): string | null {
  return access === 'WARNING' ? wordsOf(language)('watch.kids') : null;
}
