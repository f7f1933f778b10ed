import { auth } from '@kandil/contract';
import { useEffect, useState } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { type EmailOrPhone, shownName, typedBefore } from '#app/domain/contact/email-or-phone.ts';
import { NewPasswordForm } from '../new-password-form.tsx';
import { OneTimeCodeForm } from '#app/domain/contact/one-time-code-form.tsx';
import { EmailAddress } from '@kandil/ui/email-address.tsx';
import { RichText } from '@kandil/ui/text/rich-text.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { LinkSent } from './link-sent.tsx';
import { RequestForm } from './request-form.tsx';
import { forgotPassword } from './state.ts';
import { type ResetRequest, useRequest } from './use-request.ts';

interface ForgotPasswordProps {
  email: string;
  /** @param email the field's value, when it is not a phone number */
  onBack(email: string): void;
}

type Step =
  | { kind: 'request' }
  | { kind: 'link' | 'code'; requested: ResetRequest }
  | { kind: 'password'; token: string };

const emailOf = (name: EmailOrPhone) => (name.isPhone ? '' : name.text.trim());

/**
 * MODAL-03, LOGIN-03: resets a forgotten password. A mail carries a link and a code, a text message a code; the code
 * leads to the new password here. Accounts that do not exist get the same responses.
 */
export function ForgotPassword({ email, onBack }: ForgotPasswordProps) {
  const [name, setName] = useState(() => typedBefore(email));
  const [step, setStep] = useState<Step>({ kind: 'request' });
  const request = useRequest();
  useEffect(() => forgotPassword.clear, []);

  if (step.kind === 'request')
    return (
      <RequestForm
        name={name}
        onRequested={(asked, requested) => {
          setName(asked);
          setStep({ kind: asked.isPhone ? 'code' : 'link', requested });
        }}
        onBack={(typed) => onBack(emailOf(typed))}
      />
    );
  if (step.kind === 'password')
    return <NewPasswordForm token={step.token} email={emailOf(name)} known={[shownName(name)]} />;

  const { kind, requested } = step;
  const again = async () => {
    const next = await request(requested.name);
    if (next) setStep({ kind, requested: next });
    return next;
  };
  return (
    <>
      {kind === 'link' ? (
        <LinkSent
          email={shownName(name)}
          wait={requested.retryAfter}
          resend={again}
          onCode={() => setStep({ kind: 'code', requested })}
        />
      ) : (
        <CodeStep
          account={shownName(name)}
          requested={requested}
          resend={again}
          onVerified={(token) => setStep({ kind: 'password', token })}
        />
      )}
      <BackToLogin onBack={() => onBack(emailOf(name))} />
    </>
  );
}

interface CodeStepProps {
  account: string;
  requested: ResetRequest;
  resend(): Promise<ResetRequest | null>;
  onVerified(token: string): void;
}

function CodeStep({ account, requested, resend, onVerified }: CodeStepProps) {
  const t = useT();
  const { token, length, retryAfter } = requested;
  return (
    <>
      <p className="text-muted mb-6">
        <RichText text={t('forgot.codeSent', { length })} name="account">
          <EmailAddress address={account} className="text-text font-semibold" />
        </RichText>
      </p>
      <OneTimeCodeForm
        length={length}
        verify={async (otp) => {
          const { data } = await browserApi(auth.forgotPasswordVerifyOtp, { token, otp });
          onVerified(data.token);
        }}
        resend={async () => (await resend())?.retryAfter ?? retryAfter}
      />
    </>
  );
}
