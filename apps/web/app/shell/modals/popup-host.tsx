import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { type Site, useSite } from '#app/data/start/site.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadCare = async () => (await import('#app/features/popups/popup-care.ts')).PopupCare;
/** Popups open only on the entry pages: they must not interrupt a task. */
const ENTRY_PAGES: readonly string[] = [paths.homepage(), paths.landing()];

/**
 * The popup of a day: its first and last day are included, in UTC (CAMPAIGN-17, CAMPAIGN-18, SPEC-D31). Null when there
 * is none. @param now milliseconds since 1970
 */
export function popupAt(popups: Site['popups'], now: number): string | null {
  const day = new Date(now).toISOString().slice(0, 10);
  return popups.find(({ from, until }) => from <= day && day <= until)?.code ?? null;
}

/**
 * The popup of the day. Its code is fetched only on days that have one. @param now the clock, milliseconds since 1970
 */
export function PopupHost({ now = Date.now }: { now?: () => number }) {
  const { pathname } = useLocation();
  const { popups } = useSite();
  const [popup, setPopup] = useState<string | null>(null);
  useEffect(() => setPopup(popupAt(popups, now())), [popups, now]);
  const needed = popup !== null && ENTRY_PAGES.includes(pathname);
  const { code: PopupCare } = useLazyModule(needed ? loadCare : null);
  return PopupCare && popup && <PopupCare code={popup} />;
}
