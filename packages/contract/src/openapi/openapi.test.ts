import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { CALLS, HOOKS, STAFF_CALLS } from '../calls.ts';
import { ERRORS } from '../errors.ts';
import { openApiDocument } from './index.ts';

type Json = Record<string, unknown>;

const document = openApiDocument('1.2.3');
// As clients receive it.
const sent = JSON.parse(JSON.stringify(document)) as Json;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operation as Json & { responses: Record<string, Json>; parameters: Json[] },
  })),
);

/** Every value of an object, at any depth. */
function* inside(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Json;
  for (const each of Object.values(value)) yield* inside(each);
}

const resolve = (ref: string) =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, key) => (value as Json | undefined)?.[key], sent);

describe('the OpenAPI document', () => {
  test('has every call and every hook at every address', () => {
    const ofCalls = CALLS.flatMap(({ name, service, method, paths }) =>
      paths.map((path) => `${name} ${method} /api/${service}${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    );
    const ofHooks = HOOKS.flatMap(({ name, service, methods, path }) =>
      methods.map(
        (method) => `${name} ${method} /api/${service}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
      ),
    );
    const expected = [...ofCalls, ...ofHooks];
    expect(ofHooks.length).toBeGreaterThan(2);
    const found = operations.map(
      ({ path, method, operation }) =>
        `${String(operation['summary'])} ${method.toUpperCase()} ${path}`,
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(CALLS.length).toBeGreaterThan(80);
  });

  test('lists each error code of a call under its status, and its access level', () => {
    for (const { name, errors = [], access } of CALLS) {
      const { operation } = operations.find((each) => each.operation['summary'] === name) ?? {};
      expect(operation?.['x-access'], name).toBe(access);
      for (const code of errors)
        expect(JSON.stringify(operation?.responses[ERRORS[code]]), `${name} ${code}`).toContain(
          `"${code}"`,
        );
    }
  });

  test('has references that resolve, and names that are unique', () => {
    const refs = [...inside(sent)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
    expect(refs.length).toBeGreaterThan(0);
    expect(refs.filter((ref) => resolve(ref) === undefined)).toEqual([]);
    const ids = operations.map(({ operation }) => operation['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('declares exactly the parameters that each path has', () => {
    for (const { path, operation } of operations) {
      const declared = operation.parameters.filter((each) => each['in'] === 'path');
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(new Set(declared.map((each) => each['name'])), path).toEqual(new Set(named));
      expect(declared.every((each) => each['required'] === true)).toBe(true);
    }
  });

  test('uses only the fields that OpenAPI 3.1 defines for an operation and a response', () => {
    const allowed =
      /^(?:operationId|summary|tags|description|security|parameters|requestBody|responses|x-[a-z-]+)$/;
    for (const { path, operation } of operations) {
      expect(
        Object.keys(operation).filter((key) => !allowed.test(key)),
        path,
      ).toEqual([]);
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(typeof response['description']).toBe('string');
      }
    }
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: 'Kandil', version: '1.2.3' });
  });

  test('contains every fact that a call declares', () => {
    const made = {
      ...call({
        name: 'watch.made',
        service: 'watch',
        method: 'POST',
        paths: ['/made/:id', '/v2/made/:id'],
        access: 'subscriber',
        params: z.object({ id: z.number() }),
        query: z.object({ offset: z._default(z.number(), 0) }),
        body: z.object({ note: z.string().check(z.maxLength(9)) }),
        data: z.object({ ok: z.boolean() }),
        limit: 'changes',
        errors: ['DEVICE_LIMIT'],
      }),
      newFact: 'of any kind',
    };
    const { paths } = openApiDocument('1', [made]);
    expect(paths['/api/watch/v2/made/{id}']?.['post']).toMatchObject({
      operationId: 'watch.made.2',
      'x-access': 'subscriber',
      'x-limit': 'changes',
      'x-priority': 'catalogue',
      'x-new-fact': 'of any kind',
      description: expect.stringContaining('60 calls a minute'),
      security: [{ bearer: [] }],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { properties: { note: { type: 'string', maxLength: 9 } } },
          },
        },
      },
      parameters: expect.arrayContaining([
        { name: 'id', in: 'path', required: true, schema: { type: 'number' } },
        expect.objectContaining({ name: 'offset', in: 'query', required: false }),
      ]),
      responses: {
        '200': { content: { 'application/json': { schema: { additionalProperties: false } } } },
        '402': { description: 'PACKAGES, PACKAGES_SUSPENDED' },
        '409': { description: 'DEVICE_LIMIT' },
      },
    });
  });
});

describe('values whose names do not explain them', () => {
  const described = (name: string, places: readonly unknown[]) =>
    [...inside(places)].flatMap((schema) => {
      const field =
        (schema['properties'] as Record<string, Json> | undefined)?.[name] ??
        (schema['in'] === 'query' && schema['name'] === name
          ? (schema['schema'] as Json)
          : undefined);
      return field ? [field['description']] : [];
    });

  // Answers have a `limit` too.
  const requests = operations.map(({ operation: { parameters, requestBody } }) => [
    parameters,
    requestBody,
  ]);

  test.each([
    ['likesRate', 'removes', 3, [sent]],
    ['sortType', 'NEWEST by', 2, requests],
    ['eventTime', 'ISO 8601', 3, requests],
    ['limit', 'More than 50 count as 50', 10, requests],
  ])('%s is described wherever it occurs', (name, words, least, places) => {
    const found = described(name, places);
    expect(found.length).toBeGreaterThanOrEqual(least);
    for (const description of found) expect(description).toContain(words);
  });
});

test('the control room has its own document, which the public one does not repeat', () => {
  const own = openApiDocument('1', STAFF_CALLS, []);
  expect(own.tags).toContainEqual({ name: 'staff' });
  const paths: Record<string, { post: Record<string, unknown> }> = JSON.parse(
    JSON.stringify(own.paths),
  );
  expect(paths['/api/staff/invite']?.post).toMatchObject({
    'x-permission': 'staff.manage',
    'x-confirm': true,
    security: [{ staff: [] }],
  });
  expect(paths['/api/staff/sign-in']?.post).not.toHaveProperty('security');
  const shared = Object.keys(openApiDocument('1').paths).filter((path) => path in own.paths);
  expect(shared).toEqual([]);
});
