import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { countriesIn } from '../rules/countries.ts';
import type { AuthWorld } from '../world.ts';

/** The countries of the phone field. The selected one follows the visitor's time zone, else their language. */
export const countryList = handle<AuthWorld, typeof auth.countryList>(
  auth.countryList,
  async ({ context: { language, zone } }) => ({ data: countriesIn(language, zone) }),
);
