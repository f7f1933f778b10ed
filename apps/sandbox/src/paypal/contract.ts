import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import { paymentsApi } from './payments-api.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: object;
}
interface Content {
  content?: { 'application/json'?: object };
}
interface Operation {
  parameters?: readonly (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; parameters?: Record<string, Parameter> };
}

/** One entry of `details` of an error of PayPal. */
export interface Detail {
  field?: string;
  location?: 'body' | 'query';
  issue: string;
  description: string;
}

/** A request or an answer that PayPal's OpenAPI does not allow. */
export interface Violation {
  /** `POST /v1/billing/plans`. */
  call: string;
  side: 'request' | 'answer';
  details: Detail[];
}

/** PayPal's issues and their words, by the keyword of JSON Schema. */
const ISSUES: Record<string, readonly [string, string]> = {
  required: ['MISSING_REQUIRED_PARAMETER', 'A required field is missing.'],
  minLength: ['INVALID_STRING_MIN_LENGTH', 'The value of a field is too short.'],
  maxLength: ['INVALID_STRING_MAX_LENGTH', 'The value of a field is too long.'],
  minimum: ['INVALID_INTEGER_MIN_VALUE', 'The integer value of a field is too small.'],
  maximum: ['INVALID_INTEGER_MAX_VALUE', 'The integer value of a field is too large.'],
  enum: ['INVALID_PARAMETER_VALUE', 'The value of a field is invalid.'],
};
const SYNTAX = [
  'INVALID_PARAMETER_SYNTAX',
  'The value of a field does not conform to the expected format.',
] as const;

const readDocument = (name: string): Document =>
  JSON.parse(readFileSync(new URL(`openapi/${name}.json`, import.meta.url), 'utf8'));

/** A JSON pointer into a document of the validator. */
const pointer = (name: string, ...path: string[]) =>
  `${name}#/${path.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')}`;

const detailOf =
  (location: 'body' | 'query') =>
  ({ keyword, instancePath, params }: ErrorObject): Detail => {
    const [issue, description] = ISSUES[keyword] ?? SYNTAX;
    const missing = keyword === 'required' ? `/${params['missingProperty']}` : '';
    return { field: instancePath + missing, location, issue, description };
  };

function openDocuments() {
  const documents: [string, Document][] = [
    ['billing', readDocument('billing_subscriptions_v1')],
    ['catalog', readDocument('catalogs_products_v1')],
    ['payments', paymentsApi],
  ];
  const options = {
    strict: false,
    allErrors: true,
    logger: false,
    // Some patterns of the files are not valid with the flag `u`.
    unicodeRegExp: false,
    formats: { uri: (text: string) => URL.canParse(text) },
  } as const;
  const bodies = new Ajv(options);
  // Numbers and booleans of a query arrive as text.
  const queries = new Ajv({ ...options, coerceTypes: true });
  for (const [name, document] of documents) {
    bodies.addSchema(document, name);
    queries.addSchema(document, name);
  }
  return { documents, bodies, queries };
}

/** The schema of the whole query of an operation. */
function querySchema(name: string, { components }: Document, parameters: Operation['parameters']) {
  const inQuery = (parameters ?? []).flatMap((one) => {
    const key = '$ref' in one ? (one.$ref.split('/').at(-1) ?? '') : null;
    const parameter = '$ref' in one ? components.parameters?.[key ?? ''] : one;
    if (parameter?.in !== 'query') return [];
    const $ref = key && pointer(name, 'components', 'parameters', key, 'schema');
    return [{ ...parameter, schema: $ref ? { $ref } : parameter.schema }];
  });
  return {
    type: 'object',
    required: inQuery.filter(({ required }) => required).map((parameter) => parameter.name),
    properties: Object.fromEntries(inQuery.map((parameter) => [parameter.name, parameter.schema])),
  };
}

/** Shared by the sandboxes of a process: compiling takes longer than starting one. */
const validators = new Map<string, ValidateFunction>();
let opened: ReturnType<typeof openDocuments> | null = null;

export type Contract = ReturnType<typeof createContract>;

/**
 * Checks requests and answers against PayPal's OpenAPI files. They are read at the first request, and each schema is
 * compiled when it is first needed. Paths are those of the files, with parameters in braces.
 */
export function createContract() {
  const violations: Violation[] = [];

  function find(method: string, path: string) {
    opened ??= openDocuments();
    for (const [name, document] of opened.documents) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      const place = ['paths', path, method.toLowerCase()];
      if (operation) return { name, document, operation, place, ...opened };
    }
    return null;
  }
  function check(
    key: string,
    location: 'body' | 'query',
    compile: () => ValidateFunction,
    value: unknown,
  ) {
    const validate = validators.get(key) ?? compile();
    validators.set(key, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(detailOf(location));
  }
  function bodyDetails(
    { name, bodies, place }: NonNullable<ReturnType<typeof find>>,
    holder: Content | undefined,
    path: string[],
    body: unknown,
  ) {
    if (!holder?.content?.['application/json']) return [];
    const $ref = pointer(name, ...place, ...path, 'content', 'application/json', 'schema');
    return check($ref, 'body', () => bodies.compile({ $ref }), body);
  }

  return {
    violations: (): readonly Violation[] => violations,
    /** Checks a request, and notes what is wrong with it. */
    request(method: string, path: string, query: object, body: unknown): Detail[] {
      const call = `${method} ${path}`;
      const found = find(method, path);
      if (!found) return [];
      const { name, document, operation, queries } = found;
      const schema = () => queries.compile(querySchema(name, document, operation.parameters));
      const details = [
        ...bodyDetails(found, operation.requestBody, ['requestBody'], body ?? {}),
        ...check(`${call} query`, 'query', schema, { ...query }),
      ];
      if (details.length > 0) violations.push({ call, side: 'request', details });
      return details;
    },
    /** Checks an answer, and notes what is wrong with it. */
    answer(method: string, path: string, status: number, body: unknown): void {
      const found = find(method, path);
      if (!found) return;
      const code = String(status);
      const details = bodyDetails(
        found,
        found.operation.responses[code],
        ['responses', code],
        body,
      );
      if (details.length > 0)
        violations.push({ call: `${method} ${path}`, side: 'answer', details });
    },
  };
}
