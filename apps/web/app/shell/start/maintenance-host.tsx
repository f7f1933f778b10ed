import { useEffect, useState } from 'react';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { useStart } from '#app/data/start/start.ts';

const load = async () => (await import('#app/features/maintenance/maintenance.tsx')).Maintenance;

/** Milliseconds after which a tab looks for notices that its document does not have. */
const OLD_MS = 300_000;

/** The notice of maintenance. Its code is fetched only while there is one, and by tabs that are open for a while. */
export function MaintenanceHost() {
  const { notice } = useStart().config;
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setOld, OLD_MS, true);
    return () => clearTimeout(timer);
  }, []);
  const { code: Maintenance } = useLazyModule(notice || isOld ? load : null);
  return Maintenance && <Maintenance known={notice} />;
}
