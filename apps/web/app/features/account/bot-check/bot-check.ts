import type { BotAction } from '@kandil/contract/auth/entities';
import { useCallback, useEffect, useState } from 'react';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { type BotFields, botResponses } from './responses.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';

/**
 * Proves to the service that a person submits the form, with the configured check (`botCheck`):
 *
 *     const person = useBotCheck('SIGNUP');
 *     ...
 *     await browserApi(auth.register, { ...values, ...(await person()) });
 *
 * It starts when the form opens, so that submission need not wait. A response is valid for one call: get another
 * for each submission.
 * @param early false where the check is rarely required: `LOGIN`, after the refusal BOT_CHECK_FAILED
 * @returns a function that returns the fields of a call; when the check fails it shows an error notification
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
