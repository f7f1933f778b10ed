import { type Claim, type Decision, decideClaim, type Lease } from './leases.ts';

/** Outcome of a claim: the lease; nothing for an outdated claim; or the leases that use up the limit. */
export type Outcome =
  | { kind: 'held'; leaseId: string }
  | { kind: 'late' }
  | { kind: 'full'; running: readonly Lease[] };

export interface SettledClaim {
  outcomes: Outcome[];
  /** Ids of leases that have ended. */
  ended: Set<string>;
  /** New and restarted leases by id. */
  changed: Map<string, Lease>;
}

export interface ClaimInput {
  newId: () => string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Settles claims of any subscribers in order; each claim sees the changes of those before it.
 * @param known all leases of these subscribers
 */
export function settleClaims(
  known: readonly Lease[],
  claims: readonly Claim[],
  making: ClaimInput,
): SettledClaim {
  const leases = new Map(Map.groupBy(known, ({ subscriberId }) => subscriberId));
  const settled: SettledClaim = { outcomes: [], ended: new Set(), changed: new Map() };
  for (const claim of claims) {
    const before = leases.get(claim.subscriberId) ?? [];
    const decision = decideClaim(before, claim);
    const gone = new Set(decision.gone.map(({ leaseId }) => leaseId));
    for (const id of gone) {
      settled.ended.add(id);
      settled.changed.delete(id);
    }
    const lease = leaseOf(decision, claim, making);
    if (lease) settled.changed.set(lease.leaseId, lease);
    const left = before.filter(({ leaseId }) => !gone.has(leaseId) && leaseId !== lease?.leaseId);
    leases.set(claim.subscriberId, lease ? [...left, lease] : left);
    settled.outcomes.push(outcomeOf(decision, lease));
  }
  return settled;
}

/** The lease that a claim now holds; undefined if none. */
function leaseOf(decision: Decision, claim: Claim, { newId, now }: ClaimInput): Lease | undefined {
  const { limit: _, isStart, at, takeOver: __, ...playing } = claim;
  const lasting = { expiresAt: Number.POSITIVE_INFINITY, live: true };
  if (decision.kind === 'renewed')
    return { ...decision.lease, ...lasting, ...(isStart && { begunAt: at }) };
  if (decision.kind !== 'taken') return undefined;
  const { slot } = decision;
  return {
    ...playing,
    ...lasting,
    slot,
    leaseId: newId(),
    begunAt: at,
    leftAt: null,
    startedAt: now,
  };
}

function outcomeOf(decision: Decision, lease: Lease | undefined): Outcome {
  if (lease) return { kind: 'held', leaseId: lease.leaseId };
  return decision.kind === 'full' ? { kind: 'full', running: decision.running } : { kind: 'late' };
}
