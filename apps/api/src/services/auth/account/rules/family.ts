import type { ErrorCode } from '@kandil/contract';

/** Invitations per owner and day. */
export const INVITES_PER_DAY = 10;
export const INVITES_WINDOW_MS = 24 * 3_600_000;

/**
 * A repeated request within this time returns the same invitation: a client retries a lost answer for 54 seconds, and
 * nobody invites two people within a minute by hand.
 */
export const SAME_INVITE_MS = 60_000;

/** The family of an invitation. */
export interface Invitee {
  ownerId: string;
  /** Seats of the plan, without the owner's. */
  seats: number;
  taken: number;
}

/** What an account shares with its family. */
export interface SharingState {
  /** Places of an active family plan, else 0. */
  seats: number;
  /** The end of what is paid for, if the plan is canceled. */
  endsOn: Date | null;
  /** Its payment failed: it is shared again once that is paid. */
  isDue: boolean;
}

/** The visitor who opens the invitation. */
export interface Joiner {
  accountId: string;
  kids: boolean;
  /** The owner of the family they are in. */
  familyOwnerId: string | null;
  /** Whether the account owns an active family plan. */
  hasFamilyPlan: boolean;
}

export type Obstacle = 'OWN' | 'HERE' | 'ELSEWHERE' | 'OWNER' | 'CHILD' | 'FULL';

/** Why the visitor cannot join; null if they can. For guests only FULL can be known. */
export function obstacleTo(invited: Invitee, joiner: Joiner | null): Obstacle | null {
  const personal = joiner && personalObstacle(invited, joiner);
  return personal ?? (invited.taken >= invited.seats ? 'FULL' : null);
}

/** An account is in one family: its own while it has an active family plan, else the one it has joined. */
function personalObstacle({ ownerId }: Invitee, joiner: Joiner): Obstacle | null {
  if (joiner.accountId === ownerId) return 'OWN';
  if (joiner.familyOwnerId === ownerId) return 'HERE';
  if (joiner.familyOwnerId !== null) return 'ELSEWHERE';
  if (joiner.hasFamilyPlan) return 'OWNER';
  return joiner.kids ? 'CHILD' : null;
}

/** The error code for each obstacle. */
export const OBSTACLE_ERRORS = {
  OWN: 'ALREADY_IN_FAMILY',
  HERE: 'ALREADY_IN_FAMILY',
  ELSEWHERE: 'ALREADY_IN_FAMILY',
  OWNER: 'ALREADY_IN_FAMILY',
  CHILD: 'KIDS_PROFILE',
  FULL: 'FAMILY_FULL',
} as const satisfies Record<Obstacle, ErrorCode>;

interface InviteUse {
  owner_id: string;
  used_at: Date | null;
  used_by: string | null;
}

/** Whether an invitation is valid for the visitor: it is unused, or they joined their current family with it. */
export function serves(invite: InviteUse, joiner: Joiner | null): boolean {
  if (invite.used_at === null) return true;
  const cameByIt = joiner !== null && joiner.accountId === invite.used_by;
  return cameByIt && joiner.familyOwnerId === invite.owner_id;
}
