import type * as z from 'zod/mini';
import type { PaymentReason } from '@kandil/contract/payment';
import { type FetchAnswer, safeFetch } from '../../../../platform/safe-fetch.ts';
import { GatewayRefusal, GatewayUnknown } from '../gateway.ts';
import { signatureOf } from './signature.ts';
import { failure } from './wire.ts';

export interface OperatorConfig {
  /** Base URL of its API, without a slash at the end. */
  baseUrl: string;
  merchantId: string;
  /** Signs our requests and its events. */
  secret: string;
  /** The operator may be in a private network and use plain HTTP; off, it must be public HTTPS. */
  trusted: boolean;
  /** How long the operator may take; milliseconds (default 10,000). */
  timeout?: number;
}

const LARGEST_ANSWER = 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** Statuses below 500 that do not say whether the operation took effect. */
const UNDECIDED = new Set([408, 425, 429]);

/** Reasons of the operator by the code of its error; any other is `REFUSED`. */
const REASONS: Record<string, PaymentReason> = {
  NO_FUNDS: 'NO_FUNDS',
  LIMIT_REACHED: 'LIMIT_REACHED',
  NUMBER_NOT_SUPPORTED: 'NUMBER_NOT_SUPPORTED',
};

/** A key as the protocol wants it: visible characters, so no spaces. */
const visible = (key: string): string => key.replaceAll(' ', ':');

export type Ask = ReturnType<typeof operatorRequests>;

/** Sends signed requests. @throws GatewayUnknown, GatewayRefusal */
export function operatorRequests(config: OperatorConfig) {
  const { baseUrl, merchantId, secret, trusted, timeout = TIMEOUT_MS } = config;
  const { origin, pathname } = new URL(baseUrl);
  const base = pathname === '/' ? '' : pathname;
  const policy = { origins: [origin], maxBytes: LARGEST_ANSWER, trusted, timeout };
  const fetch = safeFetch({ ...policy, party: 'OPERATOR' });

  function send(
    path: string,
    content: { body: object; key: string } | undefined,
  ): Promise<FetchAnswer> {
    const method = content ? 'POST' : 'GET';
    const body = content ? JSON.stringify(content.body) : '';
    // The operator compares it with its own clock, so this is the real time in tests too.
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'x-merchant-id': merchantId,
      'x-timestamp': timestamp,
      'x-signature': signatureOf(secret, [method, base + path, timestamp], body),
      ...(content && {
        'content-type': 'application/json',
        'idempotency-key': visible(content.key),
      }),
    };
    return fetch(`${origin}${base}${path}`, { method, headers, ...(content && { body }) });
  }

  /** The answer to a GET, or to a POST with its idempotency key; null if there is no such thing. */
  return async function ask<Shape extends z.ZodMiniType>(
    path: string,
    shape: Shape,
    content?: { body: object; key: string },
  ): Promise<z.output<Shape> | null> {
    const answer = await send(path, content).catch((error: unknown) => {
      throw new GatewayUnknown(`the operator did not answer ${path}`, { cause: error });
    });
    if (answer.status < 200 || answer.status > 299) return missing(path, answer);
    const parsed = shape.safeParse(jsonOf(answer));
    if (!parsed.success)
      throw new GatewayUnknown(`the operator's answer to ${path} is malformed`, {
        cause: parsed.error,
      });
    return parsed.data;
  };
}

/** What an error of the operator means: null for what does not exist. @throws GatewayRefusal, GatewayUnknown */
function missing(path: string, answer: FetchAnswer): null {
  const { status } = answer;
  const parsed = failure.safeParse(jsonOf(answer));
  if (status < 400 || status >= 500 || UNDECIDED.has(status) || !parsed.success)
    throw new GatewayUnknown(`the operator answered ${status} to ${path}`);
  const { code, message } = parsed.data.error;
  if (code === 'NOT_FOUND') return null;
  throw new GatewayRefusal(REASONS[code] ?? 'REFUSED', `${status} ${code}: ${message}`);
}

function jsonOf({ body }: FetchAnswer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
