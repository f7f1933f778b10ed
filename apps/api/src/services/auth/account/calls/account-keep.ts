import { auth, found } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { adultOf } from '../../flows/member.ts';
import { lockAccount } from '../../store/accounts.ts';
import { cancelDeletion } from '../flows/deletion.ts';
import type { AuthWorld } from '../../world.ts';

/** Cancels the deletion, if there is one. */
export const accountKeep = handle<AuthWorld, typeof auth.accountKeep>(
  auth.accountKeep,
  async ({ context, world }) => {
    const { account, session } = await adultOf(world, context);
    const at = new Date(world.now());
    await transaction(world.db, async (trx) => {
      const locked = found(await lockAccount(trx, account.id));
      await cancelDeletion(trx, world, locked, { sessionId: session.id, origin: context, at });
    });
    return { data: null };
  },
);
