import { expect, test } from 'vitest';
import type { AnyCall } from './call.ts';
import { CALLS, INTERNAL_CALLS } from './calls.ts';
import { type Json, schemaOf } from './openapi/schema.ts';

const LIMITS = [
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'enum',
  'const',
  'default',
] as const;

const SHAPE = new Set(['name', 'service', 'params', 'query', 'body', 'data', 'meta']);

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** `body.hours.from string pattern=… maxLength=5`, a line for each field and each alternative of it. */
function fields(at: string, schema: Json): string[] {
  const limits = LIMITS.filter((limit) => limit in schema).map(
    (limit) => `${limit}=${shown(schema[limit])}`,
  );
  const required = (schema['required'] ?? []) as string[];
  const inner = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const others = ['anyOf', 'oneOf', 'allOf'].flatMap((kind) => (schema[kind] ?? []) as Json[]);
  return [
    ...(inner.length === 0 || limits.length > 0
      ? [[at, shown(schema['type'] ?? ''), ...limits].join(' ').trim()]
      : []),
    ...inner.flatMap(([name, field]) =>
      fields(`${at}.${name}${required.includes(name) ? '' : '?'}`, field),
    ),
    ...('items' in schema ? fields(`${at}[]`, schema['items'] as Json) : []),
    ...others.flatMap((other) => fields(`${at}|`, other)),
  ];
}

function linesOf(call: AnyCall): string[] {
  const { params, query, body } = call;
  const facts = Object.entries(call).filter(([key]) => !SHAPE.has(key));
  return [
    `${call.name} ${JSON.stringify(Object.fromEntries(facts))}`,
    ...Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? fields(part, schemaOf(schema, 'input')).map((line) => `  ${line}`) : [],
    ),
  ];
}

// What clients and services may rely on: a change of a limit is a change of the contract, and shows in a review.
test.each([
  ['calls', CALLS],
  ['internal-calls', INTERNAL_CALLS],
])('the inventory of the %s is up to date (vitest -u rewrites it)', async (name, calls) => {
  const lines = calls.toSorted((a, b) => (a.name < b.name ? -1 : 1)).flatMap(linesOf);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../inventory/${name}.txt`);
});
