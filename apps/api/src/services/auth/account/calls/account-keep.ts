import { auth } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { adultOf } from '../../flows/member.ts';
import { lockAccount } from '../../store/accounts.ts';
import { setLift } from '../../store/set-aside.ts';
import { cancelDeletion } from '../flows/deletion.ts';
import type { AuthWorld } from '../../world.ts';

/** Cancels the deletion, if there is one. */
export const accountKeep = handle<AuthWorld, typeof auth.accountKeep>(
  auth.accountKeep,
  async ({ context, world }) => {
    const { account, session } = await adultOf(world, context);
    const at = new Date(world.now());
    await transaction(world.db, async (trx) => {
      const before = (await lockAccount(trx, account.id))?.delete_at ?? null;
      const asking = { sessionId: session.id, origin: context, at };
      // Data that were set aside before are set aside as they were.
      if ((await cancelDeletion(trx, world, account.id, asking)) && before)
        await setLift(trx, account.id, { from: before, to: null });
    });
    return { data: null };
  },
);
