import { Refusal } from '@kandil/contract';
import type { CallContext, Staff } from '../../../platform/http/context.ts';

/** Who makes a call of the control room. The edge has checked it; the type does not show it. */
export function staffOf({ staff }: Pick<CallContext, 'staff'>): Staff {
  if (!staff) throw new Refusal('LOGIN_REQUIRED');
  return staff;
}
