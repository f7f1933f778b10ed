import { auth, found } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { adultOf } from '../../flows/member.ts';
import { provePassword } from '../../flows/own-password.ts';
import { scheduleDeletion } from '../flows/deletion.ts';
import { setLift } from '../../store/set-aside.ts';
import { deletionOf } from '../rules/deletion.ts';
import { lockAccount } from '../../store/accounts.ts';
import type { AuthWorld } from '../../world.ts';

/** Requests the deletion of the account. A repeated request returns the same day. */
export const accountDelete = handle<AuthWorld, typeof auth.accountDelete>(
  auth.accountDelete,
  async ({ input: { password }, context, world }) => {
    const { account, session } = await adultOf(world, context);
    await provePassword(world, context, account, password);
    const at = new Date(world.now());
    const deletionAt = await transaction(world.db, async (trx) => {
      const before = found(await lockAccount(trx, account.id)).delete_at;
      if (before) return before;
      // Who asks for the deletion does not ask to store the data longer.
      await setLift(trx, account.id, { from: null, to: deletionOf(at.getTime()) });
      return scheduleDeletion(trx, world, account, {
        sessionId: session.id,
        origin: context,
        at,
      });
    });
    return { data: { deletionAt: deletionAt.toISOString() } };
  },
);
