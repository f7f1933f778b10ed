import { Ajv } from 'ajv';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/** Shared by the sandboxes of a process, and as Fastify's own, except that it never removes what is not declared. */
const ajv = new Ajv({
  coerceTypes: 'array',
  useDefaults: true,
  formats: {
    'date-time': (text: string) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
  },
});

/** Compiles a schema at the first request that needs it: compiling all of them is a twentieth of a start. */
export const lazySchemas: FastifySchemaCompiler<FastifySchema> =
  ({ schema }) =>
  (value: unknown) => {
    const validate = ajv.compile(schema);
    return validate(value) || { error: validate.errors ?? [] };
  };
