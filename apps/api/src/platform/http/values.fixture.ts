import fc from 'fast-check';
import type * as z from 'zod/mini';

/** Is in every field that the generator adds to what the contract declares. */
export const UNDECLARED = 'never declared by the contract';

interface Check {
  _zod: { def: { check: string; pattern?: RegExp; value?: number; minimum?: number } };
}

interface Def {
  type: string;
  format?: string;
  checks?: readonly Check[];
  shape: Record<string, z.ZodMiniType>;
  element: z.ZodMiniType;
  innerType: z.ZodMiniType;
  valueType: z.ZodMiniType;
  options: z.ZodMiniType[];
  entries: Record<string, string>;
  values: unknown[];
}

type Kind = (def: Def) => fc.Arbitrary<unknown>;

const checkOf = ({ checks = [] }: Def, name: string) =>
  checks.find(({ _zod }) => _zod.def.check === name)?._zod.def;

const time = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });

/** Control characters and quotes, letters, line ends of JavaScript, an emoji, and half of one. */
const unit = fc.oneof(
  fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
  fc.constantFrom('ğ', 'ع', '\u2028', '\ufeff', '😀', '\ud83d'),
);

function stringsOf(def: Def): fc.Arbitrary<string> {
  const pattern = checkOf(def, 'string_format')?.pattern;
  if (pattern) return fc.stringMatching(pattern);
  if (def.format === 'uuid') return fc.uuid();
  if (def.format === 'datetime') return time.map((date) => date.toISOString());
  const minLength = checkOf(def, 'min_length')?.minimum ?? 0;
  return fc.string({ unit, minLength, maxLength: minLength + 8 });
}

function numbersOf(def: Def): fc.Arbitrary<number> {
  const min = checkOf(def, 'greater_than')?.value;
  const max = checkOf(def, 'less_than')?.value;
  if (min !== undefined || max !== undefined || def.format === 'safeint')
    return fc.integer({ min: min ?? 0, max: max ?? 1000 });
  return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
}

const undeclared = fc.dictionary(
  fc.constantFrom('passwordHash', 'undeclared', 'toJSON', '__proto__', '0'),
  fc.constantFrom(UNDECLARED, { [UNDECLARED]: UNDECLARED }, () => UNDECLARED),
  { maxKeys: 2 },
);

function objectsOf({ shape }: Def): fc.Arbitrary<unknown> {
  const isOptional = (name: string) => shape[name]?._zod.optin === 'optional';
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, valuesOf(schema)]),
  );
  const requiredKeys = Object.keys(shape).filter((name) => !isOptional(name));
  return fc
    .tuple(fc.record(fields, { requiredKeys }), undeclared)
    .map(([declared, more]) => ({ ...more, ...declared }));
}

const KINDS: Readonly<Record<string, Kind>> = {
  string: stringsOf,
  number: numbersOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  unknown: () => fc.jsonValue(),
  enum: ({ entries }) => fc.constantFrom(...Object.values(entries)),
  literal: ({ values }) => fc.constantFrom(...values),
  nullable: ({ innerType }) => fc.option(valuesOf(innerType)),
  optional: ({ innerType }) => fc.option(valuesOf(innerType), { nil: undefined }),
  default: ({ innerType }) => fc.option(valuesOf(innerType), { nil: undefined }),
  catch: ({ innerType }) => fc.oneof(valuesOf(innerType), fc.constant(UNDECLARED)),
  union: ({ options }) => fc.oneof(...options.map(valuesOf)),
  array: ({ element }) => fc.array(valuesOf(element), { maxLength: 3 }),
  record: ({ valueType }) =>
    fc.dictionary(fc.string(), valuesOf(valueType), { maxKeys: 3, noNullPrototype: true }),
  object: objectsOf,
};

const made = new WeakMap<z.ZodMiniType, fc.Arbitrary<unknown>>();

/** Values that a schema accepts, with undeclared fields at random places. */
export function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const known = made.get(schema);
  if (known) return known;
  const def = schema._zod.def as unknown as Def;
  const kind = KINDS[def.type];
  if (!kind) throw new Error(`no values of the kind ${def.type}`);
  const values = kind(def);
  made.set(schema, values);
  return values;
}
