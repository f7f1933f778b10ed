import { auth, Refusal } from '@kandil/contract';
import type { CallContext } from '../../../../platform/http/context.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { inviteOf, joinerOf } from '../flows/family.ts';
import { limitAddress } from '../../flows/limits.ts';
import { memberOf } from '../../flows/member.ts';
import { presentInvite } from '../present/family.ts';
import { obstacleTo, serves } from '../rules/family.ts';
import { countRelatives } from '../store/family-members.ts';
import type { AuthWorld } from '../../world.ts';

/** Shows what an invitation means to the visitor; the invitation stays unused. */
export const familyValidate = handle<AuthWorld, typeof auth.familyValidate>(
  auth.familyValidate,
  async ({ input: { token }, context, world }) => {
    await limitAddress(world, 'links', context.ip);
    const joiner = await viewerOf(world, context);
    const { invite, seats } = await inviteOf(world, token);
    if (!serves(invite, joiner)) throw new Refusal('FAMILY_TOKEN_INVALID');
    const [taken, relatives] = await Promise.all([
      countRelatives(world.db, invite.owner_id),
      joiner ? countRelatives(world.db, joiner.accountId) : 0,
    ]);
    const view = {
      ownerName: invite.owner_name,
      joiner: joiner && { pays: joiner.pays, hasRelatives: relatives > 0 },
      obstacle: obstacleTo({ ownerId: invite.owner_id, seats, taken }, joiner),
      language: context.language,
    };
    return { data: presentInvite(view) };
  },
);

/** A visitor whose one-time code is due counts as a guest. */
async function viewerOf(world: AuthWorld, context: CallContext) {
  if (!context.session) return null;
  return joinerOf(world, await memberOf(world, context));
}
