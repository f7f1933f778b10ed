import { fc } from '@fast-check/vitest';
import { type AnyCall, content } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

/** T-I05 and T-I07: every input gets an envelope, never a server error. */

const isCall = (each: unknown): each is AnyCall =>
  typeof each === 'object' && each !== null && 'paths' in each;
const CALLS = (Object.values(content) as unknown[]).filter(isCall);

let product: ProductApp;
let visitors: Visitor[];
beforeAll(async () => {
  product = await openProductApp();
});
afterAll(() => product.close());

/** A guest, an adult and a child with fresh tokens: a test advances the clock by minutes. */
async function enter(): Promise<void> {
  visitors = [
    product.visitor(),
    await product.member('family'),
    await product.member('family', { kids: true }),
  ];
}

const HOSTILE = [
  '',
  ' ',
  '%',
  '_%_%',
  '\\',
  "' or 1=1 --",
  '"; drop table content.title; --',
  "a' & 'b | !c:*",
  '\u0000',
  'nu\u0000r',
  '\uD800',
  '\u202Eabc',
  'İ'.repeat(64),
  'ﷺ'.repeat(64),
  'ا'.repeat(64),
  '🕌'.repeat(32),
  'e\u0301\u0323'.repeat(21),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '0x10',
  '1e3',
  '-1',
  '0',
  '1.5',
  'NaN',
  'Infinity',
  '2147483648',
  '9007199254740993',
  '9'.repeat(400),
  'x'.repeat(3000),
  '[object Object]',
  '{"$gt":0}',
];

const value = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.integer({ min: -5, max: 400 }).map(String),
  fc.constantFrom('nur', 'home', 'drama', 'en', 'TITLE', 'LIKE', 'new-episodes'),
);
const thing = fc.oneof(value, fc.constantFrom(null, true, [], {}, [[1]], 1e300, -0.5));

const fieldsOf = (schema: AnyCall['query']): string[] => Object.keys(schema?.shape ?? {});
const record = (names: readonly string[], each: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, each])), { requiredKeys: [] });

interface Request {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  path: string;
  visitor: number;
}

const asked = (call: AnyCall): fc.Arbitrary<Request> =>
  fc.record({
    params: fc.record(Object.fromEntries(fieldsOf(call.params).map((name) => [name, value]))),
    query: record([...fieldsOf(call.query), 'unknown'], value) as fc.Arbitrary<
      Record<string, string>
    >,
    body: fc.oneof(record([...fieldsOf(call.body), 'extra'], thing), thing),
    path: fc.constantFrom(...call.paths),
    visitor: fc.nat(2),
  });

/** Sends the input as it is, without the types of the client. */
async function send(call: AnyCall, { params, query, body, path, visitor }: Request) {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => escaped(params[name] ?? ''));
  const search = Object.entries(query).map(([name, each]) => `${name}=${escaped(each)}`);
  const token = visitors[visitor]?.token;
  return product.app.inject({
    method: call.method,
    url: `/api/content${filled}?${search.join('&')}`,
    headers: {
      'x-language': 'ar',
      'x-device-id': 'device-1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { payload: JSON.stringify(body) }),
  });
}

/** Lone surrogates cannot be encoded. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

describe('every call of the content service', () => {
  beforeEach(enter);

  test.each(CALLS.map((call) => [call.name, call] as const))(
    '%s answers any input without a server error (60 runs)',
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(asked(call), async (request) => {
          product.advance(2100); // stays below thirty a minute, the strictest rate limit
          const answer = await send(call, request);
          expect(answer.statusCode).toBeLessThan(500);
          expect(Object.keys(answer.json()).toSorted()).toEqual(['data', 'message', 'meta']);
          const stored =
            answer.statusCode === 200 || answer.headers['cache-control'] === 'no-store';
          expect(stored).toBe(true);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe('a page', () => {
  beforeAll(enter);
  const paged = CALLS.filter(({ query }) => fieldsOf(query).includes('limit'));

  test.each(
    paged.flatMap((call) =>
      ['limit=0', 'limit=-1', 'limit=1e999', 'limit=ten', 'offset=-1', 'offset=10001'].map(
        (page) => [call.name, page, call] as const,
      ),
    ),
  )('%s refuses %s', async (_name, page, call) => {
    const [name = '', number = ''] = page.split('=');
    const query = { ...known(call), [name]: number };
    const answer = await send(call, {
      params: {},
      query,
      body: {},
      path: call.paths[0],
      visitor: 1,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().meta).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [name]: 'INVALID_INPUT' },
    });
  });

  /** The other required fields of the call. */
  function known(call: AnyCall): Record<string, string> {
    const examples = { keyword: 'nur', code: 'home', containerCode: 'new-episodes' };
    const names = fieldsOf(call.query);
    const ids = names.filter((name) => name.endsWith('Id')).map((name) => [name, '1'] as const);
    const others = Object.entries(examples).filter(([name]) => names.includes(name));
    return Object.fromEntries([...ids, ...others]);
  }
});

describe('a keyword', () => {
  const search = (keyword: string) =>
    send(content.seriesSearch, {
      params: {},
      query: { keyword },
      body: {},
      path: content.seriesSearch.paths[0],
      visitor: 0,
    });

  test('of 10,000 characters is refused early', async () => {
    const startedAt = performance.now();
    const answer = await search('n'.repeat(10_000));
    expect([400, 414]).toContain(answer.statusCode);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  test.each(['a '.repeat(32), 'ab '.repeat(21), 'ال '.repeat(21), 'ß'.repeat(64), 'ﷺ'.repeat(64)])(
    'of the maximum length, %j, is answered within the statement timeout',
    async (keyword) => {
      expect((await search(keyword)).statusCode).toBe(200);
    },
  );
});
