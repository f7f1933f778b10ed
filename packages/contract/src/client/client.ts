import type { AnyCall, Args, Data, Meta } from '../call.ts';
import type { Envelope } from '../envelope.ts';
import { readAnswer } from './answer.ts';
import { CLIENT_CODES } from './error.ts';
import type { CallOptions, ClientOptions } from './ports.ts';
import { retryKey, type WireRequest, wireRequest } from './request.ts';
import { fibonacciSeconds, retryCounter } from './retry.ts';
import { sendUnlessBusy } from './send.ts';
import { tokenError } from './tokens.ts';

export interface ApiAnswer<C extends AnyCall> {
  data: Data<C>;
  meta: Meta<C>;
  message: string | null;
}

/** Makes a call and returns its envelope. @throws ApiError */
export type Api = <C extends AnyCall>(
  call: C,
  args: Args<C>,
  options?: CallOptions,
) => Promise<ApiAnswer<C>>;

/** The HTTP client of the contract: bearer token, envelope check, refresh and retry. */
export function createClient(options: ClientOptions): Api {
  const retries = retryCounter();

  async function attempt(
    call: AnyCall,
    wire: WireRequest,
    callOptions: CallOptions,
  ): Promise<Envelope> {
    const token = options.session.accessToken();
    if (!token && call.needsToken) throw tokenError(CLIENT_CODES.NO_TOKEN, options.texts);
    const answer = await sendUnlessBusy(options, { call, wire, token, callOptions });
    const key = retryKey(call, wire.path);
    if (answer.status !== 401) retries.reset(key);
    else if (token && call.refreshes !== false) {
      if (await afterRefresh(key, token, callOptions.signal))
        return attempt(call, wire, callOptions);
    }
    const envelope = readAnswer(answer, options.texts);
    options.check(call, envelope.data);
    return envelope;
  }

  /**
   * Waits, refreshes, and returns whether the request may be retried. A failed refresh is retried
   * after the next, longer wait. A refresh succeeds when its token is accepted: the counter is reset by the first
   * answer that is not 401 (STATE-26). Reset at each refresh, it would never reach 8.
   */
  async function afterRefresh(
    key: string,
    refused: string,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    for (let retry = retries.next(key); retry !== null; retry = retries.next(key)) {
      await options.wait(fibonacciSeconds(retry) * 1000);
      signal?.throwIfAborted();
      const refreshed = await options.session.refresh(refused);
      if (refreshed !== 'later') return refreshed === 'fresh';
    }
    return false;
  }

  return async (call, args, callOptions = {}) => {
    try {
      const wire = wireRequest(call, args, callOptions.file);
      return (await attempt(call, wire, callOptions)) as never;
    } catch (error) {
      if (!callOptions.signal?.aborted) options.report(error);
      throw error;
    }
  };
}
