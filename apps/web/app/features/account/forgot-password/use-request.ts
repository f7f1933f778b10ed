import { auth } from '@kandil/contract';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useBotCheck } from '../bot-check/bot-check.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { LoginName } from '#app/domain/contact/email-or-phone.ts';
import { forgotPassword } from './state.ts';

/** A password reset that the service has accepted, whether or not the account exists. */
export interface ResetRequest {
  name: LoginName;
  /** Identifies the request when the code is entered; alone it gives no access. */
  token: string;
  /** Number of the code's digits. */
  length: number;
  /** Seconds until it may be made again. */
  retryAfter: number;
}

/**
 * Requests a link and a code to reset the password (MODAL-03), and tracks the request in the account's state. Returns
 * null when the bot check fails: a notification reports it.
 * @throws ApiError
 */
export function useRequest(): (name: LoginName) => Promise<ResetRequest | null> {
  const t = useT();
  const person = useBotCheck('FORGOT');
  return async (name) => {
    forgotPassword.start();
    try {
      const proof = await person().catch(() => null);
      if (!proof) return null;
      const { data } = await browserApi(auth.forgotPassword, { ...name, ...proof });
      return { name, ...data };
    } catch (error) {
      forgotPassword.fail(errorText(error, t));
      throw error;
    } finally {
      forgotPassword.complete();
    }
  };
}
