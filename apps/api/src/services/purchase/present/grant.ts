import type { Data } from '@kandil/contract';
import type { grants } from '@kandil/contract/control/purchase';
import { type GrantUse, isRunning, leftOf } from '../rules/grants.ts';
import { DAY } from '../rules/standing.ts';
import type { GrantRow } from '../store/access.ts';
import type { PlanRow } from '../store/tables.ts';
import { staffTitle } from './person.ts';

type GrantLine = Data<typeof grants>['grants'][number];

function stateOf(use: GrantUse, now: number): GrantLine['state'] {
  if (use.grant.revoked_at) return 'REVOKED';
  if (leftOf(use, now) === 0) return 'USED';
  return isRunning(use, now) ? 'RUNNING' : 'WAITING';
}

/** @param names of the staff by id */
export function presentGrant(
  use: GrantUse<GrantRow>,
  plans: ReadonlyMap<string, PlanRow>,
  names: Readonly<Record<string, string>>,
  now: number,
): GrantLine {
  const { id, plan_code, days, reason, given_at, given_by } = use.grant;
  const state = stateOf(use, now);
  return {
    id,
    planTitle: staffTitle(plan_code, plans),
    days,
    left: Math.ceil(leftOf(use, now) / DAY),
    state,
    until: state === 'WAITING' ? null : new Date(use.until).toISOString(),
    reason,
    givenAt: given_at.toISOString(),
    givenBy: names[given_by] ?? '',
  };
}
