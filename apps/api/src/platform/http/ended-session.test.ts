import { type AnyCall, auth } from '@kandil/contract';
import { CALLS } from '@kandil/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { openProductApp, type ProductApp } from '../../testing/product-app.ts';
import { readsSession } from './call-context.ts';

const SERVICES = ['auth', 'content', 'purchase', 'watch'];
/** Ends the session of its token, or none: it succeeds with any token. */
const LENIENT = 'auth.logout';
const PUBLIC = CALLS.filter(
  ({ access, service, name }) =>
    access === 'public' && SERVICES.includes(service) && name !== LENIENT,
);

/** One of these fits every field that a public call requires, and those of which it requires one. */
const VALUES: unknown[] = [
  1,
  '1',
  'home',
  new Date().toISOString(),
  'guest@kandil.test',
  '905551112233',
  '123456',
  'a-token-of-more-than-16-characters',
  'START',
  'google',
  'en',
  true,
  [],
  {},
];

function inputOf(schema: z.ZodMiniObject | undefined): Record<string, unknown> {
  const fields = Object.entries(schema?.shape ?? {}) as [string, z.ZodMiniType][];
  return Object.fromEntries(
    fields
      .filter(
        ([name, field]) => !field.safeParse(undefined).success || /[a-z]code$|^code$/i.test(name),
      )
      .map(([name, field]) => [name, VALUES.find((value) => field.safeParse(value).success)]),
  );
}

let app: ProductApp;
let ended: string;
beforeAll(async () => {
  app = await openProductApp();
  const visitor = await app.member('member');
  ended = visitor.token ?? '';
  await visitor.call(auth.logout, {});
});
afterAll(() => app.close());

async function answerTo(call: AnyCall, token: string): Promise<string> {
  const args = { ...inputOf(call.params), ...inputOf(call.query), ...inputOf(call.body) };
  const { status, meta } = await app.visitor().call(call, args as never, { token });
  return `${status} ${(meta as { code?: string } | null)?.code ?? ''}`;
}

describe('a public call answers the token of an ended session like one that is not valid', () => {
  test.each(PUBLIC.map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const [invalid, over] = [await answerTo(call, 'forged'), await answerTo(call, ended)];
    expect(over).toBe(invalid);
    // Calls that do not read the session have other answers, such as that of a refresh without a token.
    expect(readsSession(call) ? over : '401 SESSION_ENDED').toBe('401 SESSION_ENDED');
  });
});
