import { auth, found } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { limitSession } from '../../flows/limits.ts';
import { adultOf } from '../../flows/member.ts';
import { provePassword } from '../../flows/own-password.ts';
import { presentProfile } from '../../present/account.ts';
import { PIN_LIMIT } from '../../rules/limits.ts';
import { recordEvent } from '../../store/events.ts';
import { profilesOf, updateProfile } from '../store/profiles.ts';
import type { AuthWorld } from '../../world.ts';

/** Sets, changes or removes the PIN of a profile; requires the account's password. */
export const profilePin = handle<AuthWorld, typeof auth.profilePin>(
  auth.profilePin,
  async ({ input: { id, pin, password }, context, world }) => {
    const { account, session } = await adultOf(world, context);
    await limitSession(world, 'profiles', session.id);
    found((await profilesOf(world.db, account.id)).find((profile) => profile.id === id));
    await provePassword(world, context, account, password);
    const pin_hash = pin === null ? null : await world.passwords.hash(pin);
    const row = await transaction(world.db, async (trx) => {
      await recordEvent(trx, {
        kind: 'PROFILE_PIN_CHANGED',
        accountId: account.id,
        sessionId: session.id,
        origin: context,
        at: new Date(world.now()),
      });
      return found(await updateProfile(trx, account.id, id, { pin_hash }));
    });
    await world.limiter.reset(PIN_LIMIT, String(id)); // attempts at the old PIN do not count for the new one
    return { data: presentProfile(row) };
  },
);
