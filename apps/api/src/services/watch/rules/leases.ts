import type { Subscription } from './access.ts';

/** Who may watch at the same time where no plan says so. */
export const DEFAULT_STREAMS = 2;

/** Who counts for whom, and how many there may be at the same time. */
export interface Places {
  subscriberId: string;
  streams: number;
}

/** The running plan's number, with whoever shares it; without one an account has places of its own. */
export function placesOf(userId: string, subscription: Subscription | null, now: number): Places {
  const runs = subscription && subscription.status !== 'SUSPENDED' && subscription.expiresAt > now;
  if (!runs) return { subscriberId: userId, streams: DEFAULT_STREAMS };
  return { subscriberId: subscription.subscriberId, streams: subscription.streams };
}

/** A player, by the session it belongs to and the name it gave itself. */
export interface Player {
  sessionId: string;
  player: string;
}

/** Who plays what. */
interface Playing extends Player {
  subscriberId: string;
  accountId: string;
  profileId: number;
  /** One of the two. */
  videoId: number | null;
  channelId: number | null;
}

export interface Claim extends Playing {
  streams: number;
  isStart: boolean;
  /** Milliseconds since 1970 on the device. */
  at: number;
  /** Lease that is to end in favour of this one. */
  takeOver: string | null;
}

export interface Lease extends Playing {
  slot: number;
  leaseId: string;
  /** Time of the START on the device, milliseconds since 1970. */
  begunAt: number;
  /** When the player said that it stops, on the device; null for one that did not. */
  leftAt: number | null;
  startedAt: number;
  /** By the clock of the database. */
  expiresAt: number;
  /** Whether it has not run out yet, by the same clock. */
  live: boolean;
}

/**
 * What becomes of a claim:
 * - `kept`: the player has its place, for the same content.
 * - `taken`: it gets the place `slot` under a new lease.
 * - `late`: it was sent before the player stopped, or went on to what it plays now, and says nothing any more.
 * - `full`: others play on all places.
 * `gone` are leases that end by it: the player's own for something else, the one it takes over, and the one that had
 * run out in the place it gets.
 */
export type Decision =
  | { kind: 'kept'; lease: Lease; gone: readonly Lease[] }
  | { kind: 'taken'; slot: number; gone: readonly Lease[] }
  | { kind: 'late'; gone: readonly Lease[] }
  | { kind: 'full'; running: readonly Lease[]; gone: readonly Lease[] };

/** Decides about a claim among all leases of the subscriber (T-E03). */
export function decidePlace(leases: readonly Lease[], claim: Claim): Decision {
  const own = leases.find((lease) => isOf(lease, claim));
  if (own && isLate(own, claim)) return { kind: 'late', gone: [] };
  if (own && own.leftAt === null && isSame(own, claim) && own.slot <= claim.streams)
    return { kind: 'kept', lease: own, gone: [] };
  const target = leases.find(({ leaseId }) => leaseId === claim.takeOver);
  const gone = [...new Set([own, target])].filter((lease) => lease !== undefined);
  const others = leases.filter((lease) => !gone.includes(lease));
  const slot = freeSlot(others, claim.streams);
  if (slot !== null)
    return { kind: 'taken', slot, gone: [...gone, ...others.filter((each) => each.slot === slot)] };
  const running = others
    .filter((lease) => lease.live && lease.slot <= claim.streams)
    .sort((a, b) => a.startedAt - b.startedAt);
  return { kind: 'full', running, gone: own ? [own] : [] };
}

/** A place nobody has, else the one whose lease ran out first, else null. */
function freeSlot(leases: readonly Lease[], streams: number): number | null {
  const bySlot = new Map(leases.map((lease) => [lease.slot, lease]));
  const slots = Array.from({ length: streams }, (_, index) => index + 1);
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

/** Requests overtake each other: the last words of a page may come before what it said a moment earlier. */
function isLate(own: Lease, claim: Claim): boolean {
  if (claim.isStart) return false;
  if (own.leftAt !== null) return claim.at <= own.leftAt;
  return !isSame(own, claim) && claim.at <= own.begunAt;
}

const isSame = (lease: Lease, { videoId, channelId }: Claim) =>
  lease.videoId === videoId && lease.channelId === channelId;
