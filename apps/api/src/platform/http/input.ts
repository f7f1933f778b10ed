import { type AnyCall, Refusal } from '@kandil/contract';
import type * as z from 'zod/mini';

/** The parts of a request before they are checked. */
export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Part = keyof RawInput;
type Refusals = Record<string, 'INVALID_INPUT' | 'REPEATED_FIELD'>;
const PARTS: readonly Part[] = ['params', 'query', 'body'];

function shapeOf(call: AnyCall, part: Part): Record<string, unknown> | undefined {
  return (call[part] as z.ZodMiniObject | undefined)?.shape;
}

/**
 * Checks params, query and body of a request against the call's schemas and merges them into the handler's input.
 * Unknown query parameters and body fields are refused on our own calls and ignored on those that the
 * specification lists, which other clients make (SPEC-D47).
 * @throws Refusal INVALID_INPUT with the refused fields
 */
export function parseInput(call: AnyCall, raw: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const refused: Refusals = {};
  for (const part of PARTS) {
    const schema = call[part] as z.ZodMiniType | undefined;
    const value = raw[part] ?? {};
    noteNames(call, part, value, refused);
    if (!schema) continue;
    const parsed = schema.safeParse(value);
    if (parsed.success) Object.assign(input, parsed.data);
    else
      for (const issue of parsed.error.issues)
        refused[String(issue.path[0] ?? part)] ??= 'INVALID_INPUT';
  }
  if (Object.keys(refused).length > 0) throw new Refusal('INVALID_INPUT', { fields: refused });
  return input;
}

/** Whether only our own clients, the control room and services make the call. */
const isOwn = ({ own, access }: AnyCall): boolean =>
  own === true || access === 'service' || access === 'staff';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Notes a part that is no object, names that the call refuses, and names that stand twice in the query. */
function noteNames(call: AnyCall, part: Part, value: unknown, refused: Refusals): void {
  if (!isRecord(value)) {
    refused[part] = 'INVALID_INPUT';
    return;
  }
  const shape = shapeOf(call, part) ?? {};
  if (isOwn(call)) noteUnknown(shape, value, refused);
  if (part === 'query') noteRepeated(shape, value, refused);
}

function noteUnknown(
  shape: Record<string, unknown>,
  value: Record<string, unknown>,
  refused: Refusals,
): void {
  for (const name of Object.keys(value))
    if (!Object.hasOwn(shape, name)) refused[name.slice(0, 64)] = 'INVALID_INPUT';
}

const accepts = (schema: unknown, value: unknown) =>
  (schema as z.ZodMiniType).safeParse(value).success;

/** The router reads a parameter that stands twice in a query as a list; only a switch takes any value (SPEC-D47). */
function noteRepeated(
  shape: Record<string, unknown>,
  value: Record<string, unknown>,
  refused: Refusals,
): void {
  for (const name of Object.keys(shape))
    if (Array.isArray(value[name]) && !accepts(shape[name], value[name]))
      refused[name] = 'REPEATED_FIELD';
}

/** Splits the one object a caller passes into the parts of the request, by the call's own schemas. */
export function splitArgs(call: AnyCall, args: Record<string, unknown>): RawInput {
  const raw = { params: {}, query: {}, body: {} } as Record<Part, Record<string, unknown>>;
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined) continue;
    const part = PARTS.find((each) => Object.hasOwn(shapeOf(call, each) ?? {}, name)) ?? 'body';
    raw[part][name] = value;
  }
  return raw;
}
