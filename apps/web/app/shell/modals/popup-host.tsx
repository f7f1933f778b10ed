import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { popupAt, type PopupId } from '#app/domain/prompt/popup-windows.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadCare = async () => (await import('#app/features/popups/popup-care.ts')).PopupCare;
/** Popups open only on the entry pages: they must not interrupt a task. */
const ENTRY_PAGES: readonly string[] = [paths.homepage(), paths.landing()];

/**
 * The popup of the day. Its code is fetched only on days that have one. @param now the clock, milliseconds since 1970
 */
export function PopupHost({ now = Date.now }: { now?: () => number }) {
  const { pathname } = useLocation();
  const [popup, setPopup] = useState<PopupId | null>(null);
  useEffect(() => setPopup(popupAt(now())), [now]);
  const needed = popup !== null && ENTRY_PAGES.includes(pathname);
  const { code: PopupCare } = useLazyModule(needed ? loadCare : null);
  return PopupCare && popup && <PopupCare popup={popup} />;
}
