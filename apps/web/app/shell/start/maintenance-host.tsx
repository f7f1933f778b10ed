import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { currentConfig } from '#app/data/start/current-config.ts';
import { useStart } from '#app/data/start/start.ts';
import { pageOf } from '#app/pages.ts';

const loadNotice = async () =>
  (await import('#app/features/maintenance/maintenance-notice.tsx')).MaintenanceNotice;

/** Milliseconds after which a page that is opened looks for a notice that its document has not. */
const LOOK_MS = 5 * 60_000;

/**
 * The notice of maintenance, with its code loaded only while there is one. Not on players and pages of one task: it would
 * cover them. Whether it is shown is the service's answer, never this device's clock.
 */
export function MaintenanceHost() {
  const { config } = useStart();
  const { pathname } = useLocation();
  const isTask = !pageOf(useMatches().at(-1)?.id).showFooter;
  const [{ notice, at }, setKnown] = useState({ notice: config.notice, at: 0 });
  useEffect(() => {
    const now = performance.now();
    if (now - at < LOOK_MS) return;
    let isOver = false;
    void currentConfig().then((current) => {
      if (!isOver && current) setKnown({ notice: current.notice, at: now });
    });
    return () => void (isOver = true);
    // A page that is opened, not the look itself.
    // eslint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  const { code: Notice } = useLazyModule(notice ? loadNotice : null);
  if (!notice || !Notice || isTask) return null;
  return (
    <Notice
      key={notice.id}
      notice={notice}
      onOver={() => setKnown({ notice: null, at: performance.now() })}
    />
  );
}
