import { type Data, Refusal } from '@kandil/contract';
import { subscriptionOf } from '@kandil/contract/internal';
import type { Joiner, SharingState } from '../rules/family.ts';
import { linkHashOf } from '../../rules/one-time.ts';
import { inviteByHash, type NamedInvite } from '../store/family-invites.ts';
import { familyOwnerOf, membershipOf } from '../store/family-members.ts';
import type { AuthWorld } from '../../world.ts';
import type { Member } from '../../flows/member.ts';

type Subscription = Data<typeof subscriptionOf>;

/** The subscription that applies to an account: its own, or the one its family shares. */
export async function countingSubscriptionOf(
  world: AuthWorld,
  userId: string,
): Promise<Subscription> {
  const familyOwnerId = await familyOwnerOf(world.db, userId);
  return world.internal(subscriptionOf, { userId, familyOwnerId });
}

/** How many people an account can share its own subscription with; 0 without an active family plan. */
export async function seatsOf(world: AuthWorld, userId: string): Promise<number> {
  return (await sharingOf(world, userId)).seats;
}

export async function sharingOf(world: AuthWorld, userId: string): Promise<SharingState> {
  const own = await world.internal(subscriptionOf, { userId });
  const endsOn = own?.familyEndsOn ?? null;
  return {
    seats: own?.familySeats ?? 0,
    endsOn: endsOn === null ? null : new Date(endsOn),
    isDue: own?.familyDue ?? false,
  };
}

/** The invitation of a token, with the seats of its family. @throws Refusal LINK_DAMAGED, FAMILY_TOKEN_INVALID */
export async function inviteOf(
  world: AuthWorld,
  token: string,
): Promise<{ invite: NamedInvite; seats: number }> {
  const invite = await inviteByHash(world.db, linkHashOf(token), new Date(world.now()));
  const seats = invite ? await seatsOf(world, invite.owner_id) : 0;
  if (!invite || seats === 0) throw new Refusal('FAMILY_TOKEN_INVALID');
  return { invite, seats };
}

/** The member as the joiner of a family, and whether they pay for their own subscription. */
export async function joinerOf(
  world: AuthWorld,
  { account, session }: Member,
): Promise<Joiner & { pays: boolean }> {
  const [membership, own] = await Promise.all([
    membershipOf(world.db, account.id),
    world.internal(subscriptionOf, { userId: account.id }),
  ]);
  return {
    accountId: account.id,
    kids: session.profile_kind === 'KIDS',
    familyOwnerId: membership?.owner_id ?? null,
    hasFamilyPlan: own !== null && own.familySeats > 0,
    pays: own !== null && own.subscriptionStatus !== 'CANCELED',
  };
}
