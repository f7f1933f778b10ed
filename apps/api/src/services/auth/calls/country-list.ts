import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { countriesIn } from '../rules/countries.ts';
import type { AuthWorld } from '../world.ts';

/** The countries of the phone field; the one of the visitor's time zone, else of their language, is selected. */
export const countryList = handle<AuthWorld, typeof auth.countryList>(
  auth.countryList,
  async ({ context: { language, zone } }) => ({ data: countriesIn(language, zone) }),
);
