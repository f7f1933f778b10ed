import { Refusal } from '@kandil/contract';

/** A thing asked for by its number or its code, the number first (SPEC-D8). */
export type By = { id: number } | { code: string };

export function byIdOrCode(id: number | undefined, code: string | undefined): By | null {
  if (id !== undefined) return { id };
  return code === undefined ? null : { code };
}

/** As `byIdOrCode` in calls that need one of the two. @throws Refusal INVALID_INPUT naming the field */
export function neededIdOrCode(
  id: number | undefined,
  code: string | undefined,
  field: string,
): By {
  const by = byIdOrCode(id, code);
  if (!by) throw new Refusal('INVALID_INPUT', { fields: { [field]: 'INVALID_INPUT' } });
  return by;
}
