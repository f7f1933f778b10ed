import type { Part } from '#app/data/reads/use-part.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button } from '#app/ui/button.tsx';

/** Replaces a part that failed to load: the error and a retry. */
export function PartMissing({ part: { error, loading, again } }: { part: Part<unknown> }) {
  const t = useT();
  return (
    <div className="py-10 text-center">
      {error !== null && (
        <p role="alert" className="text-muted">
          {error || t('state.errorTitle')}
        </p>
      )}
      <p className="mt-6">
        <Button look="line" busy={loading} onClick={again}>
          {t('action.tryAgain')}
        </Button>
      </p>
    </div>
  );
}
