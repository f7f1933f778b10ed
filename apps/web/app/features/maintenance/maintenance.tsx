import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { currentConfig } from '#app/data/start/current-config.ts';
import type { Config } from '#app/data/start/start.ts';
import { pageOf } from '#app/pages.ts';
import { MaintenanceNotice } from './maintenance-notice.tsx';

/** Milliseconds between looks of a tab in which pages are opened. */
const LOOK_MS = 300_000;

interface MaintenanceProps {
  /** The notice that the document has. */
  known: Config['notice'];
  /** Milliseconds on any clock, from the beginning of the document on. */
  now?: () => number;
}

/**
 * The notice of this moment. Not on players and pages of one task: it would cover them. Whether it is shown is the service's
 * answer, never this device's clock.
 */
export function Maintenance({ known, now = () => performance.now() }: MaintenanceProps) {
  const { pathname } = useLocation();
  const isTask = !pageOf(useMatches().at(-1)?.id).showFooter;
  const [{ notice, at }, setSeen] = useState({ notice: known, at: 0 });
  useEffect(() => {
    const lookedAt = now();
    if (lookedAt - at < LOOK_MS) return;
    let isOver = false;
    void currentConfig().then((config) => {
      if (!isOver && config) setSeen({ notice: config.notice, at: lookedAt });
    });
    return () => void (isOver = true);
    // Each page that is opened may look, not each look another one.
    // eslint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  if (!notice || isTask) return null;
  const over = () => setSeen({ notice: null, at: now() });
  return <MaintenanceNotice key={notice.id} notice={notice} onOver={over} />;
}
