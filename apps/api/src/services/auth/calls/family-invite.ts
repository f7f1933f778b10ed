import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { seatsOf } from '../flows/family.ts';
import { openInvite } from '../flows/family-invite.ts';
import { adultOf } from '../flows/member.ts';
import { lockAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import type { AuthWorld } from '../world.ts';

/** A link for one person. Whoever asks twice within a minute gets the same one, so the GET may be repeated. */
export const familyInvite = handle<AuthWorld, typeof auth.familyInvite>(
  auth.familyInvite,
  async ({ context, world }) => {
    const { account, session } = await adultOf(world, context);
    const seats = await seatsOf(world, account.id);
    if (seats === 0) throw new Refusal('FAMILY_PLAN_REQUIRED');
    const token = await transaction(world.db, async (trx) => {
      await lockAccount(trx, account.id);
      const invite = await openInvite(trx, world, account.id, seats);
      if (invite.isNew)
        await recordEvent(trx, {
          kind: 'FAMILY_INVITED',
          accountId: account.id,
          sessionId: session.id,
          origin: context,
          at: new Date(world.now()),
        });
      return invite.token;
    });
    const url = new URL('/family-sharing/accept', world.config.publicOrigin);
    url.searchParams.set('token', token);
    return { data: { joinUrl: url.href } };
  },
);
