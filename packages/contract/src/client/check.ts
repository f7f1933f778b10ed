import * as z from 'zod/mini';
import type { AnyCall } from '../call.ts';

/** The fault in an answer's data by the call's schema; null if valid. */
export function dataProblem(call: AnyCall, data: unknown): Error | null {
  const checked = z.safeParse(call.data, data);
  return checked.success
    ? null
    : new Error(`${call.name}: answer does not match its schema`, { cause: checked.error });
}
