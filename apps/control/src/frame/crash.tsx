import { Button } from '@kandil/ui/button.tsx';
import { ErrorState } from '@kandil/ui/error-state.tsx';
import { reportUnexpected } from '@kandil/ui/unexpected.ts';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { t } from '#src/texts/texts.tsx';

/** In place of everything, when a screen throws. */
export function Crash() {
  const error = useRouteError();
  useEffect(() => reportUnexpected(error), [error]);
  return (
    <main id="main">
      <ErrorState
        title={t('state.crash')}
        text={t('state.crashText')}
        action={<Button onClick={() => window.location.reload()}>{t('act.reload')}</Button>}
      />
    </main>
  );
}
