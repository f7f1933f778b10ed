import { auth } from '@kandil/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAddressQuery, dropFromAddress } from '#app/browser/address/query.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { useStart } from '#app/data/start/start.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { openModal, useModalClosed } from '#app/domain/prompt/modal-store.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { Spinner } from '@kandil/ui/spinner.tsx';
import { errorText, isApiError } from '@kandil/ui/forms/errors.ts';
import { FormMessage } from '@kandil/ui/forms/form-message.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { isUselessLink } from './useless-link.tsx';

/**
 * Confirms the e-mail address of a mailed link (ROUTE-10, ROUTE-11) after one press: programs that check the links of
 * mails open them and run their scripts, too (SPEC-D50). A link that does not work can be replaced here.
 */
export function VerifyPage() {
  const t = useT();
  const navigate = useNavigate();
  const reloadAccount = useReloadAccount();
  const query = useAddressQuery();
  const [token] = useState(query.get('token') ?? '');
  const [failure, setFailure] = useState(token === '' ? t('verify.noToken') : null);
  const [state, setState] = useState<'asked' | 'sent' | 'done'>('asked');

  useEffect(() => dropFromAddress('token'), []);
  const verify = async () => {
    setState('sent');
    try {
      const { message } = await browserApi(auth.emailVerify, { token });
      // The address does not wait any more: no reminder on the next page.
      await reloadAccount();
      setState('done');
      openModal('notification', { tone: 'success', text: message ?? t('verify.done') });
    } catch (error) {
      const text = errorText(error, t);
      setState('asked');
      if (isApiError(error) && isUselessLink(error.code)) setFailure(text);
      openModal('notification', { tone: 'error', text });
    }
  };
  useModalClosed(() => {
    if (state === 'done') void navigate(paths.homepage(), { replace: true });
  });

  if (failure !== null) return <DeadLink text={failure} />;
  const isAsked = state === 'asked';
  return (
    <main
      id="main"
      className="flex min-h-[80dvh] flex-col items-center justify-center gap-5 px-4 text-center"
    >
      <PageMeta title={t('verify.ask')} hidden />
      {!isAsked && <Spinner className="text-gold size-12" />}
      <h1 className="display text-2xl" aria-live="polite">
        {t(isAsked ? 'verify.ask' : 'verify.title')}
      </h1>
      {isAsked && (
        <>
          <p className="text-muted">{t('verify.askText')}</p>
          <Button size="large" onClick={() => void verify()}>
            {t('verify.confirm')}
          </Button>
        </>
      )}
    </main>
  );
}

/** Says why the link does not work and offers another; a child's profile cannot ask for one. */
function DeadLink({ text }: { text: string }) {
  const t = useT();
  const { account } = useStart();
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  return (
    <main id="main" className="flex min-h-[80dvh] items-center justify-center px-4 pt-24 pb-16">
      <PageMeta title={t('verify.failed')} hidden />
      <div className="rounded-sheet border-line bg-raised w-full max-w-md border p-6 sm:p-8">
        <h1 className="display mb-6 text-2xl">{t('verify.failed')}</h1>
        <FormMessage text={text} />
        {!isChild && <NewLinkForm key={account?.userId} account={account} />}
        <ButtonLink to={paths.homepage()} look="plain" className="mt-3 w-full">
          {t('action.home')}
        </ButtonLink>
      </div>
    </main>
  );
}
