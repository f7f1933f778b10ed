import { useEffect, useState } from 'react';
import { readConsent, useConsent } from '#app/browser/consent.ts';
import { useStart } from '#app/data/start/start.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadReporter = async () => (await import('./analytics-reporter.ts')).AnalyticsReporter;

/** Loads the analytics code only when a site is configured and the visitor has consented (SPEC-D32). */
export function Analytics() {
  const { analytics } = useStart();
  const answer = useConsent((state) => state.kinds);
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const kinds = new Set(answer ?? readConsent());
    setAllowed(kinds.has('analytics') || kinds.has('social'));
  }, [answer]);
  const { code: AnalyticsReporter } = useLazyModule(allowed && analytics ? loadReporter : null);
  return AnalyticsReporter && analytics && <AnalyticsReporter sites={analytics} />;
}
