import { Button } from '@kandil/ui/button.tsx';
import { reportUnexpected } from '@kandil/ui/unexpected.ts';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { t } from '#src/texts/texts.tsx';
import { Gate } from './gate.tsx';

/** In place of everything, when a screen throws. */
export function Crash() {
  const error = useRouteError();
  useEffect(() => reportUnexpected(error), [error]);
  return (
    <Gate title={t('state.crash')} text={t('state.crashText')}>
      <Button className="w-full" onClick={() => window.location.reload()}>
        {t('act.reload')}
      </Button>
    </Gate>
  );
}
