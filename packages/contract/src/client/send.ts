import type { AnyCall } from '../call.ts';
import { busySeconds } from './answer.ts';
import { ApiError, CLIENT_CODES, codedMessage } from './error.ts';
import type { CallOptions, ClientOptions } from './ports.ts';
import type { WireRequest } from './request.ts';

/** One request of a call, with the token that it carries. */
export interface SentRequest {
  call: AnyCall;
  wire: WireRequest;
  token: string | null;
  callOptions: CallOptions;
}

const BUSY_RETRIES = 2;
/** Milliseconds before a read is sent again. */
const READ_PAUSES = [100, 500];

/** What an overloaded server refused before it did anything is sent again, twice at most (SEC-23). */
export async function sendUnlessBusy(options: ClientOptions, sent: SentRequest) {
  for (let tries = 1; ; tries++) {
    const answer = await sendUntilAnswered(options, sent);
    const seconds = tries > BUSY_RETRIES ? undefined : busySeconds(answer);
    if (seconds === undefined) return answer;
    await options.wait(seconds * 1000);
    sent.callOptions.signal?.throwIfAborted();
  }
}

/** Weak networks reset connections: a GET that got no answer is sent again, as browsers do with reused connections. */
async function sendUntilAnswered(options: ClientOptions, sent: SentRequest) {
  const pauses = sent.call.method === 'GET' && options.retriesReads?.() ? READ_PAUSES : [];
  for (const pause of pauses) {
    try {
      return await send(options, sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await options.wait(pause);
      sent.callOptions.signal?.throwIfAborted();
    }
  }
  return send(options, sent);
}

async function send(options: ClientOptions, { call, wire, token, callOptions }: SentRequest) {
  const { fetch = options.fetch, headers, keepalive = false, signal } = callOptions;
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
