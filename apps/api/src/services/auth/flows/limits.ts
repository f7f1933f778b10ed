import { Refusal } from '@kandil/contract';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { Limit } from '../../../platform/state/index.ts';
import { hashOf } from '../rules/one-time.ts';
import {
  ADDRESS_LIMITS,
  DELIVERY_LIMITS,
  REGISTER_LIMIT,
  RESET_LIMITS,
  SESSION_LIMITS,
  SMS_LIMITS,
  SMS_PREFIX_DIGITS,
} from '../rules/limits.ts';
import type { AuthWorld } from '../world.ts';

// Every `limit...` function throws Refusal TOO_MANY_REQUESTS with the seconds to wait.

/** Keys are hashed, so that shared state holds no addresses. */
const keyOf = (text: string) => hashOf(text).toString('base64url');

export function limitAddress(
  world: AuthWorld,
  group: keyof typeof ADDRESS_LIMITS,
  ip: string,
): Promise<void> {
  const limit = ADDRESS_LIMITS[group];
  return world.limiter.take(
    { ...limit, points: limit.points * world.config.rateLimitFactor },
    addressKey(ip),
  );
}

export function limitSession(
  world: AuthWorld,
  group: keyof typeof SESSION_LIMITS,
  sessionId: string,
): Promise<void> {
  return world.limiter.take(SESSION_LIMITS[group], sessionId);
}

export async function limitRegistration(
  world: AuthWorld,
  ip: string,
  destination: string,
): Promise<void> {
  await limitAddress(world, 'register', ip);
  await world.limiter.take(REGISTER_LIMIT, keyOf(destination));
}

/** Limits messages to a destination, for all calls together. */
export async function limitDelivery(
  world: AuthWorld,
  destination: string,
  ip: string,
): Promise<void> {
  await limitAddress(world, 'deliver', ip);
  await limitDestination(world, DELIVERY_LIMITS, destination);
}

/** Like `limitDelivery`, for staff, who send to many members from one address. */
export function limitStaffDelivery(world: AuthWorld, destination: string): Promise<void> {
  return limitDestination(world, DELIVERY_LIMITS, destination);
}

/** Limits what guests have sent to a name, known or unknown: password resets and verification links. */
export async function limitReset(world: AuthWorld, destination: string, ip: string): Promise<void> {
  await limitAddress(world, 'deliver', ip);
  await limitDestination(world, RESET_LIMITS, destination);
}

async function limitDestination(
  world: AuthWorld,
  limits: readonly Limit[],
  destination: string,
): Promise<void> {
  for (const limit of limits) await world.limiter.take(limit, keyOf(destination));
  if (destination.includes('@')) return;
  await world.limiter.take(SMS_LIMITS.prefix, destination.slice(0, SMS_PREFIX_DIGITS));
  await world.limiter.take(SMS_LIMITS.all, 'all');
}

/** Like `limitDelivery`, for optional mail: returns whether it may be sent. */
export async function mayDeliver(
  world: AuthWorld,
  destination: string,
  ip: string,
): Promise<boolean> {
  try {
    await limitDelivery(world, destination, ip);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
