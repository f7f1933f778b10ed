import { useT } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** ROUTE-56, ROUTE-57: links back to the page that was not found. */
export function TryAddressAgain({ to }: { to: string }) {
  const t = useT();
  return (
    <MessagePage title={t('error.notFound')} text={t('error.notFoundText')}>
      <ButtonLink to={to}>{t('action.tryAgain')}</ButtonLink>
    </MessagePage>
  );
}
