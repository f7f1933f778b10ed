import { wordsOf } from '../../../platform/words.ts';
import { localTime } from '../../../platform/local-time.ts';
import { type Allowance, allowanceAt } from '../rules/screen-time.ts';
import { countUse, usedOn } from '../store/screen-time.ts';
import type { WatchWorld } from '../world.ts';
import type { KnownMember } from './viewer.ts';

type World = Pick<WatchWorld, 'db' | 'now'>;

/** What a member may still watch now; null without limits. */
export async function allowanceOf(
  { db, now }: World,
  { profileId, screenTime }: KnownMember,
): Promise<Allowance | null> {
  if (!screenTime) return null;
  const local = localTime(now(), screenTime.zone);
  const used = await usedOn(db, { profileId, day: local.day });
  return allowanceAt(screenTime, local, used);
}

/** Counts a report of a child with limits; others are not counted. */
export async function countViewing(
  { db, now }: World,
  { profileId, screenTime }: KnownMember,
  playing: boolean,
): Promise<void> {
  if (!screenTime) return;
  const { day } = localTime(now(), screenTime.zone);
  await countUse(db, { profileId, day }, playing, new Date(now()));
}

/** A kind word at the end of a child's time. */
export function endOfDay({ over, from }: Allowance, language: string): string {
  const words = wordsOf(language);
  if (over === 'HOURS') return words('watch.rest', { time: `\u2068${from ?? ''}\u2069` });
  return words('watch.enough');
}
