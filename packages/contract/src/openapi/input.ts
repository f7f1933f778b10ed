import type * as z from 'zod/mini';
import type { AnyCall } from '../call.ts';
import { type Json, schemaOf } from './schema.ts';

const HEADERS = ['language', 'platform', 'device', 'profile'].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

interface ObjectSchema extends Json {
  properties?: Record<string, Json>;
  required?: string[];
}

const objectOf = (schema: z.ZodMiniType): ObjectSchema => schemaOf(schema, 'input');

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = objectOf(schema);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function bodyOf(call: AnyCall): Json | undefined {
  const multipart = call.encoding === 'multipart';
  if (!call.body && !multipart) return undefined;
  const fields: ObjectSchema = call.body ? objectOf(call.body) : { type: 'object' };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = multipart ? { ...fields, properties: { ...fields.properties, file } } : fields;
  return {
    required: (fields.required ?? []).length > 0,
    content: { [multipart ? 'multipart/form-data' : 'application/json']: { schema } },
  };
}

/** Parameters and body of a call in an OpenAPI operation. */
export function inputOf(call: AnyCall): Json {
  const requestBody = bodyOf(call);
  return {
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...HEADERS,
    ],
    ...(requestBody && { requestBody }),
  };
}
