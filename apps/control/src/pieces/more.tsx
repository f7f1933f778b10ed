import { Button } from '@kandil/ui/button.tsx';
import type { Act } from '#src/data/use-act.ts';
import { t } from '#src/texts/texts.tsx';
import { Notice } from './notice.tsx';

/** Loads the next page of a list; another attempt after a failed one. */
export function More({ more }: { more: Act<[]> }) {
  return (
    <div className="mt-4 flex flex-col items-center gap-3">
      {more.problem && (
        <Notice tone="error" title={t('more.failed')} text={more.problem} className="w-full" />
      )}
      <Button look="line" size="small" busy={more.busy} onClick={() => void more.start()}>
        {more.problem ? t('act.tryAgain') : t('more.load')}
      </Button>
    </div>
  );
}
