import type * as z from 'zod/mini';

// For tests of the limits of a file: the catalogue, the offers, the partners.

export const letters = (count: number) => 'a'.repeat(count);
export const many = <T>(item: T, count: number): T[] => Array.from({ length: count }, () => item);

function replaced(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key))
    throw new Error(`The file has no ${key}`);
  const copy = Array.isArray(node) ? [...node] : { ...node };
  return Object.assign(copy, { [key]: replaced(Reflect.get(node, key), rest, value) });
}

/** Returns a function that answers whether the file is valid with another value at a path, such as `titles.0.year`. */
export const taker = (schema: z.ZodMiniType, file: object) => (path: string, value: unknown) =>
  schema.safeParse(replaced(file, path.split('.'), value)).success;
