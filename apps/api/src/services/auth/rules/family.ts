import type { ErrorCode } from '@kandil/contract';

/** An owner makes so many invitations in a day. */
export const INVITES_PER_DAY = 10;
export const INVITES_WINDOW_MS = 24 * 3_600_000;

/**
 * How long asking for an invitation gives the one before: a client that repeats its request after a lost answer does
 * so for 54 seconds, and nobody invites two people in one minute by hand.
 */
export const SAME_INVITE_MS = 60_000;

/** An invitation that somebody looks at, and the family it leads to. */
export interface Invited {
  ownerId: string;
  /** Places of the plan, the owner's aside. */
  seats: number;
  taken: number;
}

/** Who looks at it. */
export interface Joiner {
  accountId: string;
  kids: boolean;
  /** Whose family they are in. */
  familyOwnerId: string | null;
  /** Whether they have an active family plan of their own. */
  hasFamilyPlan: boolean;
}

export type Obstacle = 'OWN' | 'HERE' | 'ELSEWHERE' | 'OWNER' | 'CHILD' | 'FULL';

/** Why a family cannot be joined; null when nothing is in the way. Of guests only that it is full is known. */
export function obstacleTo(invited: Invited, joiner: Joiner | null): Obstacle | null {
  const personal = joiner && personalObstacle(invited, joiner);
  return personal ?? (invited.taken >= invited.seats ? 'FULL' : null);
}

/** An account is in one family: its own while it has an active family plan, else the one it joined. */
function personalObstacle({ ownerId }: Invited, joiner: Joiner): Obstacle | null {
  if (joiner.accountId === ownerId) return 'OWN';
  if (joiner.familyOwnerId === ownerId) return 'HERE';
  if (joiner.familyOwnerId !== null) return 'ELSEWHERE';
  if (joiner.hasFamilyPlan) return 'OWNER';
  return joiner.kids ? 'CHILD' : null;
}

/** What joining is refused with. */
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

/** Whether an invitation still serves somebody: unused, or the one by which they came into the family they are in. */
export function serves(invite: InviteUse, joiner: Joiner | null): boolean {
  if (invite.used_at === null) return true;
  const cameByIt = joiner !== null && joiner.accountId === invite.used_by;
  return cameByIt && joiner.familyOwnerId === invite.owner_id;
}
