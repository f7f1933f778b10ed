import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { compileParse } from './compile-parse.ts';

const parsed = (schema: z.ZodMiniType, value: unknown) =>
  JSON.stringify(compileParse(schema)?.(value));

test.each<[string, z.ZodMiniType]>([
  ['a refinement', z.string().check(z.maxLength(3))],
  ['a refinement of an object', z.object({}).check(z.refine(() => true))],
  ['an integer', z.int()],
  ['a format', z.uuid()],
  ['a coercion', z.coerce.number()],
  ['a default', z._default(z.number(), 0)],
  // oxlint-disable-next-line promise/valid-params -- a schema and no promise
  ['a replacement', z.catch(z.string(), '')],
  ['a transform', z.pipe(z.string(), z.transform(Number))],
  ['a union', z.union([z.string(), z.number()])],
  ['an object that refuses undeclared fields', z.strictObject({})],
  ['an object that keeps undeclared fields', z.looseObject({})],
  ['checked keys', z.record(z.enum(['a']), z.string())],
  ['an optional item', z.array(z.optional(z.string()))],
  ['a date', z.date()],
])('%s needs parsing, at any depth', (_name, schema) => {
  expect(compileParse(schema)).toBeNull();
  expect(compileParse(z.object({ a: z.nullable(z.array(schema)) }))).toBeNull();
  expect(compileParse(z.record(z.string(), schema))).toBeNull();
});

test('fields keep the order of the contract, also behind an optional one', () => {
  const schema = z.object({ b: z.number(), a: z.optional(z.string()), c: z.null() });
  expect(parsed(schema, { c: null, a: 'x', z: 1, b: 2 })).toBe('{"b":2,"a":"x","c":null}');
  expect(parsed(schema, { c: null, a: undefined, b: 2 })).toBe('{"b":2,"c":null}');
  expect(parsed(schema, { c: null, b: 2 })).toBe('{"b":2,"c":null}');
});

test('a description is no refinement', () => {
  expect(parsed(z.object({ a: z.string().check(z.describe('A.')) }), { a: 'x' })).toBe('{"a":"x"}');
});

test('a value that is not as declared is refused by the schema, with the place', () => {
  const parse = compileParse(z.object({ rows: z.array(z.object({ title: z.string() })) }));
  expect(() => parse?.({ rows: [{ title: 'x' }, { title: { secret: 1 } }] })).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ path: ['rows', 1, 'title'] })] }),
  );
});

test('the value itself stays as it is, and none becomes a prototype', () => {
  const record: object = JSON.parse('{"__proto__": { "secret": 1 }, "b": { "c": 1 }}');
  const copy = compileParse(z.record(z.string(), z.unknown()))?.(record);
  expect(copy).toEqual({ b: { c: 1 } });
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  expect(Object.keys(record)).toEqual(['__proto__', 'b']);
});
