import type * as z from 'zod/mini';

/** What is read of a schema's definition. */
export interface Def {
  type: string;
  checks?: readonly { _zod: { def: { check: string } } }[];
  /** Of formats, such as UUIDs and integers. */
  check?: string;
  coerce?: boolean;
  catchall?: object;
  shape: Record<string, z.ZodMiniType>;
  element: z.ZodMiniType;
  innerType: z.ZodMiniType;
  keyType: z.ZodMiniType;
  valueType: z.ZodMiniType;
  entries: Record<string, string>;
}

/** A schema has something that only parsing does. */
export class NotCompilable extends Error {}

/** The definition of a schema that only checks types. @throws NotCompilable */
export function defOf(schema: z.ZodMiniType): Def {
  const def = schema._zod.def as unknown as Def;
  const { checks = [], check, coerce, catchall } = def;
  const isPlain = !check && !coerce && !catchall;
  if (isPlain && checks.every(({ _zod }) => _zod.def.check === 'describe')) return def;
  throw new NotCompilable(def.type);
}
