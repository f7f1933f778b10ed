import type * as z from 'zod/mini';
import type { FetchAnswer } from '../../../../platform/safe-fetch.ts';
import { GatewayRefusal, GatewayUnknown } from '../gateway.ts';
import { accessTokens } from './access-token.ts';
import { reasonOf } from './reasons.ts';
import { type ClientOptions, jsonOf, paypalSender } from './send.ts';
import { problem } from './wire.ts';

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

export type PaypalClient = ReturnType<typeof paypalClient>;

/**
 * Calls of PayPal's REST API. No answer, 5xx, 408, 409, 429 and an answer that cannot be read throw GatewayUnknown; other
 * refusals throw PaypalRefusal.
 */
export function paypalClient(options: ClientOptions) {
  const send = paypalSender(options);
  const { accessToken, drop } = accessTokens(options, send);

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
    drop();
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
