import { STAFF_CALLS } from '@kandil/contract/calls';
import * as staff from '@kandil/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { putAside } from '../../../testing/put-aside.ts';
import { CONTROL_ORIGIN, openStaffApp, type StaffApp } from '../../../testing/staff-app.ts';

let product: StaffApp;
beforeAll(async () => {
  product = await openStaffApp({ demo: true });
});
afterAll(() => product.close());

const failed = () => putAside(product.database.pool, 'staff.tidy', 'no answer');

test('every act of the service leaves an entry of the audit', async () => {
  const { browser, key, id } = await product.member('administrator', 'chief@station.test');
  const spare = createAuthenticator({ origin: CONTROL_ORIGIN });
  const { data: more } = await browser.call(staff.passkeyOptions, {});
  const answer = spare.create(more);
  const { data: keys } = await browser.call(staff.passkeyAdd, { name: 'Spare', answer });
  await browser.call(staff.passkeyRemove, { id: keys[1]?.id ?? '' });
  const { data: asked } = await browser.call(staff.confirmOptions, {});
  await browser.call(staff.confirm, { answer: key.get(asked) });
  const other = await product.member('editor');
  await browser.call(staff.roleSet, { id: other.id, role: 'support' });
  await browser.call(staff.dismiss, { id: other.id });
  await browser.call(staff.invite, { mail: 'x@station.test', role: 'editor' });
  const { data: open } = await browser.call(staff.members, {});
  await browser.call(staff.invitationRevoke, { id: open.invitations[0]?.id ?? '' });
  const job = { store: 'main', job: 'staff.tidy', reason: 'no longer matters' } as const;
  const [first, second] = [await failed(), await failed()];
  await browser.call(staff.jobsRetry, { store: job.store, job: job.job, id: first });
  await browser.call(staff.jobDrop, { ...job, id: second });
  await product.browser().call(staff.demoSignIn, { role: 'finance' });
  await browser.call(staff.signOut, {});
  const { data: options } = await browser.call(staff.signInOptions, {});
  await browser.call(staff.signIn, { answer: key.get(options) });

  const acts = STAFF_CALLS.filter(
    ({ service, unaudited }) => service === 'staff' && !unaudited,
  ).map(({ name }) => name);
  const recorded = async () => {
    const { data } = await browser.call(staff.audit, {});
    return new Set(data.entries.map(({ call }) => call));
  };
  await expect.poll(recorded).toEqual(new Set(acts));
  const { data } = await browser.call(staff.audit, { staffId: id, call: 'staff.dismiss' });
  expect(data.entries).toMatchObject([{ subject: `staff:${other.id}`, name: 'The administrator' }]);
});

test('in the demo anybody is somebody of a role; elsewhere nobody is', async () => {
  const guest = product.browser();
  const { data: entrance } = await guest.call(staff.entrance, {});
  expect(entrance.demoRoles).toHaveLength(5);
  const { data: self } = await guest.call(staff.demoSignIn, { role: 'administrator' });
  expect(self.role).toBe('administrator');
  product.advance(10 * 60_000);
  // No passkey is there to be shown again.
  const invited = await guest.call(staff.invite, { mail: 'y@station.test', role: 'editor' });
  expect(invited.code).toBeNull();

  const real = await openStaffApp();
  const stranger = real.browser();
  expect((await stranger.call(staff.entrance, {})).data.demoRoles).toEqual([]);
  expect((await stranger.call(staff.demoSignIn, { role: 'editor' })).code).toBe('NOT_FOUND');
  await real.close();
});
