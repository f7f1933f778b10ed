import { LANGUAGE_CODES, type LanguageCode } from '@kandil/i18n';
import { writingFaults } from '@kandil/i18n/writing';
import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { citiesByCountry, cityName, cityNamesIn } from './city-names.ts';
import { placeAround, placeOf } from './place.ts';
import { FIRST_SETTINGS, readSettings } from './settings.ts';

/** Hours of a zone before UTC, without daylight saving time of the north. */
function offsetOf(zone: string): number {
  const moment = new Date('2026-01-15T12:00:00Z');
  const there = new Date(`${moment.toLocaleString('sv', { timeZone: zone }).replace(' ', 'T')}Z`);
  return (there.getTime() - moment.getTime()) / 3_600_000;
}

test('every city lies in its time zone', () => {
  for (const { id, zone, latitude, longitude } of CITIES) {
    expect(Math.abs(offsetOf(zone) - longitude / 15), id).toBeLessThan(2.5);
    expect(Math.abs(latitude), id).toBeLessThan(61);
  }
  expect(new Set(CITIES.map(({ id }) => id)).size).toBe(CITIES.length);
});

/** The main city of each time zone, in degrees and minutes, by the tz database (`zone.tab`, 2026). */
const MAIN_CITIES = `
  Asia/Riyadh +2438+04643; Asia/Dubai +2518+05518; Asia/Qatar +2517+05132; Asia/Kuwait +2920+04759;
  Asia/Bahrain +2623+05035; Asia/Muscat +2336+05835; Asia/Aden +1245+04512; Asia/Amman +3157+03556;
  Asia/Hebron +3132+03505; Asia/Beirut +3353+03530; Asia/Damascus +3330+03618; Asia/Baghdad +3321+04425;
  Africa/Cairo +3003+03115; Africa/Khartoum +1536+03232; Africa/Tripoli +3254+01311; Africa/Tunis +3648+01011;
  Africa/Algiers +3647+00303; Africa/Casablanca +3339-00735; Africa/Nouakchott +1806-01557;
  Africa/Mogadishu +0204+04522; Africa/Djibouti +1136+04309; Europe/Istanbul +4101+02858; Asia/Tehran +3540+05126;
  Asia/Kabul +3431+06912; Asia/Karachi +2452+06703; Asia/Kolkata +2232+08822; Asia/Dhaka +2343+09025;
  Asia/Colombo +0656+07951; Indian/Maldives +0410+07330; Asia/Jakarta -0610+10648; Asia/Makassar -0507+11924;
  Asia/Kuala_Lumpur +0310+10142; Asia/Kuching +0133+11020; Asia/Brunei +0456+11455; Asia/Singapore +0117+10351;
  Africa/Dar_es_Salaam -0648+03917; Africa/Nairobi -0117+03649; Africa/Kampala +0019+03225;
  Africa/Addis_Ababa +0902+03842; Africa/Lagos +0627+00324; Africa/Dakar +1440-01726; Africa/Bamako +1239-00800;
  Africa/Niamey +1331+00207; Africa/Abidjan +0519-00402; Africa/Johannesburg -2615+02800;
  Europe/Moscow +5545+03737; Asia/Almaty +4315+07657; Asia/Tashkent +4120+06918; Asia/Baku +4023+04951;
  Europe/London +5130-00007; Europe/Dublin +5320-00615; Europe/Paris +4852+00220; Europe/Brussels +5050+00420;
  Europe/Amsterdam +5222+00454; Europe/Berlin +5230+01322; Europe/Vienna +4813+01620; Europe/Zurich +4723+00832;
  Europe/Madrid +4024-00341; Europe/Rome +4154+01229; Europe/Sarajevo +4352+01825; Europe/Oslo +5955+01045;
  Europe/Stockholm +5920+01803; Europe/Copenhagen +5540+01235; America/New_York +4042-07400;
  America/Chicago +4151-08739; America/Los_Angeles +3403-11814; America/Toronto +4339-07923;
  America/Mexico_City +1924-09909; America/Bogota +0436-07405; America/Argentina/Buenos_Aires -3436-05827;
  America/Sao_Paulo -2332-04637; Australia/Sydney -3352+15113; Australia/Melbourne -3749+14458;
`;
const degreesOf = (minutes: string) =>
  Math.trunc(Number(minutes) / 100) + (Number(minutes) % 100) / 60;

