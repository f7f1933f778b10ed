import { payerOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { countryOfZone } from '../rules/countries.ts';
import { parseZone } from '../rules/place.ts';
import { accountById } from '../store/accounts.ts';
import type { AuthWorld } from '../world.ts';

/** The country of the account, else of the time zone (SPEC-D38); its language and name. */
export const payerOf = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { userId, timeZone }, world }) => {
    const account = userId === null ? undefined : await accountById(world.db, userId);
    const country = account?.country_code || countryOfZone(parseZone(timeZone));
    return {
      data: {
        countryCode: country || null,
        language: account?.language ?? null,
        fullName: account?.full_name ?? '',
      },
    };
  },
);
