import { auth } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { logOut } from '#app/data/session/log-out.ts';
import { openModal } from '#app/domain/prompt/modal-store.ts';
import { beginSession, useClientTexts, useReloadData } from '#app/data/session/sign-in.ts';
import { isPersistent } from '#app/data/session/session.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { EmailAddress } from '@kandil/ui/email-address.tsx';
import { RichText } from '@kandil/ui/text/rich-text.tsx';
import { finishSignUp } from '../sign-up.ts';
import { OneTimeCodeForm } from '#app/domain/contact/one-time-code-form.tsx';

interface OneTimeCodeModalProps {
  /** Where the code was sent, if known. */
  account: string | null;
  /** Seconds until a new code may be sent; without it a code was sent just now. */
  wait?: number;
  /** Digits of the code; by default the configured number. */
  length?: number;
}

/**
 * MODAL-13: the first code of a new account. The modal stays until the code is entered (MODAL-19, SIGNUP-23); then the
 * session is complete and sign-up continues (LOGIN-06, SIGNUP-24). A visitor with a mistyped address starts over.
 */
export function OneTimeCodeModal({ account, wait, length: asked }: OneTimeCodeModalProps) {
  const t = useT();
  const { base } = useWords();
  const { config } = useStart();
  const length = asked ?? config.otpLength;
  const texts = useClientTexts();
  const reloadData = useReloadData();

  const verify = async (otp: string) => {
    const { data, message } = await browserApi(auth.otpVerify, { otp });
    beginSession(data, isPersistent(), texts);
    finishSignUp(base, message ?? t('signUp.done'));
  };
  const resend = async () => (await browserApi(auth.otpSend, {})).data.retryAfter;
  const startOver = async () => {
    await logOut();
    await reloadData();
    openModal('register', {});
  };

  return (
    <div>
      <p className="text-muted mb-6">
        {account ? (
          <RichText text={t('code.sentTo', { length })} name="account">
            <EmailAddress
              address={/^\d+$/.test(account) ? `+${account}` : account}
              className="text-text font-semibold"
            />
          </RichText>
        ) : (
          t('code.sent', { length })
        )}
      </p>
      <OneTimeCodeForm
        length={length}
        {...(wait !== undefined && { wait })}
        verify={verify}
        resend={resend}
      />
      <p className="text-muted mt-2 text-center text-sm">
        <button
          type="button"
          className="hover:text-text min-h-11 underline underline-offset-4"
          onClick={() => void startOver()}
        >
          {t('code.otherAccount')}
        </button>
      </p>
    </div>
  );
}
