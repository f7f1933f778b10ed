import { auth } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { adultOf } from '../../flows/member.ts';
import { cancelDeletion } from '../flows/deletion.ts';
import type { AuthWorld } from '../../world.ts';

/** Cancels the deletion, if there is one. */
export const accountKeep = handle<AuthWorld, typeof auth.accountKeep>(
  auth.accountKeep,
  async ({ context, world }) => {
    const { account, session } = await adultOf(world, context);
    const at = new Date(world.now());
    await transaction(world.db, (trx) =>
      cancelDeletion(trx, world, account.id, { sessionId: session.id, origin: context, at }),
    );
    return { data: null };
  },
);
