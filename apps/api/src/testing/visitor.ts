import { errorsOf } from '@kandil/contract/openapi';
import type { AnyCall, Args, Data, Envelope } from '@kandil/contract';
import type { FastifyInstance } from 'fastify';
import { splitArgs } from '../platform/http/input.ts';

export interface VisitorOptions {
  platform?: string;
  language?: string;
  deviceId?: string;
  ip?: string;
  /** The browser's headers about the origin of its requests. */
  site?: 'same-origin' | 'same-site' | 'cross-site';
}

export interface CallAnswer<C extends AnyCall> {
  status: number;
  message: string | null;
  data: Data<C>;
  meta: Record<string, unknown> | null;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
  envelope: Envelope;
}

export interface CallOptions {
  /** Which of the call's addresses to use; default: the first. */
  path?: string;
  /** Replaces the visitor's own token; null sends none. */
  token?: string | null;
  headers?: Record<string, string>;
}

/** A client can only handle errors that the call declares. */
function expectDeclared(call: AnyCall, status: number, code: unknown): void {
  if (status < 400 || typeof code !== 'string') return;
  if (!errorsOf(call).some((declared) => declared === code))
    throw new Error(`${call.name} answers ${code} and does not declare it`);
}

/** A client of the services: keeps cookies and its token, sends HTTP requests without a socket. */
export function createVisitor(app: FastifyInstance, options: VisitorOptions = {}) {
  const {
    platform = 'web',
    language = 'en',
    deviceId = 'device-1',
    ip = '127.0.0.1',
    site = 'same-origin',
  } = options;
  const cookies = new Map<string, string>();
  const visitor = { token: null as string | null, cookies, call };

  async function call<C extends AnyCall>(
    spec: C,
    args: Args<C>,
    asking: CallOptions = {},
  ): Promise<CallAnswer<C>> {
    const raw = splitArgs(spec, args);
    const token = asking.token === undefined ? visitor.token : asking.token;
    const response = await app.inject({
      method: spec.method,
      url: `/api/${spec.service}${filled(asking.path ?? spec.paths[0], raw.params)}`,
      query: raw.query as Record<string, string>,
      remoteAddress: ip,
      headers: {
        'x-platform': platform,
        'x-language': language,
        'x-device-id': deviceId,
        'sec-fetch-site': site,
        ...(token && { authorization: `Bearer ${token}` }),
        ...asking.headers,
      },
      cookies: Object.fromEntries(cookies),
      ...(spec.body && { payload: raw.body as object }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const envelope = response.json<Envelope<Data<C>, Record<string, unknown> | null>>();
    expectDeclared(spec, response.statusCode, envelope.meta?.['code']);
    return {
      status: response.statusCode,
      ...envelope,
      headers: response.headers,
      cookies: response.cookies,
      envelope,
    };
  }

  return visitor;
}

export type Visitor = ReturnType<typeof createVisitor>;

function filled(path: string, params: unknown): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
}
