import type * as z from 'zod/mini';
import { type Def, defOf, NotCompilable } from './plain-schema.ts';

/** What the generated code needs beside the expression. */
export interface Program {
  functions: string[];
  /** The values of enumerations. */
  sets: ReadonlySet<unknown>[];
}

/** Writes the expression that copies the value of a variable, or refuses it. */
type Write = (def: Def, variable: string, program: Program) => string;

const checked = (test: string, variable: string) => `(${test} ? ${variable} : refuse())`;

/** Writes a function and returns its call with a variable. */
function called(program: Program, variable: string, body: string): string {
  const name = `copy${program.functions.length}`;
  program.functions.push(`function ${name}(value) { ${body} }`);
  return `${name}(${variable})`;
}

const KINDS: Readonly<Record<string, Write>> = {
  string: (_def, variable) => checked(`typeof ${variable} === 'string'`, variable),
  number: (_def, variable) => checked(`Number.isFinite(${variable})`, variable),
  boolean: (_def, variable) => checked(`typeof ${variable} === 'boolean'`, variable),
  null: (_def, variable) => checked(`${variable} === null`, variable),
  unknown: (_def, variable) => checked(`${variable} !== undefined`, variable),
  enum({ entries }, variable, program) {
    const index = program.sets.push(new Set(Object.values(entries))) - 1;
    return checked(`sets[${index}].has(${variable})`, variable);
  },
  nullable: ({ innerType }, variable, program) =>
    `(${variable} === null ? null : ${written(innerType, variable, program)})`,
  array: ({ element }, variable, program) =>
    called(
      program,
      variable,
      `if (!Array.isArray(value)) refuse();
       const copy = new Array(value.length);
       for (let i = 0; i < copy.length; i++) {
         const item = value[i];
         copy[i] = ${written(element, 'item', program)};
       }
       return copy;`,
    ),
  record({ keyType, valueType }, variable, program) {
    if (defOf(keyType).type !== 'string') throw new NotCompilable('keys of a record');
    return called(
      program,
      variable,
      `if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) refuse();
       const copy = {};
       for (const key of Object.keys(value)) {
         if (key === '__proto__') continue;
         const item = value[key];
         copy[key] = ${written(valueType, 'item', program)};
       }
       return copy;`,
    );
  },
  object: ({ shape }, variable, program) =>
    called(program, variable, objectBody(Object.entries(shape), program)),
};

/** The fields before the first optional one are a literal, which is the fastest; the order is the schema's. */
function objectBody(fields: readonly [string, z.ZodMiniType][], program: Program): string {
  if (fields.some(([name]) => name === '__proto__')) throw new NotCompilable('__proto__');
  const parts = fields.map(([name, schema], i) => partOf(name, schema, `field${i}`, program));
  const reads = parts.map(({ name, variable }) => `const ${variable} = value[${name}];`);
  const optionalAt = parts.findIndex(({ isOptional }) => isOptional);
  const end = optionalAt === -1 ? parts.length : optionalAt;
  const literal = parts.slice(0, end).map(({ name, copy }) => `${name}: ${copy}`);
  const others = parts.slice(end).map(({ name, copy, isOptional, variable }) => {
    const present = isOptional ? `if (${variable} !== undefined) ` : '';
    return `${present}copy[${name}] = ${copy};`;
  });
  return `if (typeof value !== 'object' || value === null) refuse();
    ${reads.join('\n')}
    const copy = { ${literal.join(', ')} };
    ${others.join('\n')}
    return copy;`;
}

function partOf(name: string, schema: z.ZodMiniType, variable: string, program: Program) {
  const def = defOf(schema);
  const isOptional = def.type === 'optional';
  const copy = written(isOptional ? def.innerType : schema, variable, program);
  return { name: JSON.stringify(name), copy, isOptional, variable };
}

/**
 * Writes the expression that copies what a schema declares of a variable, and calls `refuse` for another value. It uses
 * names of the schema only, as JSON.
 * @throws NotCompilable
 */
export function written(schema: z.ZodMiniType, variable: string, program: Program): string {
  const def = defOf(schema);
  const write = KINDS[def.type];
  if (!write) throw new NotCompilable(def.type);
  return write(def, variable, program);
}
