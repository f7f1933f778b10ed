import { auth, Refusal } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { seatsOf } from '../flows/family.ts';
import { memberOf } from '../flows/member.ts';
import { presentFamily } from '../present/family.ts';
import { membershipOf, relativesOf } from '../store/family-members.ts';
import type { AuthWorld } from '../world.ts';

/** The caller's family: the one they are in, even while its plan is not active, else their own (ROLE-17). */
export const familyList = handle<AuthWorld, typeof auth.familyList>(
  auth.familyList,
  async ({ context, world }) => {
    const { account, session } = await memberOf(world, context);
    const membership = await membershipOf(world.db, account.id);
    const ownerId = membership?.owner_id ?? account.id;
    const seats = membership?.owner_disabled_at ? 0 : await seatsOf(world, ownerId);
    if (!membership && seats === 0) throw new Refusal('FAMILY_PLAN_REQUIRED');
    const view = {
      owner: membership
        ? { full_name: membership.owner_name, language: membership.owner_language }
        : account,
      relatives: await relativesOf(world.db, ownerId),
      seats,
      viewer: {
        accountId: account.id,
        isOwner: !membership,
        kids: session.profile_kind === 'KIDS',
      },
      language: context.language,
    };
    return { data: presentFamily(view) };
  },
);
