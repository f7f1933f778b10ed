import { CalculationMethod, type CalculationParameters } from 'adhan';
import type { Method, Place, PrayerSettings, School } from './settings.ts';

/** What the authorities of a country publish, where it is not the Muslim World League's. */
const BY_METHOD: Partial<Record<Method, string>> = {
  UmmAlQura: 'SA YE',
  Egyptian: 'EG SD LY SY LB PS IQ',
  Karachi: 'PK IN BD AF LK NP',
  Turkey: 'TR',
  Tehran: 'IR',
  Dubai: 'AE OM',
  Kuwait: 'KW',
  Qatar: 'QA BH',
  Singapore: 'SG BN',
  Indonesia: 'ID',
  Malaysia: 'MY',
  NorthAmerica: 'US CA',
  MoonsightingCommittee: 'GB IE',
};
const METHOD_OF = new Map(
  Object.entries(BY_METHOD).flatMap(([method, countries]) =>
    countries.split(' ').map((country) => [country, method as Method] as const),
  ),
);
/** Where most timetables name the later Asr. */
const HANAFI = new Set('PK IN BD AF NP UZ KZ KG TJ TM'.split(' '));

type Of = Pick<Place, 'country'>;

/** The method in use at a place. */
export function methodAt({ country }: Of, chosen: PrayerSettings['method']): Method {
  if (chosen !== 'auto') return chosen;
  return METHOD_OF.get(country ?? '') ?? 'MuslimWorldLeague';
}

/** The school of Asr in use at a place. */
export function schoolAt({ country }: Of, chosen: PrayerSettings['school']): School {
  if (chosen !== 'auto') return chosen;
  return HANAFI.has(country ?? '') ? 'hanafi' : 'shafi';
}

/** Kemenag of Indonesia: the angles of Singapore, with minutes of caution (ihtiyat) as in its timetables. */
function indonesia(): CalculationParameters {
  const parameters = CalculationMethod.Singapore();
  parameters.adjustments = { fajr: 2, sunrise: -3, dhuhr: 1, asr: 2, maghrib: 3, isha: 2 };
  return parameters;
}

/** JAKIM of Malaysia: 18 degrees for Fajr and Isha (Fajr since 2019). */
function malaysia(): CalculationParameters {
  const parameters = CalculationMethod.Singapore();
  parameters.fajrAngle = 18;
  return parameters;
}

/** The parameters of a method, newly made: the caller may change them. */
export function parametersOf(method: Method): CalculationParameters {
  if (method === 'Indonesia') return indonesia();
  if (method === 'Malaysia') return malaysia();
  return CalculationMethod[method]();
}
