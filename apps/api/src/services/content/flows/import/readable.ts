import type * as z from 'zod/mini';

/** A value whose invalid parts are undefined. */
export type Readable<T> = T extends readonly (infer Item)[]
  ? readonly (Readable<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Readable<T[Key]> | undefined }
    : T;

type Issue = z.core.$ZodIssue;

/**
 * The valid parts of a file with these problems. Each invalid value becomes undefined, so that no check reports it
 * again; its key stays, because the field is present.
 */
export function readableOf<T>(json: unknown, issues: readonly Issue[]): Readable<T> | undefined {
  const root = { file: structuredClone(json) };
  for (const issue of issues) if (!isReadable(issue)) blank(root, ['file', ...issue.path]);
  return root.file as Readable<T> | undefined;
}

/** Problems that leave the value usable: an unknown field, a list that is too long or too short. */
function isReadable(issue: Issue): boolean {
  if (issue.code === 'too_big' || issue.code === 'too_small') return issue.origin === 'array';
  return issue.code === 'unrecognized_keys';
}

function blank(root: object, path: readonly PropertyKey[]): void {
  let here: unknown = root;
  for (const step of path.slice(0, -1)) here = isObject(here) ? here[step] : undefined;
  const last = path.at(-1);
  if (isObject(here) && last !== undefined) here[last] = undefined;
}

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
