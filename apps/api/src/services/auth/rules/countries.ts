import { countryName } from '@kandil/i18n/formats';
import type { country } from '@kandil/contract/auth/entities';
import type { CallContext } from '../../../platform/http/context.ts';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type * as z from 'zod/mini';

export type Country = z.output<typeof country>;

const known = new Map<string, readonly Omit<Country, 'selected'>[]>();
let regions: ReadonlyMap<string, string> | undefined;

/**
 * The countries of phone numbers in the sort order of the language, one of them selected (ENTITY-45).
 * @param zone time zone of the visitor's device, such as `Europe/Istanbul`
 */
export function countriesIn(language: string, zone: string | null): Country[] {
  let list = known.get(language);
  if (!list) known.set(language, (list = listIn(language)));
  const likely = countryOfZone(zone) || new Intl.Locale(language).maximize().region;
  return list.map((each) => ({ ...each, selected: each.countryCode === likely }));
}

/**
 * The country of a device, by its time zone (SPEC-D38).
 * @param zone header `x-zone`
 * @returns '' if the zone names no country; the visitor then sees the fallback prices
 */
export function countryOfZone(zone: string | null): string {
  return (zone && regionOfZone(zone)) || '';
}

/**
 * The country of a new account: what a proxy found out, else by the time zone. Whoever signs up can choose the zone, so titles
 * that are for some countries alone need the proxy.
 */
export const countryOfNew = ({ country, zone }: Pick<CallContext, 'country' | 'zone'>): string =>
  country ?? countryOfZone(zone);

function listIn(language: string): Omit<Country, 'selected'>[] {
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .map((countryCode) => ({
      countryCode,
      flagUrl: `/flags/${countryCode}.svg`,
      countryName: countryName(countryCode, language),
      countryPhoneCode: `+${getCountryCallingCode(countryCode)}`,
    }))
    .sort((a, b) => compare(a.countryName, b.countryName));
}

/** The country of a time zone; undefined for an unknown zone, because clients can send anything. */
function regionOfZone(zone: string): string | undefined {
  regions ??= new Map(
    getCountries().flatMap((region) =>
      (new Intl.Locale('und', { region }).getTimeZones() ?? []).map((each) => [each, region]),
    ),
  );
  return regions.get(zone) ?? regions.get(usualName(zone) ?? '');
}

/** The name that `Intl` uses: zones have older and newer names, such as Asia/Calcutta and Asia/Kolkata. */
function usualName(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
