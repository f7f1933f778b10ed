import type * as z from 'zod/mini';
import type { AnyCall } from '../call.ts';

export interface WireRequest {
  path: string;
  /** Without `?`; empty if there is none. */
  search: string;
  body: string | FormData | undefined;
}

/** Key for counting retries: method and path, without the query (SPEC-D20). */
export function retryKey(call: AnyCall, path: string): string {
  return `${call.method} ${call.service}${path}`;
}

function shapeOf(schema: unknown): Record<string, unknown> {
  return (schema as z.ZodMiniObject | undefined)?.shape ?? {};
}

/** Splits the arguments of a call into path, query and body, by the call's own schemas. */
export function wireRequest(
  call: AnyCall,
  args: Readonly<Record<string, unknown>>,
  file?: File,
): WireRequest {
  const params = shapeOf(call.params);
  const query = shapeOf(call.query);
  const search = new URLSearchParams();
  const body: Record<string, unknown> = {};
  let path: string = call.paths[0];
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    if (Object.hasOwn(params, name))
      path = path.replace(`:${name}`, encodeURIComponent(inText(value)));
    else if (Object.hasOwn(query, name)) search.set(name, inText(value));
    else body[name] = value;
  }
  return { path, search: search.toString(), body: bodyOf(call, body, file) };
}

/** Paths, queries and form fields carry text, numbers and flags only. */
const inText = (value: unknown): string => `${value as string | number | boolean}`;

function bodyOf(
  call: AnyCall,
  fields: Record<string, unknown>,
  file: File | undefined,
): string | FormData | undefined {
  if (!call.body) return undefined;
  if (call.encoding !== 'multipart') return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, inText(value));
  if (file) form.set('file', file);
  return form;
}
