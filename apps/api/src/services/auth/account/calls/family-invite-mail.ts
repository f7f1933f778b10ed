import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { seatsOf } from '../flows/family.ts';
import { newInvite } from '../flows/family-invites.ts';
import { adultOf } from '../../flows/member.ts';
import { sendInvitation } from '../jobs/jobs.ts';
import { parseEmail } from '../../rules/address.ts';
import { lockAccount } from '../../store/accounts.ts';
import { deleteInvite } from '../store/family-invites.ts';
import { recordEvent } from '../../store/events.ts';
import type { AuthWorld } from '../../world.ts';

const HOUR = 3_600_000;

/** Mails an invitation. The invitations of a day are limited, so nobody can fill inboxes with them (SEC-12). */
export const familyInviteMail = handle<AuthWorld, typeof auth.familyInviteMail>(
  auth.familyInviteMail,
  async ({ input, context, world }) => {
    const { account, session } = await adultOf(world, context);
    const email = parseEmail(input.email);
    if (!email) throw new Refusal('INVALID_INPUT', { fields: { email: 'INVALID_INPUT' } });
    const seats = await seatsOf(world, account.id);
    if (seats === 0) throw new Refusal('FAMILY_PLAN_REQUIRED');
    const now = world.now();
    await transaction(world.db, async (trx) => {
      await lockAccount(trx, account.id);
      const { id: inviteId } = await newInvite(trx, world, account.id, seats, email.address);
      const isNew = await world.queue.enqueue(
        trx,
        sendInvitation,
        { inviteId, email: email.address, language: context.language },
        { key: `${account.id} ${email.key} ${Math.floor(now / HOUR)}` },
      );
      if (!isNew) return deleteInvite(trx, inviteId);
      await recordEvent(trx, {
        kind: 'FAMILY_INVITED',
        accountId: account.id,
        sessionId: session.id,
        origin: context,
        at: new Date(now),
      });
    });
    return { data: null };
  },
);