test('the main city of each time zone lies where the tz database has it', () => {
  const places = MAIN_CITIES.matchAll(/(\S+) ([+-]\d{4})([+-]\d{5});/g);
  for (const [, main, north = '', east = ''] of places) {
    const away = CITIES.filter(({ zone }) => zone === main).map(({ latitude, longitude }) =>
      Math.hypot(latitude - degreesOf(north), longitude - degreesOf(east)),
    );
    // Of a city, some kilometres: a minute or two of its prayer times.
    expect(Math.min(...away), main).toBeLessThan(0.35);
  }
});

describe('the list of cities', () => {
  test.each(LANGUAGE_CODES)('is in the script and the sort order of %s', async (language) => {
    const names = await cityNamesIn(language)();
    const { compare } = new Intl.Collator(language);
    const groups = citiesByCountry(language, names);
    const countries = groups.map(({ country }) => country);
    expect(countries).toEqual(countries.toSorted(compare));
    expect(groups.flatMap(({ cities }) => cities)).toHaveLength(CITIES.length);
    for (const { country, cities } of groups) {
      const written = cities.map((city) => cityName(city, names));
      expect(written).toEqual(written.toSorted(compare));
      expect([country, ...written].flatMap((name) => writingFaults(language, name))).toEqual([]);
    }
    const ids = new Set(CITIES.map(({ id }) => id));
    expect(Object.keys(names).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has the names that readers know', async () => {
    const nameIn = async (language: LanguageCode, id: string) =>
      (await cityNamesIn(language)())[id];
    expect(await nameIn('fa', 'TR Istanbul')).toBe('استانبول');
    expect(await nameIn('hi', 'SA Makkah')).toBe('मक्का');
    expect(await nameIn('ru', 'EG Cairo')).toBe('Каир');
    expect(await nameIn('fr', 'SY Aleppo')).toBe('Alep');
    expect(citiesByCountry('en', {}).map(({ country }) => country)).toContain('Palestine');
  });
});

describe('the location of a device', () => {
  test('is stored roughly, with the country and the name of a city near it', () => {
    const found = placeAround({ latitude: 41.083_21, longitude: 29.053_47 }, 'Europe/Istanbul');
    expect(found).toEqual({
      latitude: 41.1,
      longitude: 29.1,
      country: 'TR',
      zone: null,
      city: 'TR Istanbul',
    });
  });

  test.each([
    // Tabriz in Iran is nearer to Kars than any Turkish city of the list.
    ['Kars', 40.6, 43.1, 'Europe/Istanbul', 'TR'],
    ['Goa, with another name of the zone', 15.5, 73.8, 'Asia/Calcutta', 'IN'],
    ['Lille, on a device with the zone of home', 50.63, 3.06, 'Asia/Karachi', 'BE'],
    ['an ocean', -40, -120, 'Pacific/Pitcairn', null],
  ])('has the country of its time zone: %s', (_, latitude, longitude, zone, country) => {
    const found = placeAround({ latitude, longitude }, zone);
    expect(found).toMatchObject({ country, city: null });
  });

  test('in every city has its country and name', () => {
    for (const city of CITIES)
      expect(placeAround(city, city.zone)).toMatchObject({ country: city.country, city: city.id });
  });
});

test('stored settings that cannot be read become the defaults, one by one', () => {
  const [city] = CITIES;
  const place = city ? placeOf(city) : null;
  expect(readSettings(null)).toBeNull();
  expect(readSettings({})).toEqual(FIRST_SETTINGS);
  expect(readSettings({ place, minutes: 7, method: 'Mine', pause: true })).toEqual({
    ...FIRST_SETTINGS,
    place,
    pause: true,
  });
  // Another browser may have known a zone that this one does not know.
  for (const wrong of [{ latitude: 200 }, { zone: 'Mars/Base' }])
    expect(readSettings({ place: { ...place, ...wrong } })).toEqual(FIRST_SETTINGS);
});
