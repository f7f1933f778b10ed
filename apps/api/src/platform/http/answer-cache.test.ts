import { type AnyCall, Refusal } from '@kandil/contract';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import type { CallContext } from './context.ts';
import { answerCache } from './answer-cache.ts';
import type { CachedAnswer } from './answer-cache.ts';
import type { Operation } from './service.ts';

const GATE = {
  log: { error: () => undefined },
  entitlement: async () => 'ALLOWED' as const,
  isChild: async () => false,
};

interface Request {
  input: Record<string, unknown>;
  context: CallContext;
}

function setup() {
  let clock = 0;
  let fault: Error | null = null;
  const asked: Request[] = [];
  const call = {
    name: 'content.rows',
    service: 'content',
    method: 'GET',
    paths: ['/rows'],
    access: 'public',
    part: 'live',
    cache: 'guest',
    query: z.object({ limit: z.optional(z.coerce.number()), code: z.optional(z.string()) }),
    data: z.object({ round: z.number(), code: z.optional(z.string()) }),
  };
  const operation = {
    call,
    async run(input: Record<string, unknown>, context: CallContext) {
      asked.push({ input, context });
      if (fault) throw fault;
      return { data: { round: asked.length, code: input['code'], secret: 'never sent' } };
    },
  } as unknown as Operation;
  const answers = answerCache(() => clock);
  const ask = (query: object, language: 'en' | 'ar' = 'en', territory = 0) =>
    answers.answer(
      operation,
      { url: '/titles', params: {}, query, body: {} },
      { language, territory, requestId: 'request' },
      GATE,
    );
  return {
    call: call as unknown as AnyCall,
    answers,
    asked,
    ask,
    pass: (ms: number) => void (clock += ms),
    fail: (error: Error | null) => void (fault = error),
  };
}

const dataOf = ({ body }: CachedAnswer) =>
  (JSON.parse(String(body.in('identity').bytes)) as { data: unknown }).data;

test('an answer is made once per language, territory and input, whatever else the request says', async () => {
  const { ask, asked } = setup();
  const all = await Promise.all([
    ask({}),
    ask({ utm: 'x' }),
    ask({ limit: '5', code: 'a' }),
    ask({ code: 'a', limit: '5', more: '1' }),
    ask({}, 'ar'),
    ask({}, 'en', 1),
  ]);
  expect(asked.length).toBe(4);
  expect(all.map(dataOf)).toEqual([
    { round: 1 },
    { round: 1 },
    { round: 2, code: 'a' },
    { round: 2, code: 'a' },
    { round: 3 },
    { round: 4 },
  ]);
  expect(asked.map(({ context }) => context.territory)).toEqual([0, 0, 0, 1]);
  // Nobody's device, address or session gets into what everybody is sent.
  const { session, deviceId, ip, userAgent, zone } = asked[0]?.context ?? ({} as CallContext);
  expect([session, deviceId, ip, userAgent, zone]).toEqual([null, null, '127.0.0.1', '', null]);
});

test('an answer is known by the address it was made at, in its language, while it is fresh', async () => {
  const { answers, ask, call, pass } = setup();
  const known = (language: 'en' | 'ar', url: string) =>
    answers.known(call, { language, territory: 0 }, url);
  expect(known('en', '/titles')).toBeNull();
  const made = await ask({});
  expect(known('en', '/titles')).toBe(made);
  expect([known('ar', '/titles'), known('en', '/titles?utm=x')]).toEqual([null, null]);
  pass(10_000);
  expect(known('en', '/titles')).toBeNull();
});

test('an answer is not known any more once the catalogue has changed', async () => {
  const { answers, ask, call } = setup();
  await ask({});
  answers.expire();
  expect(answers.known(call, { language: 'en', territory: 0 }, '/titles')).toBeNull();
});

test('an invalid input and a refusal are answered and not cached', async () => {
  const { ask, asked, fail } = setup();
  expect((await ask({ limit: 'many' })).status).toBe(400);
  fail(new Refusal('NOT_FOUND'));
  expect((await ask({})).status).toBe(404);
  fail(null);
  expect((await ask({})).status).toBe(200);
  expect(asked.length).toBe(2);
});

test('while a call fails, its last answer is sent for a day; then the fault is', async () => {
  const { ask, asked, fail, pass } = setup();
  await ask({});
  pass(3_600_000);
  fail(new Error('no database'));
  expect([(await ask({})).status, asked.length]).toEqual([200, 2]);
  pass(9_999);
  expect([dataOf(await ask({})), asked.length]).toEqual([{ round: 1 }, 2]);
  pass(25 * 3_600_000);
  expect((await ask({})).status).toBe(500);
});

test('a new answer follows when the catalogue has changed', async () => {
  const { answers, ask, asked } = setup();
  await ask({});
  await ask({});
  expect(asked.length).toBe(1);
  answers.expire();
  await ask({});
  await new Promise(setImmediate);
  expect(dataOf(await ask({}))).toEqual({ round: 2 });
});

test('answers of one part of the product expire alone', async () => {
  const { answers, ask, asked } = setup();
  await ask({});
  answers.expire('giving');
  await ask({});
  expect(asked).toHaveLength(1);
  answers.expire('live');
  await ask({});
  expect(asked).toHaveLength(2);
});

test('a retired answer is sent to nobody, unless its call fails', async () => {
  const { answers, ask, asked, call, fail } = setup();
  const known = () => answers.known(call, { language: 'en', territory: 0 }, '/titles');
  await ask({});
  answers.retire();
  expect(known()).toBeNull();
  expect([dataOf(await ask({})), asked.length]).toEqual([{ round: 2 }, 2]);
  expect(known()).not.toBeNull();
  answers.retire();
  fail(new Error('no database'));
  const { status, body } = await ask({});
  expect([status, JSON.parse(String(body.in('identity').bytes)).data]).toEqual([200, { round: 2 }]);
});
