import type { Query } from '#app/data/queries/use-query.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';

/** Replaces a part that failed to load: the error and a retry. */
export function PartMissing({ part: { error, loading, refetch } }: { part: Query<unknown> }) {
  const t = useT();
  return (
    <div className="py-10 text-center">
      {!loading && (
        <p role="alert" className="text-muted">
          {(error instanceof Error && error.message) || t('state.errorTitle')}
        </p>
      )}
      <p className="mt-6">
        <Button look="line" busy={loading} onClick={() => void refetch()}>
          {t('action.tryAgain')}
        </Button>
      </p>
    </div>
  );
}
