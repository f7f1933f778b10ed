import { auth } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { inviteOf, joinerOf } from '../flows/family.ts';
import { enterFamily } from '../flows/family-join.ts';
import { adultOf } from '../flows/member.ts';
import { FAMILY_JOIN_LIMIT } from '../rules/limits.ts';
import { recordEvent } from '../store/events.ts';
import { isolated } from '../present/isolated.ts';
import type { AuthWorld } from '../world.ts';

/** Joins the family that an invitation is for; once more by the same one, it has joined already. */
export const familyJoin = handle<AuthWorld, typeof auth.familyJoin>(
  auth.familyJoin,
  async ({ input: { token }, context, world }) => {
    const member = await adultOf(world, context);
    const { account, session } = member;
    await world.limiter.take(FAMILY_JOIN_LIMIT, account.id);
    const { invite, seats } = await inviteOf(world, token);
    const joiner = await joinerOf(world, member);
    await transaction(world.db, async (trx) => {
      const joining = { account, joiner, token, ownerId: invite.owner_id, seats };
      if (!(await enterFamily(trx, world, joining))) return;
      await recordEvent(trx, {
        kind: 'FAMILY_JOINED',
        accountId: account.id,
        sessionId: session.id,
        origin: context,
        at: new Date(world.now()),
      });
    });
    const name = isolated(invite.owner_name);
    return { data: null, message: wordsOf(context.language)('family.done.joined', { name }) };
  },
);
