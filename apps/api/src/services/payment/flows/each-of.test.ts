import { Refusal } from '@kandil/contract';
import { expect, test } from 'vitest';
import { GatewayRefusal, GatewayUnknown } from '../vendors/gateway.ts';
import { eachOf } from './each-of.ts';

test('a defect of one item is thrown, after all items', async () => {
  const defect = new Error('defect');
  const done: number[] = [];
  const worked = eachOf([1, 2, 3, 4, 5, 6], async (item) => {
    if (item === 1) throw defect;
    done.push(item);
  });
  await expect(worked).rejects.toMatchObject({ errors: [defect] });
  expect(done).toEqual([2, 3, 4, 5, 6]);
});

test.each([
  new GatewayUnknown('no answer'),
  new GatewayRefusal('NO_FUNDS', 'no'),
  new Refusal('UNAVAILABLE'),
])('$name ends with an outage, and is no defect', async (failure) => {
  const done: number[] = [];
  await eachOf([1, 2], async (item) => {
    if (item === 1) throw failure;
    done.push(item);
  });
  expect(done).toEqual([2]);
});
