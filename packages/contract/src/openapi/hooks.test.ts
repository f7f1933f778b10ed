import { expect, test } from 'vitest';
import { hook } from '../hook.ts';
import { hookOperation } from './hooks.ts';

const returned = hook({
  name: 'payment.returned',
  service: 'payment',
  methods: ['POST', 'GET'],
  path: '/returned/:secret',
});

test('a hook of two methods is two operations; only one that posts has a body', () => {
  const [post, get] = [hookOperation(returned, 'POST'), hookOperation(returned, 'GET')];
  expect([post['operationId'], get['operationId']]).toEqual([
    'payment.returned',
    'payment.returned.get',
  ]);
  expect(post['requestBody']).toMatchObject({ required: true });
  expect(get['requestBody']).toBeUndefined();
  expect(get['parameters']).toEqual([
    { name: 'secret', in: 'path', required: true, schema: { type: 'string' } },
  ]);
});
