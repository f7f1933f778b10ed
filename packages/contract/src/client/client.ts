import type { AnyCall, Args, Data, Meta } from '../call.ts';
import type { Envelope } from '../envelope.ts';
import { busySeconds, readAnswer } from './answer.ts';
import { type AnswerTexts, ApiError, CLIENT_CODES, codedMessage } from './error.ts';
import { tokenError } from './tokens.ts';
import { retryKey, type WireRequest, wireRequest } from './request.ts';
import { fibonacciSeconds, retryCounter } from './retry.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The file of a multipart call. */
  file?: File | undefined;
  headers?: Record<string, string>;
  /** The request outlives the page: for reports at its close. */
  keepalive?: boolean;
  /** Sends this request in place of the client's own `fetch`, for instance to report the progress of an upload. */
  fetch?: typeof globalThis.fetch | undefined;
}

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

/**
 * Result of a refresh. `fresh`: there is a new token. `ended`: the service refused, and the port has logged
 * out (STATE-22..24). `later`: the network or the server failed; the session stays.
 */
export type Refreshed = 'fresh' | 'ended' | 'later';

/** Stores the tokens and reacts to their changes (the web's session module). */
export interface SessionPort {
  /** The current access token, or null. */
  accessToken(): string | null;
  /** Fetches and stores new tokens to replace the refused one, with one request for all callers and tabs. */
  refresh(refused: string): Promise<Refreshed>;
}

export interface ClientOptions {
  /** Base URL of a service, without trailing slash. */
  baseUrlOf(service: AnyCall['service']): string;
  /** The current headers of SPEC-D19. */
  headers(): Record<string, string>;
  session: SessionPort;
  texts: AnswerTexts;
  /** Checks an answer's data against the call's schema; faults are only reported (VALID-02). */
  check(call: AnyCall, data: unknown): void;
  /** Receives every error of every kind (ERROR-14). */
  report(problem: unknown): void;
  fetch: typeof globalThis.fetch;
  /** Whether reads that got no answer are sent again; never if absent. */
  retriesReads?(): boolean;
  /** Waits for the given milliseconds. */
  wait(milliseconds: number): Promise<void>;
}

const BUSY_RETRIES = 2;
/** Milliseconds before a read is sent again. */
const READ_PAUSES = [100, 500];

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
    const answer = await sendUnlessBusy(call, wire, token, callOptions);
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

  /** What an overloaded server refused before it did anything is sent again, twice at most (SEC-23). */
  async function sendUnlessBusy(...request: Parameters<typeof send>) {
    for (let tries = 1; ; tries++) {
      const answer = await sendUntilAnswered(...request);
      const seconds = tries > BUSY_RETRIES ? undefined : busySeconds(answer);
      if (seconds === undefined) return answer;
      await options.wait(seconds * 1000);
      request[3].signal?.throwIfAborted();
    }
  }

  /** Weak networks reset connections: a GET that got no answer is sent again, as browsers do with reused connections. */
  async function sendUntilAnswered(...request: Parameters<typeof send>) {
    const [{ method }, , , { signal }] = request;
    const pauses = method === 'GET' && options.retriesReads?.() ? READ_PAUSES : [];
    for (const pause of pauses) {
      try {
        return await send(...request);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await options.wait(pause);
        signal?.throwIfAborted();
      }
    }
    return send(...request);
  }

  async function send(
    call: AnyCall,
    wire: WireRequest,
    token: string | null,
    { fetch = options.fetch, headers, keepalive = false, signal }: CallOptions,
  ) {
    const url = `${options.baseUrlOf(call.service)}${wire.path}${wire.search && `?${wire.search}`}`;
    try {
      const response = await fetch(url, {
        method: call.method,
        headers: {
          ...options.headers(),
          ...headers,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(typeof wire.body === 'string' && { 'content-type': 'application/json' }),
        },
        body: wire.body ?? null,
        signal: signal ?? null,
        keepalive,
        redirect: 'error',
      });
      return { status: response.status, body: await response.text() };
    } catch (cause) {
      if (signal?.aborted) throw cause;
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
