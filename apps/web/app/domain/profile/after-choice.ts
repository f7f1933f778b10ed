import '#app/data/start/boot.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { isTelevision } from '#app/browser/device-traits.ts';
import { pageAt } from '#app/data/pages/page-at.ts';
import { type GoOn } from '../prompt/modal-store.ts';
import { notifyAfterLoad } from '../prompt/notification-store.ts';
import { onSessionEnd } from '#app/data/session/member-data.ts';
import { profileRule } from '#app/data/start/profile-rule.ts';
import { lastKnown } from '#app/data/start/reload-start.ts';

/** What a guest began before the login, until a profile is chosen. */
let waiting: GoOn | null = null;
onSessionEnd(() => (waiting = null));

/**
 * Runs what a guest began, after their login. Where 'Who is watching?' comes first, it waits in this document for the
 * choice: it belongs to the profile that is chosen, not to the default one.
 * @param pathname of the page on which it began, without a language prefix
 */
export function actForProfile(pathname: string, act: GoOn): void {
  const start = lastKnown();
  const chosen = Number(readCookie(COOKIES.profile)) || null;
  const facts = start && { ...start, chosen, television: isTelevision() };
  if (facts && profileRule(pageAt({ pathname }), facts) === 'choose') waiting = act;
  else void act();
}

/**
 * Takes what waits for a choice, before the choice clears the data of the previous profile.
 * @returns runs it; what it says is shown by the next document
 */
export function takeWaitingAct(): () => Promise<void> {
  const act = waiting;
  waiting = null;
  return async () => act?.(notifyAfterLoad);
}
