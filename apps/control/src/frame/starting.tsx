import { Spinner } from '@kandil/ui/spinner.tsx';
import { t } from '#src/texts/texts.tsx';

/** Appears when the service, or the code of a section, takes longer than a moment. */
export function Starting() {
  return (
    <main
      id="main"
      className="animate-fade text-muted flex min-h-dvh items-center justify-center [animation-delay:400ms]"
    >
      <Spinner />
      <p role="status" className="sr-only">
        {t('app.starting')}
      </p>
    </main>
  );
}
