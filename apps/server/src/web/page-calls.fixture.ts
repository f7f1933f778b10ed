import { type Api, ApiError } from '@kandil/contract/client';
import type { Visitor as Caller } from '../../../api/src/testing/visitor.ts';

/** The calls of a page, made by a visitor. @param isAway whether a service is down now, so that its calls fail */
export const callsOf =
  (caller: Caller, isAway: (service: string) => boolean = () => false): Api =>
  async (call, args) => {
    const { status, message, envelope } = isAway(call.service)
      ? { status: 503, message: null, envelope: null }
      : await caller.call(call, args);
    if (status !== 200) throw new ApiError({ kind: 'http', status, message: message ?? '' });
    return envelope as never;
  };
