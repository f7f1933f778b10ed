import type * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import { type FetchAnswer, type FetchRequest, safeFetch } from '../../../../platform/safe-fetch.ts';
import { GatewayRefusal, GatewayUnknown } from '../gateway.ts';
import { reasonOf } from './reasons.ts';
import { problem, token } from './wire.ts';

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

interface Call<Shape> {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  body?: object;
  /** Idempotency key. */
  key?: string;
  /** Without one, the answer is not read. */
  answer?: Shape;
}

/** PayPal answered no: 4xx. */
export class PaypalRefusal extends GatewayRefusal {
  readonly status: number;
  readonly issues: readonly string[];

  constructor(status: number, issues: readonly string[], what: string) {
    super(reasonOf(issues), `PayPal refused ${what}: ${status} ${issues.join(', ')}`);
    this.status = status;
    this.issues = issues;
  }
}

/** A token is renewed before it expires. */
const SPARE_MS = 60_000;

const jsonOf = ({ body }: FetchAnswer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

export type PaypalClient = ReturnType<typeof paypalClient>;

/**
 * Calls of PayPal's REST API. No answer, 5xx, 408, 409, 429 and an answer that cannot be read throw GatewayUnknown; other
 * refusals throw PaypalRefusal.
 */
export function paypalClient({ baseUrl, clientId, clientSecret, timeout, now }: ClientOptions) {
  const fetch = safeFetch({
    origins: [baseUrl],
    // The operator configured any other address, which may be in a private network.
    trusted: baseUrl !== PAYPAL_URL,
    maxBytes: 1024 * 1024,
    ...(timeout !== undefined && { timeout }),
  });
  let access: Promise<{ value: string; expiresAt: number }> | null = null;

  async function send(path: string, request: FetchRequest): Promise<FetchAnswer> {
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
  }

  async function requestToken() {
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const answer = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const parsed = token.safeParse(jsonOf(answer));
    if (answer.status !== 200 || !parsed.success)
      throw new GatewayUnknown(`PayPal gave no access token: ${answer.status}`);
    const { access_token: value, expires_in: seconds } = parsed.data;
    return { value, expiresAt: now() + seconds * 1000 - SPARE_MS };
  }

  /** One request for a token serves all calls that wait for it. */
  async function accessToken(): Promise<string> {
    const known = await access;
    if (known && known.expiresAt > now()) return known.value;
    access = requestToken();
    access.catch(() => (access = null));
    return (await access).value;
  }

  async function authorized({ method, path, body, key }: Call<unknown>): Promise<FetchAnswer> {
    const attempt = async () =>
      send(path, {
        method,
        headers: {
          authorization: `Bearer ${await accessToken()}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'paypal-request-id': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const answer = await attempt();
    if (answer.status !== 401) return answer;
    // PayPal ended the token early; the refused request had no effect.
    access = null;
    return attempt();
  }

  return async function call<Shape extends z.ZodMiniType = z.ZodMiniType<undefined>>(
    request: Call<Shape>,
  ): Promise<z.output<Shape>> {
    const answer = await authorized(request);
    const what = `${request.method} ${request.path.replace(/\?.*$/, '')}`;
    if (answer.status >= 400) {
      const { name, details } = problem.safeParse(jsonOf(answer)).data ?? { name: '', details: [] };
      throw new PaypalRefusal(answer.status, [name, ...details.map(({ issue }) => issue)], what);
    }
    if (!request.answer) return undefined as z.output<Shape>;
    const parsed = request.answer.safeParse(jsonOf(answer));
    if (!parsed.success)
      throw new GatewayUnknown(`PayPal's answer to ${what} cannot be read`, {
        cause: parsed.error,
      });
    return parsed.data;
  };
}
