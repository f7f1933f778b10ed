import { type Claim, type Decision, decidePlace, type Lease } from './leases.ts';

/** What a claim came to: the lease, or who plays on all places; nothing for one that came too late. */
export type Outcome =
  | { kind: 'held'; leaseId: string }
  | { kind: 'late' }
  | { kind: 'full'; running: readonly Lease[] };

export interface Settled {
  outcomes: Outcome[];
  /** Ids of leases that have ended. */
  ended: Set<string>;
  /** New leases, and those that begin anew, by their ids. */
  changed: Map<string, Lease>;
}

export interface Making {
  newId: () => string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Decides about claims of any subscribers in the order in which they came, each one after what those before it changed.
 * @param known all leases of these subscribers
 */
export function settleClaims(
  known: readonly Lease[],
  claims: readonly Claim[],
  making: Making,
): Settled {
  const leases = new Map(Map.groupBy(known, ({ subscriberId }) => subscriberId));
  const settled: Settled = { outcomes: [], ended: new Set(), changed: new Map() };
  for (const claim of claims) {
    const before = leases.get(claim.subscriberId) ?? [];
    const decision = decidePlace(before, claim);
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

/** The lease that a claim has now; undefined when it has none. */
function leaseOf(decision: Decision, claim: Claim, { newId, now }: Making): Lease | undefined {
  const { streams: _, isStart, at, takeOver: __, ...playing } = claim;
  const lasting = { expiresAt: Number.POSITIVE_INFINITY, live: true };
  if (decision.kind === 'kept')
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
