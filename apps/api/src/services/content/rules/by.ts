import { Refusal } from '@kandil/contract';

/** An id or a code; if a request has both, the id counts (SPEC-D8). */
export type By = { id: number } | { code: string };

export function byIdOrCode(id: number | undefined, code: string | undefined): By | null {
  if (id !== undefined) return { id };
  return code === undefined ? null : { code };
}

/** As `byIdOrCode`, for calls that need one of the two. @throws Refusal INVALID_INPUT that names the field */
export function neededIdOrCode(
  id: number | undefined,
  code: string | undefined,
  field: string,
): By {
  const by = byIdOrCode(id, code);
  if (!by) throw new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
  return by;
}
