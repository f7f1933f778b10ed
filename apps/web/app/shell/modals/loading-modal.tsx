import type { UiKey } from '@kandil/i18n';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Spinner } from '@kandil/ui/spinner.tsx';

/** MODAL-06: blocks the page while a task runs; it opens as not closable. */
export function LoadingModal({ text }: { text: UiKey }) {
  const t = useT();
  return (
    <p role="status" className="flex flex-col items-center gap-5 py-6 text-center">
      <Spinner className="text-gold size-10" />
      {t(text)}
    </p>
  );
}
