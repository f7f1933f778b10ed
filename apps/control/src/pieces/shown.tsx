import { Button } from '@kandil/ui/button.tsx';
import { ErrorState } from '@kandil/ui/error-state.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import type { ReactNode } from 'react';
import { problemText } from '#src/data/problem.ts';
import type { CallState } from '#src/data/use-call.ts';
import { t } from '#src/texts/texts.tsx';
import { Notice } from './notice.tsx';

interface ShownProps<T> {
  loaded: CallState<T>;
  /** While there is nothing yet. */
  skeleton: ReactNode;
  /** Of something by its id: what to say when nothing has it. By default that is an error. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Nothing has this id, or nothing could. */
const isNothing = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT');

/** What was loaded; its room until then; an error with another attempt. Old data stays, and says that it is old. */
export function Shown<T>({ loaded, skeleton, missing, children }: ShownProps<T>) {
  const { data, error, busy, reload } = loaded;
  const again = (
    <Button look="line" size="small" busy={busy} onClick={reload}>
      {t('act.tryAgain')}
    </Button>
  );
  if (data !== undefined)
    return (
      <>
        {error !== undefined && (
          <Notice tone="error" text={t('state.stale')} action={again} className="mb-4" />
        )}
        {children(data)}
      </>
    );
  if (error === undefined) return skeleton;
  if (missing !== undefined && isNothing(error)) return missing;
  return <ErrorState title={t('state.failed')} text={problemText(error)} action={again} />;
}
