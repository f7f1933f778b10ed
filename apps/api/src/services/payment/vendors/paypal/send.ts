import { isPaypal } from './hosts.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { type FetchAnswer, type FetchRequest, safeFetch } from '../../../../platform/safe-fetch.ts';
import { GatewayUnknown } from '../gateway.ts';

export const PAYPAL_URL = 'https://api-m.paypal.com';

export interface ClientOptions {
  /** Base URL of the REST API, without a slash at the end. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** Milliseconds for one request (10,000). */
  timeout?: number;
  now: Clock;
}

export const jsonOf = ({ body }: FetchAnswer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

export type Send = (path: string, request: FetchRequest) => Promise<FetchAnswer>;

/** Sends a request to PayPal. No answer, 5xx, 408, 409 and 429 throw GatewayUnknown. */
export function paypalSender({ baseUrl, timeout }: ClientOptions): Send {
  const fetch = safeFetch({
    origins: [baseUrl],
    // The operator configured any other address, which may be in a private network.
    trusted: !isPaypal(baseUrl),
    maxBytes: 1024 * 1024,
    party: 'PAYPAL',
    ...(timeout !== undefined && { timeout }),
  });

  return async (path, request) => {
    const what = `${request.method} ${path.replace(/\?.*$/, '')}`;
    let answer: FetchAnswer;
    try {
      answer = await fetch(baseUrl + path, request);
    } catch (cause) {
      throw new GatewayUnknown(`PayPal did not answer ${what}`, { cause });
    }
    if (answer.status >= 500 || [408, 409, 429].includes(answer.status))
      throw new GatewayUnknown(`PayPal answered ${what} with ${answer.status}`);
    return answer;
  };
}
