import { auth } from '@kandil/contract';
import { errorText } from '#app/ui/forms/errors.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useBotCheck } from '../bot-check/bot-check.ts';
import { useT } from '#app/ui/text/texts.tsx';
import type { LoginName } from '../fields/email-or-phone.ts';
import { forgotPassword } from './state.ts';

/** A request for a new password that the service has taken, whether or not there is such an account. */
export interface Requested {
  name: LoginName;
  /** Names the request when the code is entered; alone it sets nothing. */
  token: string;
  /** Number of the code's digits. */
  length: number;
  /** Seconds until it may be made again. */
  retryAfter: number;
}

/**
 * Asks for a link and a code that set a new password (MODAL-03), and notes in the account's state how it goes.
 * Answers null where the bot check cannot be made: a notification has said so.
 * @throws ApiError
 */
export function useRequest(): (name: LoginName) => Promise<Requested | null> {
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
