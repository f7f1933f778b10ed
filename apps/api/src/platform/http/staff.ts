import { type AnyCall, Refusal } from '@kandil/contract';
import { may } from '@kandil/contract/staff/permissions';
import type { CallContext, Staff } from './context.ts';

/** @throws Refusal LOGIN_REQUIRED, FORBIDDEN, CONFIRM_REQUIRED */
export function checkStaff({ permission, confirm }: AnyCall, { staff }: CallContext): void {
  if (permission === 'anonymous') return;
  if (!staff) throw new Refusal('LOGIN_REQUIRED');
  if (permission === undefined || (permission !== 'any' && !may(staff.role, permission)))
    throw new Refusal('FORBIDDEN');
  if (confirm && !staff.isConfirmed) throw new Refusal('CONFIRM_REQUIRED');
}

/** Who makes a staff call. @throws Refusal LOGIN_REQUIRED for a call that anybody may make */
export function staffOf({ staff }: CallContext): Staff {
  if (!staff) throw new Refusal('LOGIN_REQUIRED');
  return staff;
}
