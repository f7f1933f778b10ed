import { type CallContext, dispatch, type FaultLog, type Operation, type Service, serviceContext, splitArgs } from '@kandil/api';
import type { AnyCall, Envelope } from '@kandil/contract';
import { errorMeta } from '@kandil/contract';
import { type Api, ApiError } from '@kandil/contract/client';
import type { LanguageCode } from '@kandil/i18n';
import type { Visitor } from './visitor.ts';

export interface PageCalls {
  /** The client of one page's rendering: the visitor's session and language, no HTTP in between. */
  forVisitor(visitor: Visitor, language: LanguageCode, context: Partial<CallContext>): Api;
}

/** Server rendering makes its calls through the same operations and checks as HTTP, within the process. */
export function pageCalls(services: readonly Service[], log: FaultLog): PageCalls {
  const byName = new Map<string, Operation>(services.flatMap((s) => s.operations.map((o) => [o.call.name, o] as const)));

  return {
    forVisitor(visitor, language, extra) {
      const base = serviceContext({ ...extra, language, platform: 'web', deviceId: visitor.deviceId });
      return async (call, args) => {
        const operation = byName.get(call.name);
        if (!operation) throw new Error(`no service of this process answers ${call.name}`);
        const context = call.cache === 'public' ? base : { ...base, session: visitor.session, profileId: visitor.profileId };
        const raw = splitArgs(call, args as Record<string, unknown>);
        const { status, envelope } = await dispatch(operation, raw, context, log);
        return answerOf(call, status, envelope) as never;
      };
    },
  };
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
