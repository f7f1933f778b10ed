import { auth, watch } from '@kandil/contract';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contractCalls } from './contract-calls.ts';

const INDEX = (service: string) =>
  fileURLToPath(import.meta.resolve(`@kandil/contract/${service}`));

/** What a browser is given of a call. */
async function givenOf(service: string, name: string): Promise<Record<string, unknown>> {
  const { load } = contractCalls() as { load: (id: string) => Promise<string> };
  const code = await load(`${INDEX(service)}?call=${name}`);
  return JSON.parse(code.replace(/^export default (.*);$/s, '$1'));
}

test('a browser is given where a call is and what becomes of its answer', async () => {
  expect(await givenOf('content', 'breakdowns')).toEqual({
    name: 'content.breakdowns',
    service: 'content',
    method: 'GET',
    paths: ['/v3/breakdowns'],
    query: { shape: { categoryId: 1, code: 1, offset: 1, limit: 1 } },
    keep: 30,
    carries: 'rows',
  });
  expect(await givenOf('auth', 'userDetail')).toMatchObject({ needsToken: true });
  expect(await givenOf('auth', 'logout')).toMatchObject({ refreshes: false });
});

test('no browser is given what only the server needs', async () => {
  const facts = ['access', 'limit', 'session', 'halfOpen', 'bodyLimit', 'cache', 'errors'];
  const declared = { ...auth.logout, ...watch.progressBatch, ...auth.config };
  expect(Object.keys(declared)).toEqual(expect.arrayContaining(facts.slice(0, 6)));
  const given = await Promise.all([
    givenOf('auth', 'logout'),
    givenOf('watch', 'progressBatch'),
    givenOf('auth', 'config'),
  ]);
  for (const fact of facts) for (const call of given) expect(call).not.toHaveProperty(fact);
});
