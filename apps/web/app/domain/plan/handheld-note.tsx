import { isHandheld } from '#app/browser/is-handheld.ts';
import { useT } from '#app/ui/text/texts.tsx';
import type { Plan } from './load.ts';

/** Before somebody pays: the plan does not play where they are. Not for pages that the server renders. */
export function HandheldNote({ plan: { devices } }: { plan: Plan }) {
  const t = useT();
  return (
    devices === 'HANDHELD' &&
    !isHandheld() && <p className="text-gold mt-2 text-sm">{t('payment.handheldNote')}</p>
  );
}
