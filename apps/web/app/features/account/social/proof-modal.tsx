import { auth } from '@kandil/contract';
import { useState } from 'react';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { browserApi } from '#app/data/client/api.ts';
import { closeModal, closeModalOf } from '#app/domain/prompt/modal-store.ts';
import { useClientTexts } from '#app/data/session/sign-in.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { CodeProof } from './code-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import { keepSocialSession, type Proof } from './sign-in.ts';

interface SocialProofModalProps {
  proof: Proof;
  /** Name of the provider. */
  provider: string;
  /** Called once the session is stored. */
  onProved(): Promise<void>;
}

/**
 * Shown when the e-mail address from the provider belongs to an existing account: the visitor proves with the password
 * or a mailed code that the account is theirs.
 */
export function SocialProofModal({ proof, provider, onProved }: SocialProofModalProps) {
  const t = useT();
  const texts = useClientTexts();
  const { token, email, methods } = proof;
  const [way, setWay] = useState(methods[0] ?? 'code');
  const [isLate, setLate] = useState(false);

  const orLate = <T,>(attempt: Promise<T>): Promise<T> =>
    attempt.catch((error: unknown) => {
      if (isApiError(error) && error.code === 'LINK_EXPIRED') setLate(true);
      throw error;
    });
  const prove = async (shown: { password: string } | { otp: string }) => {
    const { data } = await orLate(browserApi(auth.socialProve, { token, ...shown }));
    keepSocialSession(data, texts);
    closeModalOf('socialProof');
    await onProved();
  };
  const send = async () => {
    const { data } = await orLate(browserApi(auth.socialProofSend, { token }));
    return data.retryAfter;
  };

  if (isLate) return <TooLate />;
  const other = methods.find((method) => method !== way);
  return (
    <div>
      <p className="text-muted mb-6">
        {t('social.proofText', { email: `\u2068${email}\u2069`, provider })}
      </p>
      {way === 'password' ? (
        <PasswordProof prove={(password) => prove({ password })} />
      ) : (
        <CodeProof send={send} prove={(otp) => prove({ otp })} />
      )}
      {other && (
        <p className="text-muted mt-2 text-center text-sm">
          <button
            type="button"
            className="hover:text-text min-h-11 underline underline-offset-4"
            onClick={() => setWay(other)}
          >
            {t(other === 'code' ? 'social.proofByCode' : 'social.proofByPassword')}
          </button>
        </p>
      )}
    </div>
  );
}

function TooLate() {
  const t = useT();
  return (
    <>
      <p role="alert" className="mb-6">
        {t('social.proofLate')}
      </p>
      <Button size="large" className="w-full" onClick={closeModal}>
        {t('social.back')}
      </Button>
    </>
  );
}
