import { Refusal } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { checkedSignature } from '../flows/ceremony.ts';
import { limitSignIn } from '../flows/limits.ts';
import { selfBy } from '../flows/self.ts';
import { beginSession, SESSION_COOKIE } from '../flows/session.ts';
import { lockedAccount } from '../store/accounts.ts';
import type { StaffWorld } from '../world.ts';

export const signIn = handle<StaffWorld, typeof staff.signIn>(
  staff.signIn,
  async ({ input: { answer }, context, world }) => {
    await limitSignIn(world, context);
    const passkey = await checkedSignature(world, answer, { kind: 'SIGN_IN', accountId: null });
    const { token, self } = await transaction(world.db, async (trx) => {
      const account = await lockedAccount(trx, passkey.account_id);
      if (!account || account.dismissed_at !== null) throw new Refusal('WRONG_CREDENTIALS');
      const begun = await beginSession(trx, account.id, world.now());
      const by = { id: account.id, role: account.role };
      await audited(world, trx, context, {
        call: staff.signIn,
        subject: `staff:${account.id}`,
        changes: { passkey: passkey.name },
        by,
      });
      return { token: begun.token, self: await selfBy(trx, begun.session) };
    });
    context.setCookie(SESSION_COOKIE, token, { httpOnly: true });
    return { data: self };
  },
);
