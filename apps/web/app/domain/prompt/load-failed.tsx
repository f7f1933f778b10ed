import { useOnlineAgain } from '#app/browser/use-online.ts';
import { Button } from '@kandil/ui/button.tsx';
import { ErrorState } from '@kandil/ui/error-state.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';

interface LoadFailedProps {
  title: string;
  message: string;
  busy: boolean;
  again(): void;
}

/** What a page shows in place of its data: the service's message, or that the visitor is offline. */
export function LoadFailed({ title, message, busy, again }: LoadFailedProps) {
  const t = useT();
  const online = useOnlineAgain(again);
  return (
    <ErrorState
      title={online ? title : t('state.offlineTitle')}
      text={online ? message : t('state.offlineText')}
      action={
        <Button busy={busy} onClick={again}>
          {t('action.tryAgain')}
        </Button>
      }
    />
  );
}
