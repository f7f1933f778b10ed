import { useEffect } from 'react';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { useSite } from '#app/data/start/site.tsx';
import { readStoredPrayer, useStoredPrayer } from '#app/domain/prayer/stored.ts';

const loadPrayer = async () => (await import('#app/features/prayer/prayer.tsx')).Prayer;

/** Loads prayer times only on devices where they are switched on. */
export function PrayerHost() {
  const { off } = useSite();
  const isOn = useStoredPrayer(({ stored }) => stored !== null) && !off.includes('prayer');
  useEffect(() => {
    readStoredPrayer();
    window.addEventListener('storage', readStoredPrayer);
    return () => window.removeEventListener('storage', readStoredPrayer);
  }, []);
  const { code: Prayer } = useLazyModule(isOn ? loadPrayer : null);
  return isOn && Prayer && <Prayer />;
}
