import type { AccessAnswer } from '@kandil/contract/watch';
import type { CallContext } from '../../../platform/http/context.ts';
import { wordsOf } from '../../../platform/words.ts';
import type { WatchWorld } from '../world.ts';
import type { AccessDecision } from './access.ts';
import { playbackOf } from './playback.ts';
import { endOfDay } from './screen-time.ts';
import { type PlayerReport, type SettleResult, settleFresh, settleRecent } from './settle.ts';

/** Seconds between two reports of a player (WATCH-04). */
const REPORT_EVERY = 30;

/**
 * Decides about a player's report and answers it once it is stored.
 * @throws Refusal SESSION_ENDED, PIN_REQUIRED, NOT_FOUND, BUSY, and errors of the database
 */
export async function answerReport(
  world: WatchWorld,
  reporting: PlayerReport,
): Promise<AccessAnswer> {
  const { context, report } = reporting;
  const isStart = report.event === 'START';
  const settled =
    (isStart ? null : await settleRecent(world, reporting)) ??
    (await settleFresh(world, reporting));
  const { decided, access, lease, begin } = settled;
  const playback =
    lease?.kind === 'held'
      ? await playbackOf(world, decided, report, { session: lease.session, startAt: begin })
      : null;
  return {
    access,
    warning: warningOf(settled, context),
    planLimit: decided.planLimit,
    screenTime: screenTimeOf(decided),
    nextRequestAfter: nextAfter(decided),
    playback,
    streams: lease?.kind === 'full' ? lease.streams : null,
  };
}

function warningOf(
  { access, decided: { content, allowance } }: SettleResult,
  { language }: CallContext,
): string | null {
  if (access !== 'WARNING') return null;
  return allowance?.over && content.kids
    ? endOfDay(allowance, language)
    : wordsOf(language)('watch.kids');
}

/** The report at the end of a child's time is due at that moment. */
function nextAfter({ allowance }: AccessDecision): number {
  const left = allowance?.secondsLeft ?? REPORT_EVERY;
  return Math.max(1, Math.min(REPORT_EVERY, left));
}

function screenTimeOf({ allowance }: AccessDecision): AccessAnswer['screenTime'] {
  if (!allowance) return null;
  const { over, secondsLeft, moreLeft } = allowance;
  return { over, secondsLeft, moreLeft };
}
