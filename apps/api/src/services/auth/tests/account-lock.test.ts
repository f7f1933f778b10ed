import { auth } from '@kandil/contract';
import { afterAll, expect, test } from 'vitest';
import { openAuthApp, PASSWORD, type SignedUp, signedUp } from '../../../testing/auth-app.ts';
import { duringLock } from '../../../testing/during-lock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const app = await openAuthApp();
afterAll(() => app.close());

/** A second session of a member. */
async function elsewhere({ email }: SignedUp): Promise<{ visitor: Visitor; id: string }> {
  const visitor = app.visitor();
  const { data } = await visitor.call(auth.login, { email, password: PASSWORD });
  visitor.token = data.accessToken;
  return { visitor, id: (await app.tokens.read(data.accessToken))?.sessionId ?? '' };
}

// Without the lock, a session that begins at the same moment would outlive them.
test.each<[string, (member: SignedUp, other: { id: string }) => Promise<{ status: number }>]>([
  ['the end of all sessions', ({ visitor }) => visitor.call(auth.sessionEndAll, {})],
  ['the end of a session', ({ visitor }, { id }) => visitor.call(auth.sessionEnd, { id })],
  ['a logout', ({ visitor }) => visitor.call(auth.logout, {})],
  [
    'a new password',
    ({ visitor }) =>
      visitor.call(auth.updatePassword, { currentPassword: PASSWORD, newPassword: 'new-lamp' }),
  ],
  ['a deletion', ({ visitor }) => visitor.call(auth.accountDelete, { password: PASSWORD })],
])('%s waits for a sign-in of the account that is under way', async (_what, call) => {
  const member = await signedUp(app);
  const other = await elsewhere(member);
  const signIn = ['select 1 from auth.accounts where id = $1 for update', member.userId] as const;
  const answer = await duringLock(app.database, [signIn], () => call(member, other));
  expect(answer.status).toBe(200);
});
