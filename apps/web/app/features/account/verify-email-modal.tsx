import { auth } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { EmailLinkForm } from './email-link-form.tsx';

interface VerifyEmailModalProps {
  /** The address that waits to be confirmed. */
  email: string;
  /** The service's reminder. */
  text: string;
}

/**
 * Reminds a member to confirm their e-mail address (SHELL-27): sends the link again, or to another address. Resending
 * is the same call with the same address (SPEC-D29).
 */
export function VerifyEmailModal({ email, text }: VerifyEmailModalProps) {
  const t = useT();
  return (
    <EmailLinkForm
      email={email}
      text={text}
      action={(typed) => t(typed === email ? 'verifyEmail.resend' : 'verifyEmail.done')}
      send={async (typed) => {
        const { message, data } = await browserApi(auth.emailUpdate, { email: typed });
        return message ?? data.email;
      }}
    />
  );
}
