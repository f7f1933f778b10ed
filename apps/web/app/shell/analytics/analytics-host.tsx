import { useEffect, useState } from 'react';
import { readConsent, useConsent } from '#app/browser/consent.ts';
import { useStart } from '#app/data/start/start.ts';
import { useCode } from '#app/browser/use-code.ts';

const loadTelling = async () => (await import('./telling.ts')).Telling;

/** Nothing of it is fetched before a visitor has allowed it, or where nobody is to be told (SPEC-D32). */
export function Analytics() {
  const { analytics } = useStart();
  const answer = useConsent((state) => state.kinds);
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    const kinds = new Set(answer ?? readConsent());
    setAllowed(kinds.has('analytics') || kinds.has('social'));
  }, [answer]);
  const { code: Telling } = useCode(allowed && analytics ? loadTelling : null);
  return Telling && analytics && <Telling sites={analytics} />;
}
