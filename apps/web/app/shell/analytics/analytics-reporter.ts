import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { listen } from '#app/data/analytics/track.ts';
import { eventsOfClick } from '#app/data/analytics/clicks.ts';
import { isPrivateAddress } from '#app/data/analytics/private-pages.ts';
import { noteAnswer } from '#app/data/analytics/next-document.ts';
import { type AnalyticsSites, createReporter } from '#app/data/analytics/reporter.ts';
import { userTypeOf } from '#app/data/analytics/user-type.ts';
import { readConsent, useConsent } from '#app/browser/consent.ts';
import { useStart } from '#app/data/start/start.ts';

/** Reports analytics events to the sites that the visitor has consented to. */
export function AnalyticsReporter({ sites }: { sites: AnalyticsSites }): null {
  const { account, config, sessionPending } = useStart();
  const answer = useConsent((state) => state.kinds);
  const { pathname, search } = useLocation();
  const isPrivate = isPrivateAddress(pathname + search);

  useEffect(() => {
    if (answer !== null) noteAnswer(pathname);
  }, [answer, pathname]);

  const visit = useEffectEvent(() => ({
    userType: userTypeOf(account),
    custom: config.CUSTOM_ANALYTICS_ENABLED === 'true',
  }));
  useEffect(() => {
    // Until it is known who is here, events wait.
    if (isPrivate || answer !== null || sessionPending) return undefined;
    const send = createReporter(sites, readConsent() ?? new Set());
    const stop = listen((event) => send(event, visit()));
    const clicked = ({ target }: MouseEvent) => {
      for (const event of eventsOfClick(target)) send(event, visit());
    };
    // Capture phase: a handler of the click may leave the page.
    document.addEventListener('click', clicked, true);
    return () => {
      stop();
      document.removeEventListener('click', clicked, true);
    };
  }, [sites, isPrivate, answer, sessionPending]);
  return null;
}
