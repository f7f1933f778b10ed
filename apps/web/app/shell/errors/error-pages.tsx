import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** Goes back in history; a tab that was opened on this page goes home. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void navigate(window.history.length > 1 ? -1 : (paths.homepage() as never));
}

export function CrashPage() {
  const t = useT();
  return (
    <MessagePage title={t('error.crash')} text={t('error.crashText')}>
      <Button onClick={() => window.location.reload()}>{t('action.tryAgain')}</Button>
    </MessagePage>
  );
}

interface FailedPageProps {
  heading?: string | undefined;
  /** Loads the page again; without it, the page before is opened. */
  again?: () => void;
}

export function RequestTimeoutPage({ heading, again }: FailedPageProps) {
  const t = useT();
  const goBack = useGoBack();
  return (
    <MessagePage title={t('error.timeout')} heading={heading} text={t('error.timeoutText')}>
      <Button onClick={again ?? goBack}>{t('action.tryAgain')}</Button>
    </MessagePage>
  );
}

export function ServerErrorPage({ heading, again }: FailedPageProps) {
  const t = useT();
  const goBack = useGoBack();
  return (
    <MessagePage title={t('error.server')} heading={heading}>
      <Button onClick={again ?? goBack}>{t('action.tryAgain')}</Button>
      <ButtonLink to={paths.homepage()} look="glass">
        {t('action.home')}
      </ButtonLink>
    </MessagePage>
  );
}

/** @param why what exists and is not shown now says so itself */
export function NotFoundPage({ why }: { why?: string | undefined }) {
  const t = useT();
  return (
    <MessagePage
      title={why ?? t('error.notFound')}
      text={why === undefined ? t('error.notFoundText') : undefined}
    >
      <ButtonLink to={paths.homepage()}>{t('action.home')}</ButtonLink>
      <ButtonLink to={paths.search()} look="glass">
        {t('nav.search')}
      </ButtonLink>
      <ButtonLink to={paths.helpCenter()} look="line">
        {t('footer.help')}
      </ButtonLink>
    </MessagePage>
  );
}
