import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { popupAt, type PopupId } from '#app/domain/prompt/popup-windows.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadCare = async () => (await import('#app/features/popups/popup-care.ts')).PopupCare;
/** A popup greets at the door and nowhere else: nobody is interrupted in what they do. */
const DOORS: readonly string[] = [paths.homepage(), paths.landing()];

/** The popup of the day. Its code is fetched on the days that have one. @param now the clock, milliseconds since 1970 */
export function PopupHost({ now = Date.now }: { now?: () => number }) {
  const { pathname } = useLocation();
  const [popup, setPopup] = useState<PopupId | null>(null);
  useEffect(() => setPopup(popupAt(now())), [now]);
  const wanted = popup !== null && DOORS.includes(pathname);
  const { code: PopupCare } = useLazyModule(wanted ? loadCare : null);
  return PopupCare && popup && <PopupCare popup={popup} />;
}
