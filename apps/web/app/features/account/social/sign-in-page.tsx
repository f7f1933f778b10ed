import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useBotCheck } from '../bot-check/bot-check.ts';
import { splitPrefix } from '#app/browser/address/language-prefix.ts';
import { nextPlace } from '#app/domain/intent/next-place.ts';
import { openModal, useModalClosed } from '#app/domain/prompt/modal-store.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { useClientTexts, useReloadData } from '#app/data/session/sign-in.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { ErrorState } from '@kandil/ui/error-state.tsx';
import { Spinner } from '@kandil/ui/spinner.tsx';
import { takeArrival } from './arrival.ts';
import { beginSocial } from './begin.ts';
import { comeBack } from './come-back.ts';
import { finishSocialSignUp, placeToReturn } from './finish.ts';
import { type PendingSocial, takePending } from './pending.ts';
import { providerOf, PROVIDERS } from './providers.ts';
import type { Proof } from './sign-in.ts';

/** The callback page of a provider. It renders nothing unless the login fails or needs proof. */
export function SignInPage() {
  const t = useT();
  const texts = useClientTexts();
  const person = useBotCheck('LOGIN', false);
  const navigate = useNavigate();
  const reloadData = useReloadData();
  const mediaType = providerOf(useLocation().pathname.split('/').at(-1));
  const [failure, setFailure] = useState<{ text: string; pending: PendingSocial | null } | null>(
    null,
  );

  const goBack = (returnTo: string | undefined) =>
    void navigate(placeToReturn(returnTo), { replace: true });
  /** The pending proof, and where to go when the visitor cancels it. */
  const proving = useRef<PendingSocial | null>(null);
  useModalClosed(() => proving.current && goBack(proving.current.returnTo));

  const signedIn = async (pending: PendingSocial, created: boolean) => {
    proving.current = null;
    if (created) return finishSocialSignUp(pending.returnTo, t('signUp.done'));
    await reloadData();
    const { pathname } = splitPrefix(placeToReturn(pending.returnTo).split('?', 1)[0] ?? '');
    goBack(nextPlace(pathname) ?? pending.returnTo);
  };
  const prove = (pending: PendingSocial, proof: Proof) => {
    proving.current = pending;
    openModal('socialProof', {
      proof,
      provider: PROVIDERS[pending.mediaType].name,
      onProved: () => signedIn(pending, false),
    });
  };

  const arrive = useEffectEvent(async () => {
    const pending = takePending();
    await comeBack(
      { arrival: takeArrival(), pending, tools: { texts, person }, now: Date.now() },
      {
        onSignedIn: (created) => pending && signedIn(pending, created),
        onProof: (proof) => pending && prove(pending, proof),
        onCancelled: () => goBack(pending?.returnTo),
        onForeign: () => setFailure({ text: t('social.lost'), pending }),
        onError: (error) =>
          setFailure({
            text: typeof error === 'string' ? error : errorText(error, t),
            pending,
          }),
      },
    );
  });
  useEffect(() => void arrive(), []);

  const again = () => {
    const pending = failure?.pending ?? null;
    const returnTo = placeToReturn(pending?.returnTo);
    setFailure(null);
    if (!mediaType) return goBack(returnTo);
    const { purpose, referenceCode } = pending ?? { purpose: 'login', referenceCode: null };
    beginSocial(mediaType, { purpose, referenceCode, returnTo }).catch((error: unknown) =>
      setFailure({ text: errorText(error, t), pending }),
    );
  };

  return (
    <main
      id="main"
      className="flex min-h-[80dvh] flex-col items-center justify-center gap-5 px-4 text-center"
    >
      <PageMeta title={t('social.signingIn')} hidden />
      <h1 className={failure ? 'sr-only' : 'display order-1 text-2xl'}>{t('social.signingIn')}</h1>
      {failure ? (
        <ErrorState
          title={t('social.failed')}
          text={failure.text}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={again}>{t('action.tryAgain')}</Button>
              <ButtonLink look="line" to={placeToReturn(failure.pending?.returnTo)}>
                {t('social.back')}
              </ButtonLink>
            </div>
          }
        />
      ) : (
        <Spinner className="text-gold size-12" />
      )}
    </main>
  );
}
