import { auth } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import type { Account } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useBotCheck } from './bot-check/bot-check.ts';
import { EmailLinkForm } from './email-link-form.tsx';

/**
 * Sends a new link that confirms an e-mail address: to the member's address or the one they change to, and for a guest
 * to the unconfirmed address of an account.
 */
export function NewLinkForm({ account }: { account: Account | null }) {
  const t = useT();
  const person = useBotCheck('FORGOT', false);
  const send = async (email: string) => {
    if (account) return (await browserApi(auth.emailUpdate, { email })).message;
    const proof = await person().catch(() => null);
    return proof && (await browserApi(auth.emailLinkSend, { email, ...proof })).message;
  };
  return (
    <EmailLinkForm
      email={account?.email ?? ''}
      text={account ? undefined : t('verify.newLinkText')}
      action={() => t('reset.newLink')}
      send={send}
    />
  );
}
