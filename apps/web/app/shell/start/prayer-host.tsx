import { useEffect } from 'react';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { readStoredPrayer, useStoredPrayer } from '#app/domain/prayer/stored.ts';

const loadPrayer = async () => (await import('#app/features/prayer/prayer.tsx')).Prayer;

/** Loads prayer times only on devices where they are switched on. */
export function PrayerHost() {
  const isOn = useStoredPrayer(({ stored }) => stored !== null);
  useEffect(() => {
    readStoredPrayer();
    window.addEventListener('storage', readStoredPrayer);
    return () => window.removeEventListener('storage', readStoredPrayer);
  }, []);
  const { code: Prayer } = useLazyModule(isOn ? loadPrayer : null);
  return isOn && Prayer && <Prayer />;
}
