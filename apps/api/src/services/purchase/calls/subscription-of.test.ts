import { subscriptionOf } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';

const app = await buyersOfFile();

test('a member of a family learns whose subscription counts', async () => {
  const owner = await app.buyer();
  await owner.pays('FAMILY', 'MONTHLY');
  const shared = { userId: randomUUID(), familyOwnerId: owner.userId };
  expect(await app.internal(subscriptionOf, shared)).toMatchObject({
    productCode: 'FAMILY',
    shared: true,
    subscriberId: owner.userId,
    subscriptionCode: '',
  });

  const member = await app.buyer();
  await member.pays('SOLO', 'MONTHLY');
  const own = await app.internal(subscriptionOf, { ...shared, userId: member.userId });
  expect(own).toMatchObject({ productCode: 'SOLO', shared: false, subscriberId: member.userId });
  expect(own?.subscriptionCode).not.toBe('');
});
