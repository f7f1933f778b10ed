import {
  type AccessTokens,
  type CallContext,
  dispatch,
  type Gate,
  type Operation,
  readsSession,
  type Service,
  serviceContext,
  type Session,
  splitArgs,
  TERRITORY_HEADER,
  traceHeaders,
  type KeyRing,
} from '@kandil/api';
import { type AnyCall, type Envelope, errorMeta } from '@kandil/contract';
import { answerTexts, type Api, ApiError, createClient } from '@kandil/contract/client';
import { textsOf } from '@kandil/i18n/locales';
import type { Visitor } from '@kandil/web';
import { isFault } from './outage.ts';

export interface PageCallsOptions extends Gate {
  services: readonly Service[];
  tokens: AccessTokens;
  /** Other processes accept their own address as the host only with it. */
  serviceKeys: KeyRing;
  /** Address of the process of a remote service. */
  baseUrlOf(service: string): string;
}

/**
 * The calls of server rendering: the same operations and checks as over HTTP, within the process, as one
 * visitor: their language, token, profile and device. Services of other processes are called over HTTP.
 */
export function pageCalls({
  services,
  tokens,
  serviceKeys,
  baseUrlOf,
  ...gate
}: PageCallsOptions): (visitor: Visitor) => Api {
  const byName = new Map<string, Operation>(
    services.flatMap((s) => s.operations.map((o) => [o.call.name, o] as const)),
  );

  return (visitor) => {
    const session = visitor.token ? tokens.read(visitor.token) : Promise.resolve(null);
    const elsewhere = remoteCalls(visitor, { baseUrlOf, serviceKeys, log: gate.log });
    return async (call, args) => {
      const operation = byName.get(call.name);
      if (!operation) return elsewhere(call, args);
      const raw = splitArgs(call, args);
      const askAs = (caller: Session | null) =>
        dispatch(operation, raw, contextOf(visitor, caller), gate);
      const caller = readsSession(call) ? await session : null;
      const first = await askAs(caller);
      // The session may have ended while its page is on the way. The page then shows what a guest sees, and the browser
      // finds out about the session.
      const { status, envelope } = caller && first.status === 401 ? await askAs(null) : first;
      return answerOf(call, status, envelope) as never;
    };
  };
}

/** The calls of services in other processes, over HTTP. */
export function remoteCalls(
  visitor: Visitor,
  { baseUrlOf, serviceKeys, log }: Pick<PageCallsOptions, 'baseUrlOf' | 'serviceKeys' | 'log'>,
): Api {
  return createClient({
    baseUrlOf: (service) => `${baseUrlOf(service)}/api/${service}`,
    headers: () => ({
      'x-service-key': serviceKeys[0],
      'x-platform': 'web',
      'x-language': visitor.language,
      ...traceHeaders(),
      ...(visitor.deviceId && { 'x-device-id': visitor.deviceId }),
      ...(visitor.profileId && { 'x-profile-id': String(visitor.profileId) }),
      [TERRITORY_HEADER]: String(visitor.territory),
      ...(visitor.audience && { 'x-audience': visitor.audience }),
    }),
    // The browser refreshes sessions; a page is rendered with the token of its request.
    session: { accessToken: () => visitor.token, refresh: async () => 'ended' },
    texts: answerTexts(textsOf(visitor.language, 'ui')),
    check: () => undefined,
    report(problem) {
      if (isFault(problem))
        log.error({ err: problem }, 'a service of another process did not answer');
    },
    fetch: (input, init) => fetch(input, init),
    wait: async () => undefined,
  });
}

function contextOf(visitor: Visitor, session: Session | null): CallContext {
  return serviceContext({
    session,
    profileId: session ? (session.profileId ?? visitor.profileId) : null,
    audience: visitor.audience,
    territory: visitor.territory,
    language: visitor.language,
    platform: 'web',
    deviceId: visitor.deviceId,
    userAgent: visitor.userAgent,
  });
}

function answerOf(call: AnyCall, status: number, envelope: Envelope): Envelope {
  if (status === 200) return envelope;
  const meta = errorMeta.safeParse(envelope.meta);
  throw new ApiError({
    kind: status === 402 ? 'payment-required' : 'http',
    message: envelope.message ?? call.name,
    status,
    meta: meta.success ? meta.data : undefined,
  });
}
