import { useEffect } from 'react';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { readPrayerKept, usePrayerKept } from '#app/domain/prayer/kept.ts';

const loadPrayer = async () => (await import('#app/features/prayer/prayer.tsx')).Prayer;

/** Loads prayer times only on devices where they are switched on. */
export function PrayerHost() {
  const isOn = usePrayerKept(({ kept }) => kept !== null);
  useEffect(() => {
    readPrayerKept();
    window.addEventListener('storage', readPrayerKept);
    return () => window.removeEventListener('storage', readPrayerKept);
  }, []);
  const { code: Prayer } = useLazyModule(isOn ? loadPrayer : null);
  return isOn && Prayer && <Prayer />;
}
