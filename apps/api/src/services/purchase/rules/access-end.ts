import type { Subscription } from './facts.ts';
import { DAY, GRACE_DAYS } from './standing.ts';

type Ending = Pick<Subscription, 'status' | 'expires_at' | 'suspended_at' | 'canceled_at'>;

/** The last moment with access by a subscription. One that ended in its days of grace gave access until then. */
export function accessEnd({ status, expires_at, suspended_at, canceled_at }: Ending): Date {
  const grace = expires_at.getTime() + GRACE_DAYS * DAY;
  if (status === 'ACTIVE') return new Date(grace);
  const left = [suspended_at, canceled_at].flatMap((at) => at?.getTime() ?? []);
  return new Date(Math.max(expires_at.getTime(), Math.min(grace, ...left)));
}
