import { isLanguageCode } from '@kandil/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { freshenSession } from '../lib/api.ts';
import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from '../lib/cookies.ts';
import { report } from '../lib/report.ts';
import { type Start, useStartIfThere } from '../lib/start.ts';
import { whenTold } from '../lib/tabs.ts';

/**
 * Keeps the profile that was chosen for a member, and with it its language (SHELL-15, SHELL-16). An address with
 * a language prefix has the last word on its own document.
 */
function keepProfile({ account, profileId, language, prefix }: Start): void {
  if (profileId === null || readCookie(COOKIES.profile) !== null) return;
  writeCookie(COOKIES.profile, String(profileId), YEAR_DAYS);
  const profile = account?.userProfile.find(({ id }) => id === profileId);
  if (!profile || prefix || profile.langCode === language || !isLanguageCode(profile.langCode))
    return;
  writeCookie(COOKIES.language, profile.langCode, YEAR_DAYS);
  window.location.reload();
}

/**
 * Brings the session of the document to life: a token that had run out is refreshed and the page's data asked
 * for again as the member. Where another tab has let somebody in or out, a member's page begins anew, so that
 * nothing on it is theirs any more; a guest's asks for its data again.
 */
export function useSessionStart(): void {
  const start = useStartIfThere();
  const { revalidate } = useRevalidator();
  const pending = start?.sessionPending ?? false;

  useEffect(() => {
    if (pending) freshenSession().then(revalidate, report);
  }, [pending, revalidate]);

  const beginAnew = useEffectEvent(() => {
    if (start?.account ?? start?.pendingAccount) window.location.reload();
    else void revalidate();
  });
  useEffect(() => whenTold(() => beginAnew()), []);

  useEffect(() => {
    if (start) keepProfile(start);
  }, [start]);
}
