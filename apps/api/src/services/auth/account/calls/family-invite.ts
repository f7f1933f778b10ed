import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { seatsOf } from '../flows/family.ts';
import { joinUrlOf, openInvite } from '../flows/family-invites.ts';
import { adultOf } from '../../flows/member.ts';
import { lockAccount } from '../../store/accounts.ts';
import { recordEvent } from '../../store/events.ts';
import type { AuthWorld } from '../../world.ts';

/** Creates a link for one person. A second call within a minute returns the same link, so the GET can be retried. */
export const familyInvite = handle<AuthWorld, typeof auth.familyInvite>(
  auth.familyInvite,
  async ({ context, world }) => {
    const { account, session } = await adultOf(world, context);
    const seats = await seatsOf(world, account.id);
    if (seats === 0) throw new Refusal('FAMILY_PLAN_REQUIRED');
    const opened = await transaction(world.db, async (trx) => {
      await lockAccount(trx, account.id);
      const { invite, isNew } = await openInvite(trx, world, account.id, seats);
      if (isNew)
        await recordEvent(trx, {
          kind: 'FAMILY_INVITED',
          accountId: account.id,
          sessionId: session.id,
          origin: context,
          at: new Date(world.now()),
        });
      return invite;
    });
    return { data: { joinUrl: joinUrlOf(world.config, opened) } };
  },
);
