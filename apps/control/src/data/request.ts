import type { AnyCall, Args, Data } from '@kandil/contract';
import { answerTexts, type ApiError, createClient } from '@kandil/contract/client';
import { me } from '@kandil/contract/staff';
import { ui } from '@kandil/i18n/locales/en';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { confirmAgain } from './confirm.ts';
import { useSession } from './session.ts';

/** A service that is alive answers sooner; then it says that there was no answer, and the same can be sent again. */
const LONGEST_MS = 60_000;

const codeOf = (error: unknown): ApiError['code'] => (isApiError(error) ? error.code : undefined);

/** The session is a cookie that scripts cannot read, so the client has no token to send or to refresh. */
const api = createClient({
  baseUrlOf: (service) => `/api/${service}`,
  headers: () => ({ 'content-type': 'application/json' }),
  session: { accessToken: () => null, refresh: async () => 'ended' },
  texts: answerTexts(ui),
  check: () => {},
  report: () => {},
  // Every call has a body: the origin takes nothing else than JSON.
  fetch: (address, { signal, ...init } = {}) =>
    fetch(address, {
      ...init,
      body: init.body ?? '{}',
      signal: AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])]),
    }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** Reads who is signed in, and with which role. @throws ApiError */
export async function loadSelf(): Promise<void> {
  const { data } = await api(me, {});
  const { self, begin, end } = useSession.getState();
  if (data === null && self) end('expired');
  else begin(data);
}

async function afterRefusal(code: ApiError['code']): Promise<void> {
  if (code === 'LOGIN_REQUIRED' || code === 'SESSION_ENDED') useSession.getState().end('expired');
  // Somebody may have changed the role meanwhile. Without an answer, everything stays as it is.
  if (code !== 'FORBIDDEN') return;
  try {
    await loadSelf();
  } catch {
    // The refusal is what the person sees.
  }
}

/**
 * Makes a call of the control room. Where the service asks for the passkey again, a dialog asks the person, and the call
 * is then made once more.
 * @throws ApiError; `LOGIN_REQUIRED` and `SESSION_ENDED` show the sign-in screen as well
 * @throws Cancellation
 */
export async function request<C extends AnyCall>(
  call: C,
  args: Args<C>,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Data<C>> {
  const attempt = async () => (await api(call, args, { signal, headers })).data;
  try {
    try {
      return await attempt();
    } catch (error) {
      if (codeOf(error) !== 'CONFIRM_REQUIRED') throw error;
      await confirmAgain();
      return await attempt();
    }
  } catch (error) {
    void afterRefusal(codeOf(error));
    throw error;
  }
}
