import type { Subscription } from './access.ts';

/** Concurrent leases of an account without a running plan. */
export const DEFAULT_LIMIT = 2;

/** The subscriber whose leases are counted together, and how many may run at the same time. */
export interface LeaseLimit {
  subscriberId: string;
  limit: number;
}

/** The limit of the running plan, shared with its family; an account without a running plan has its own limit. */
export function leaseLimitOf(
  userId: string,
  subscription: Subscription | null,
  now: number,
): LeaseLimit {
  const runs = subscription && subscription.status !== 'SUSPENDED' && subscription.expiresAt > now;
  if (!runs) return { subscriberId: userId, limit: DEFAULT_LIMIT };
  return { subscriberId: subscription.subscriberId, limit: subscription.streams };
}

/** A player: its session, and the id that it chose for itself. */
export interface Player {
  sessionId: string;
  player: string;
}

/** A player with its viewer and content. */
interface PlayingPlayer extends Player {
  subscriberId: string;
  accountId: string;
  profileId: number;
  /** Either a video or a channel. */
  videoId: number | null;
  channelId: number | null;
}

export interface Claim extends PlayingPlayer {
  limit: number;
  isStart: boolean;
  /** Milliseconds since 1970 on the device. */
  at: number;
  /** Lease that ends in favour of this one. */
  takeOver: string | null;
}

export interface Lease extends PlayingPlayer {
  slot: number;
  leaseId: string;
  /** Time of the START on the device, milliseconds since 1970. */
  begunAt: number;
  /** Time on the device when the player stopped; null if it has not. */
  leftAt: number | null;
  startedAt: number;
  /** By the clock of the database. */
  expiresAt: number;
  /** Whether it has not expired, by the same clock. */
  live: boolean;
}

/**
 * Decision about a claim:
 * - `renewed`: the player keeps its lease for the same content.
 * - `taken`: the player gets a new lease in `slot`.
 * - `late`: the claim is older than the player's stop or its current content, and has no effect.
 * - `full`: other players hold all leases.
 * `gone` are the leases that end: the player's own lease for other content, the lease that it takes over, and the
 * expired lease in its slot.
 */
export type Decision =
  | { kind: 'renewed'; lease: Lease; gone: readonly Lease[] }
  | { kind: 'taken'; slot: number; gone: readonly Lease[] }
  | { kind: 'late'; gone: readonly Lease[] }
  | { kind: 'full'; running: readonly Lease[]; gone: readonly Lease[] };

/** Decides about a claim, given all leases of the subscriber (T-E03). */
export function decideClaim(leases: readonly Lease[], claim: Claim): Decision {
  const own = leases.find((lease) => isOf(lease, claim));
  if (own && isLate(own, claim)) return { kind: 'late', gone: [] };
  if (own && own.leftAt === null && isSame(own, claim) && own.slot <= claim.limit)
    return { kind: 'renewed', lease: own, gone: [] };
  const target = leases.find(({ leaseId }) => leaseId === claim.takeOver);
  const gone = [...new Set([own, target])].filter((lease) => lease !== undefined);
  const others = leases.filter((lease) => !gone.includes(lease));
  const slot = freeSlot(others, claim.limit);
  if (slot !== null)
    return { kind: 'taken', slot, gone: [...gone, ...others.filter((each) => each.slot === slot)] };
  const running = others
    .filter((lease) => lease.live && lease.slot <= claim.limit)
    .sort((a, b) => a.startedAt - b.startedAt);
  return { kind: 'full', running, gone: own ? [own] : [] };
}

/** The first empty slot, else the slot of the lease that expired first, else null. */
function freeSlot(leases: readonly Lease[], limit: number): number | null {
  const bySlot = new Map(leases.map((lease) => [lease.slot, lease]));
  const slots = Array.from({ length: limit }, (_, index) => index + 1);
  const empty = slots.find((slot) => !bySlot.has(slot));
  if (empty !== undefined) return empty;
  const [ended] = slots
    .flatMap((slot) => bySlot.get(slot) ?? [])
    .filter(({ live }) => !live)
    .sort((a, b) => a.expiresAt - b.expiresAt);
  return ended?.slot ?? null;
}

const isOf = (lease: Lease, { sessionId, player }: Player) =>
  lease.sessionId === sessionId && lease.player === player;

/** Requests may overtake each other: a page's last report may arrive before an earlier one. */
function isLate(own: Lease, claim: Claim): boolean {
  if (claim.isStart) return false;
  if (own.leftAt !== null) return claim.at <= own.leftAt;
  return !isSame(own, claim) && claim.at <= own.begunAt;
}

const isSame = (lease: Lease, { videoId, channelId }: Claim) =>
  lease.videoId === videoId && lease.channelId === channelId;
