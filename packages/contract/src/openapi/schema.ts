import * as z from 'zod/mini';

/** A piece of the document: plain data. */
export type Json = Record<string, unknown>;

/**
 * JSON Schema 2020-12, the dialect of OpenAPI 3.1.
 * @param io `input` for requests (defaults may be left out), `output` for answers
 */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}
