import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { freshenSession } from '#app/data/client/api.ts';
import { report } from '#app/browser/report.ts';
import { useStartIfThere } from '#app/data/start/start.ts';
import { onSessionChanged } from '#app/data/session/session-in-tabs.ts';

/**
 * Refreshes an expired access token and revalidates the page's data as the member. When another tab logs in or out, a
 * member's page reloads, so that none of their data stays; a guest's page revalidates.
 */
export function useSessionStart(): void {
  const start = useStartIfThere();
  const { revalidate } = useRevalidator();
  const pending = start?.sessionPending ?? false;

  useEffect(() => {
    if (pending) freshenSession().then(revalidate, report);
  }, [pending, revalidate]);

  const refresh = useEffectEvent(() => {
    if (start?.account ?? start?.pendingAccount) window.location.reload();
    else void revalidate();
  });
  useEffect(() => onSessionChanged(() => refresh()), []);
}
