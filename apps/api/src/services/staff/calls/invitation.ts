import { Refusal } from '@kandil/contract';
import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { passkeyOptionsFor } from '../flows/ceremony.ts';
import { limitSignIn } from '../flows/limits.ts';
import { hashOf } from '../rules/token.ts';
import { accountByMail } from '../store/accounts.ts';
import { openInvitation } from '../store/invitations.ts';
import type { StaffWorld } from '../world.ts';

export const invitation = handle<StaffWorld, typeof staff.invitation>(
  staff.invitation,
  async ({ input: { token }, context, world }) => {
    await limitSignIn(world, context);
    const open = await openInvitation(world.db, hashOf(token), new Date(world.now()));
    if (!open) throw new Refusal('LINK_EXPIRED');
    const { id, mail, role } = open;
    const name = (await accountByMail(world.db, mail))?.name ?? null;
    const ceremony = { kind: 'JOIN', accountId: null } as const;
    const options = await passkeyOptionsFor(world, ceremony, { id, mail, name: name ?? '' });
    return { data: { mail, role, name, options } };
  },
);
