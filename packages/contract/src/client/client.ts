import type { AnyCall, Args, Data, Meta } from '../call.ts';
import type { Envelope } from '../envelope.ts';
import { readAnswer } from './answer.ts';
import { ApiError, CLIENT_CODES, type ClientTexts, codedMessage } from './error.ts';
import { tokenError } from './tokens.ts';
import { retryKey, type WireRequest, wireRequest } from './request.ts';
import { fibonacciSeconds, retryCounter } from './retry.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The file of a multipart call. */
  file?: File | undefined;
  headers?: Record<string, string>;
  /** The request outlives the page: for what must be said when it goes away. */
  keepalive?: boolean;
}

export interface ApiAnswer<C extends AnyCall> {
  data: Data<C>;
  meta: Meta<C>;
  message: string | null;
}

/** Makes a call and answers its envelope. @throws ApiError */
export type Api = <C extends AnyCall>(
  call: C,
  args: Args<C>,
  options?: CallOptions,
) => Promise<ApiAnswer<C>>;

/**
 * What came of a refresh. `fresh`: there is another token now. `ended`: the service refused, and the port has logged
 * out (STATE-22..24). `later`: nobody could say, for a fault on the way there or in the server; nobody is logged out.
 */
export type Refreshed = 'fresh' | 'ended' | 'later';

/** Where the client keeps its tokens, and what happens when they change (the web's session module). */
export interface SessionPort {
  /** The access token as it is now, or null. */
  accessToken(): string | null;
  /** Gets and stores new tokens in place of the one that was refused: one request for all callers and tabs. */
  refresh(refused: string): Promise<Refreshed>;
}

export interface ClientOptions {
  /** Base URL of a service, without trailing slash. */
  baseUrlOf(service: AnyCall['service']): string;
  /** The headers of SPEC-D19, as they are now. */
  headers(): Record<string, string>;
  session: SessionPort;
  texts: ClientTexts;
  /** Holds the data of an answer against the call's own schema; what is wrong is only reported (VALID-02). */
  check(call: AnyCall, data: unknown): void;
  /** Error reporting: every error of every kind goes there (ERROR-14). */
  report(problem: unknown): void;
  fetch: typeof globalThis.fetch;
  /** Waits so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

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
    const answer = await send(call, wire, token, callOptions);
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
   * Waits, refreshes, and says whether the request may be made again. A refresh that came to nothing is tried again
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

  async function send(
    call: AnyCall,
    wire: WireRequest,
    token: string | null,
    callOptions: CallOptions,
  ) {
    const url = `${options.baseUrlOf(call.service)}${wire.path}${wire.search && `?${wire.search}`}`;
    try {
      const response = await options.fetch(url, {
        method: call.method,
        headers: {
          ...options.headers(),
          ...callOptions.headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(typeof wire.body === 'string' && { 'content-type': 'application/json' }),
        },
        body: wire.body ?? null,
        signal: callOptions.signal ?? null,
        credentials: 'same-origin',
        keepalive: callOptions.keepalive ?? false,
        redirect: 'error',
      });
      return { status: response.status, body: await response.text() };
    } catch (cause) {
      if (callOptions.signal?.aborted) throw cause;
      throw new ApiError({
        kind: 'network',
        message: codedMessage(CLIENT_CODES.NETWORK, options.texts),
        clientCode: CLIENT_CODES.NETWORK,
        cause,
      });
    }
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
