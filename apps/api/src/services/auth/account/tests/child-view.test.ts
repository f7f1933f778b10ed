import { auth } from '@kandil/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterChild } from '../../../../testing/auth-secrets.ts';
import { type AuthApp, openAuthApp, PASSWORD, signedUp } from '../../../../testing/auth-app.ts';
import { givePlan } from '../../../../testing/family.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await openAuthApp();
});
afterAll(() => app.close());

test('the account of a child’s profile has no address, name or plan of its owner', async () => {
  const { visitor, userId, email } = await signedUp(app);
  await givePlan(app, userId, { plan: 'SOLO' });
  await enterChild(visitor);
  for (const call of [auth.user, auth.userDetail]) {
    const { data } = await visitor.call(call, {});
    expect(data).toMatchObject({
      email: null,
      msisdn: null,
      fullName: 'Elif',
      emailVerifyAction: null,
      subscription: { subscriptionStatus: 'ACTIVE', productCode: '', expiryDate: '' },
    });
    expect(JSON.stringify(data)).not.toContain(email);
    expect(data.userProfile).toHaveLength(2);
    const child = data.userProfile.find(({ profileType }) => profileType === 'KIDS');
    expect(data.enteredProfileId).toBe(child?.id);
  }
  const adult = (await visitor.call(auth.profileList, {})).data[0]?.id ?? 0;
  const left = await visitor.call(auth.profileSelect, { id: adult, password: PASSWORD });
  visitor.token = left.data.accessToken;
  expect((await visitor.call(auth.user, {})).data.email).toBe(email);
});
