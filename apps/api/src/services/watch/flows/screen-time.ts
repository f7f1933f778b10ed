import { wordsOf } from '../../../platform/words.ts';
import { localTime } from '../../../platform/local-time.ts';
import { type Allowance, allowanceAt } from '../rules/screen-time.ts';
import type { ViewingTime } from '../store/screen-time.ts';
import type { WatchWorld } from '../world.ts';
import type { KnownMember } from './viewer.ts';

/** What a member may still watch now; null without limits. */
export async function allowanceOf(
  { used, now }: Pick<WatchWorld, 'used' | 'now'>,
  { profileId, screenTime }: KnownMember,
): Promise<Allowance | null> {
  if (!screenTime) return null;
  const at = now();
  const local = localTime(at, screenTime.zone);
  return allowanceAt(screenTime, local, await used({ profileId, day: local.day }), at);
}

/** What a report adds to the time that a child with limits has watched; null for others, who are not counted. */
export function viewingOf(
  { profileId, screenTime }: KnownMember,
  plays: boolean,
  now: number,
): ViewingTime | null {
  if (!screenTime) return null;
  return { profileId, day: localTime(now, screenTime.zone).day, at: new Date(now), plays };
}

/** A kind word at the end of a child's time. */
export function endOfDay({ over, from }: Allowance, language: string): string {
  const words = wordsOf(language);
  if (over === 'HOURS') return words('watch.rest', { time: `\u2068${from ?? ''}\u2069` });
  return words('watch.enough');
}
