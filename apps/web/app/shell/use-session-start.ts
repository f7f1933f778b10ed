import { useEffect } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { refreshSession } from '../lib/api.ts';
import { COOKIES, readCookie, writeCookie, YEAR_DAYS } from '../lib/cookies.ts';
import { report } from '../lib/report.ts';
import type { Start } from '../lib/start.ts';

/**
 * Brings the session of the document to life: a token that had run out is refreshed and the page's data asked
 * for again as the member; the profile that was chosen for a member is kept for the calls to come (SHELL-15).
 */
export function useSessionStart(): void {
  const start = useRouteLoaderData('root') as Start | undefined;
  const { revalidate } = useRevalidator();
  const pending = start?.sessionPending ?? false;
  const profileId = start?.profileId ?? null;

  useEffect(() => {
    if (!pending) return;
    refreshSession().then((fresh) => (fresh ? revalidate() : undefined), report);
  }, [pending, revalidate]);

  useEffect(() => {
    const id = String(profileId);
    if (profileId !== null && readCookie(COOKIES.profile) !== id) writeCookie(COOKIES.profile, id, YEAR_DAYS);
  }, [profileId]);
}
