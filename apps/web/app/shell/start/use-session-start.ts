import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { freshenSession } from '#app/data/client/api.ts';
import { report } from '#app/browser/report.ts';
import { useStartIfThere } from '#app/data/start/start.ts';
import { onSessionChanged } from '#app/data/session/session-in-tabs.ts';

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
  useEffect(() => onSessionChanged(() => beginAnew()), []);
}
