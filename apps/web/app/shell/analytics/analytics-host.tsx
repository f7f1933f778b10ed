import { useEffect, useState } from 'react';
import { readConsent, useConsent } from '#app/browser/consent.ts';
import { useStart } from '#app/data/start/start.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadTelling = async () => (await import('./analytics-reporter.ts')).AnalyticsReporter;

/** Nothing of it is fetched before a visitor has allowed it, or where nobody is to be told (SPEC-D32). */
export function Analytics() {
  const { analytics } = useStart();
  const answer = useConsent((state) => state.kinds);
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const kinds = new Set(answer ?? readConsent());
    setAllowed(kinds.has('analytics') || kinds.has('social'));
  }, [answer]);
  const { code: AnalyticsReporter } = useLazyModule(allowed && analytics ? loadTelling : null);
  return AnalyticsReporter && analytics && <AnalyticsReporter sites={analytics} />;
}
