import type { BotAction } from '@kandil/contract/auth/entities';
import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '#app/ui/forms/errors.ts';
import { type BotFields, botResponses } from './responses.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '#app/ui/text/texts.tsx';

/**
 * Shows the service that a person sends the form, by the check the product is set to (configuration `botCheck`):
 *
 *     const person = useBotCheck('SIGNUP');
 *     ...
 *     await browserApi(auth.register, { ...values, ...(await person()) });
 *
 * Begins when the form opens, so that sending it need not wait. Each response serves one call: ask for another one
 * for each submission.
 * @param early false where the check is rarely asked for: `LOGIN`, after the refusal BOT_CHECK_FAILED
 * @returns what gives the fields for a call; when the check cannot be made it says so in an error notification
 *   (ERROR-35) and rejects (ERROR-42)
 */
export function useBotCheck(action: BotAction, early = true): () => Promise<BotFields> {
  const t = useT();
  const { botCheck } = useStart().config;
  const [responses] = useState(() => botResponses(botCheck, action));
  useEffect(() => {
    if (early) responses.begin();
  }, [responses, early]);
  return useCallback(async () => {
    try {
      return await responses.next();
    } catch (error) {
      notify('error', t('loadingPage.unexpectedError'));
      throw error;
    }
  }, [responses, t]);
}

/**
 * Makes a call that needs a bot check only after many failures: on BOT_CHECK_FAILED it runs the check and repeats the
 * call.
 * @param person from `useBotCheck('LOGIN', false)`
 * @returns null when the check fails: a notification reports it
 */
export async function asPerson<T>(
  person: () => Promise<BotFields>,
  attempt: (fields: BotFields) => Promise<T>,
): Promise<T | null> {
  try {
    return await attempt({});
  } catch (error) {
    if (!isApiError(error) || error.code !== 'BOT_CHECK_FAILED') throw error;
    const fields = await person().catch(() => null);
    return fields && attempt(fields);
  }
}
