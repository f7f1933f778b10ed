import * as z from 'zod/mini';
import type { AnyCall } from '../call.ts';

/** What is wrong with the data of an answer by the call's own schema; null when nothing is. */
export function dataProblem(call: AnyCall, data: unknown): Error | null {
  const checked = z.safeParse(call.data, data);
  return checked.success
    ? null
    : new Error(`${call.name}: answer does not match its schema`, { cause: checked.error });
}
