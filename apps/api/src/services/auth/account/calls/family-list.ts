import { auth, Refusal } from '@kandil/contract';
import { handle } from '../../../../platform/http/handler.ts';
import { sharingOf } from '../flows/family.ts';
import type { SharingState } from '../rules/family.ts';
import { memberOf } from '../../flows/member.ts';
import { presentFamily } from '../present/family.ts';
import { openInvitesOf } from '../store/open-invites.ts';
import { membershipOf, relativesOf } from '../store/family-members.ts';
import type { AuthWorld } from '../../world.ts';

const NOTHING: SharingState = { seats: 0, endsOn: null, isDue: false };

/** @throws Refusal for a plan that is not shared, or one whose payment is due */
function checkShared({ seats, endsOn, isDue }: SharingState, relatives: readonly unknown[]): void {
  if (seats > 0 || (endsOn !== null && relatives.length > 0)) return;
  throw new Refusal(isDue ? 'PACKAGES_SUSPENDED' : 'FAMILY_PLAN_REQUIRED');
}

const ownerOf = (membership: { owner_name: string; owner_language: string }) => ({
  full_name: membership.owner_name,
  language: membership.owner_language,
});
const isChild = ({ profile_kind }: { profile_kind: string | null }) => profile_kind === 'KIDS';
const openInvitesNow = ({ db, now }: AuthWorld, ownerId: string) =>
  openInvitesOf(db, ownerId, new Date(now()));

/**
 * The caller's family: the one they are in, even while its plan is not active, else their own (ROLE-17). Who has canceled
 * still sees their members, who watch until the plan ends. An owner whose payment is due gets that as the reason.
 */
export const familyList = handle<AuthWorld, typeof auth.familyList>(
  auth.familyList,
  async ({ context, world }) => {
    const { account, session } = await memberOf(world, context);
    const membership = await membershipOf(world.db, account.id);
    const ownerId = membership?.owner_id ?? account.id;
    const [sharing, relatives] = await Promise.all([
      membership?.owner_disabled_at ? NOTHING : sharingOf(world, ownerId),
      relativesOf(world.db, ownerId),
    ]);
    if (!membership) checkShared(sharing, relatives);
    const invites = membership || isChild(session) ? [] : await openInvitesNow(world, account.id);
    const view = {
      owner: membership ? ownerOf(membership) : account,
      relatives,
      invites,
      sharing,
      viewer: {
        accountId: account.id,
        isOwner: !membership,
        kids: isChild(session),
      },
      language: context.language,
    };
    return { data: presentFamily(view) };
  },
);
