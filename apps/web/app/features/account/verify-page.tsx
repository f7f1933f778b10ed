import { auth } from '@kandil/contract';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from '#app/browser/address/use-query.ts';
import { browserApi } from '#app/data/client/api.ts';
import { dropFromAddress } from '#app/browser/address/drop-from-address.ts';
import { openModal, useModalClosed } from '#app/domain/prompt/modal-store.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { errorText } from '#app/ui/forms/errors.ts';

/**
 * Confirms the e-mail address of a mailed link (ROUTE-10, ROUTE-11). The browser calls the service, not the server that
 * renders the page: link scanners must not use up the token.
 */
export function VerifyPage() {
  const t = useT();
  const navigate = useNavigate();
  const query = useQuery();
  const token = query.get('token') ?? '';

  const verify = useEffectEvent(async () => {
    dropFromAddress('token');
    try {
      const { message } = await browserApi(auth.emailVerify, { token });
      openModal('notification', { tone: 'success', text: message ?? t('verify.done') });
    } catch (error) {
      openModal('notification', { tone: 'error', text: errorText(error, t) });
    }
  });
  useEffect(() => void verify(), []);
  useModalClosed(() => void navigate(paths.homepage(), { replace: true }));

  return (
    <main
      id="main"
      className="flex min-h-[80dvh] flex-col items-center justify-center gap-5 px-4 text-center"
    >
      <PageMeta title={t('verify.title')} hidden />
      <Spinner className="text-gold size-12" />
      <h1 className="display text-2xl">{t('verify.title')}</h1>
    </main>
  );
}
