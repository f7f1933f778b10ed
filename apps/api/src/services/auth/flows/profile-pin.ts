import { Refusal } from '@kandil/contract';
import { PIN_LIMIT } from '../rules/limits.ts';
import type { ProfileRow } from '../store/profiles.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Shows that the visitor knows the PIN of a profile. A try is counted before it is looked at, so any number that come
 * at once are no more than five; the right one makes up for those before it.
 * @throws Refusal PIN_REQUIRED, PIN_WRONG, TOO_MANY_REQUESTS, BUSY
 */
export async function provePin(
  world: AuthWorld,
  { id, pin_hash }: ProfileRow,
  pin: string | undefined,
): Promise<void> {
  if (pin === undefined) throw new Refusal('PIN_REQUIRED');
  const key = String(id);
  await world.limiter.take(PIN_LIMIT, key);
  const isRight = await world.passwords.matches(pin_hash, pin).catch(async (busy: unknown) => {
    await world.limiter.take(PIN_LIMIT, key, -1); // the house was full: that was no try
    throw busy;
  });
  if (!isRight) throw new Refusal('PIN_WRONG', { fields: { pin: 'PIN_WRONG' } });
  await world.limiter.reset(PIN_LIMIT, key);
}
