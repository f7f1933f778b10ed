import { createHmac, randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { type FetchAnswer, safeFetch } from '../../../../platform/safe-fetch.ts';
import { GatewayRefusal, GatewayUnknown } from '../gateway.ts';
import { isUnsure, reasonOf } from './reasons.ts';
import { IYZICO_URL, outcome } from './wire.ts';

export interface IyzicoAccount {
  /** Base URL of the API, without a slash at the end. */
  baseUrl: string;
  apiKey: string;
  secretKey: string;
  /** How long iyzico may take; milliseconds (15,000). */
  timeout?: number;
}

interface ApiRequest {
  method: 'GET' | 'POST';
  /** Begins with `/v2`. */
  path: string;
  query?: Record<string, string>;
  body?: object;
}

/**
 * iyzico said no. Its message may repeat what we sent of the payer, so only the code is stored.
 */
export class IyzicoRefusal extends GatewayRefusal {
  readonly code: string;
  constructor(path: string, code: string) {
    super(reasonOf(code), `iyzico refused ${path}: ${code}`);
    this.code = code;
  }
}

const LARGEST_ANSWER = 1024 * 1024;

export type IyzicoClient = ReturnType<typeof iyzicoClient>;

function headersOf({ apiKey, secretKey }: IyzicoAccount, path: string, body: string) {
  const random = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', secretKey)
    .update(random + path + body)
    .digest('hex');
  const credentials = `apiKey:${apiKey}&randomKey:${random}&signature:${signature}`;
  return {
    authorization: `IYZWSv2 ${Buffer.from(credentials).toString('base64')}`,
    'x-iyzi-rnd': random,
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
  };
}

/** What an answer says. @throws GatewayUnknown if it says nothing of the operation */
function jsonOf(path: string, { status, body }: FetchAnswer): unknown {
  if (status >= 500 || status === 429 || status === 401 || status === 403)
    throw new GatewayUnknown(`iyzico answered ${path} with ${status}`);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new GatewayUnknown(`iyzico answered ${path} with ${status} and no JSON`);
  }
}

/**
 * Requests with IYZWSv2: HMAC-SHA256 over random key, path without query, and body
 * (https://docs.iyzico.com/en/getting-started/preliminaries/authentication/hmacsha256-auth). We do not use the official
 * client: it has no timeout and hides the status of answers, and SEC-20 has one HTTP client for all parties.
 */
export function iyzicoClient(account: IyzicoAccount) {
  const { baseUrl, timeout = 15_000 } = account;
  const fetch = safeFetch({
    origins: [baseUrl],
    // The operator configured any other address, which may be in a private network.
    trusted: baseUrl !== IYZICO_URL,
    maxBytes: LARGEST_ANSWER,
    timeout,
    party: 'IYZICO',
  });

  async function answerTo({ method, path, query, body }: ApiRequest): Promise<unknown> {
    const text = body ? JSON.stringify(body) : '';
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const answer = await fetch(baseUrl + path + search, {
      method,
      headers: headersOf(account, path, text),
      ...(text && { body: text }),
    }).catch((error: unknown) => {
      throw new GatewayUnknown(`iyzico did not answer ${path}`, { cause: error });
    });
    return jsonOf(path, answer);
  }

  /** @throws GatewayUnknown, IyzicoRefusal */
  return async function ask<Shape extends z.ZodMiniType>(
    shape: Shape,
    asked: ApiRequest,
  ): Promise<z.output<Shape>> {
    const { path } = asked;
    const answer = await answerTo(asked);
    const frame = outcome.safeParse(answer);
    if (!frame.success) throw new GatewayUnknown(`iyzico answered ${path} without a status`);
    if (frame.data.status === 'failure') {
      const code = String(frame.data.errorCode ?? '');
      if (isUnsure(code)) throw new GatewayUnknown(`iyzico failed at ${path}: ${code}`);
      throw new IyzicoRefusal(path, code);
    }
    const parsed = shape.safeParse(answer);
    if (!parsed.success)
      throw new GatewayUnknown(
        `iyzico answered ${path} in an unknown form: ${fieldsOf(parsed.error)}`,
      );
    return parsed.data;
  };
}

/** The names of the fields that are wrong, without their values. */
const fieldsOf = (error: z.core.$ZodError) =>
  error.issues.map(({ path }) => path.join('.')).join(', ');
