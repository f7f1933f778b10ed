import type { UiKey } from '@kandil/i18n';
import { useT } from '#app/ui/text/texts.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** MODAL-06: something is under way that nothing else should happen beside; opened so that it cannot be closed. */
export function LoadingModal({ text }: { text: UiKey }) {
  const t = useT();
  return (
    <p role="status" className="flex flex-col items-center gap-5 py-6 text-center">
      <Spinner className="text-gold size-10" />
      {t(text)}
    </p>
  );
}
