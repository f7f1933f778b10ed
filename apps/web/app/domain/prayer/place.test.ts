import { LANGUAGE_CODES, type LanguageCode } from '@kandil/i18n';
import { writingFaults } from '@kandil/i18n/writing';
import { describe, expect, test } from 'vitest';
import { CITIES, type City } from './cities.ts';
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

/** The other cities, in degrees, by GeoNames (2023, CC BY 4.0). */
const OTHER_CITIES = `
  SA Makkah 21.43 39.83; SA Madinah 24.47 39.61; SA Jeddah 21.49 39.19; SA Dammam 26.43 50.10;
  AE Abu Dhabi 24.45 54.40; AE Sharjah 25.34 55.41; YE Sanaa 15.35 44.21; PS Gaza 31.50 34.47;
  SY Aleppo 36.20 37.16; IQ Basra 30.51 47.78; IQ Mosul 36.34 43.12; IQ Erbil 36.18 44.01;
  EG Alexandria 31.20 29.92; DZ Oran 35.70 -0.64; MA Rabat 34.01 -6.83; MA Fez 34.03 -5.00;
  MA Marrakesh 31.63 -8.00; TR Ankara 39.92 32.85; TR Izmir 38.41 27.14; TR Bursa 40.20 29.06;
  TR Konya 37.87 32.48; TR Gaziantep 37.06 37.38; IR Mashhad 36.32 59.57; IR Isfahan 32.65 51.67;
  IR Shiraz 29.61 52.53; IR Tabriz 38.08 46.29; AF Herat 34.35 62.20; PK Lahore 31.56 74.35;
  PK Islamabad 33.72 73.04; PK Faisalabad 31.42 73.09; PK Peshawar 34.01 71.58; PK Quetta 30.18 67.00;
  IN Delhi 28.65 77.23; IN Mumbai 19.07 72.88; IN Hyderabad 17.38 78.46; IN Lucknow 26.84 80.92;
  IN Bengaluru 12.97 77.59; IN Chennai 13.09 80.28; IN Srinagar 34.09 74.81; BD Chattogram 22.34 91.83;
  BD Sylhet 24.90 91.87; ID Surabaya -7.25 112.75; ID Bandung -6.92 107.61; ID Medan 3.58 98.67;
  ID Semarang -6.99 110.42; ID Palembang -2.92 104.75; ID Yogyakarta -7.80 110.36; ID Banda Aceh 5.54 95.33;
  MY Johor Bahru 1.47 103.76; MY George Town 5.41 100.34; MY Kota Kinabalu 5.97 116.07; TZ Zanzibar -6.16 39.20;
  KE Mombasa -4.05 39.66; NG Kano 12.00 8.52; NG Abuja 9.06 7.50; ZA Cape Town -33.93 18.42;
  RU Saint Petersburg 59.94 30.31; RU Kazan 55.79 49.12; RU Makhachkala 42.98 47.50; RU Grozny 43.31 45.69;
  RU Ufa 54.74 55.97; GB Birmingham 52.48 -1.90; GB Manchester 53.48 -2.24; GB Bradford 53.79 -1.75;
  GB Glasgow 55.87 -4.26; FR Marseille 43.30 5.38; FR Lyon 45.75 4.85; NL Rotterdam 51.92 4.48;
  DE Hamburg 53.55 9.99; DE Cologne 50.93 6.95; DE Frankfurt 50.12 8.68; DE Munich 48.14 11.58;
  ES Barcelona 41.39 2.16; US Dearborn 42.32 -83.18; US Houston 29.76 -95.36; CA Montreal 45.51 -73.59;
  CA Calgary 51.05 -114.09;
`;

/** Degrees from a city to a place. */
const distance = ({ latitude, longitude }: City, north: number, east: number) =>
  Math.hypot(latitude - north, longitude - east);

test('every city lies where the tz database or GeoNames has it', () => {
  const found = new Set<string>();
  // Of a city, some kilometres: a minute or two of its prayer times.
  const near = 0.35;
  for (const [, main, north = '', east = ''] of MAIN_CITIES.matchAll(
    /(\S+) ([+-]\d{4})([+-]\d{5});/g,
  )) {
    const [nearest] = CITIES.filter(({ zone }) => zone === main)
      .map((city) => ({ id: city.id, away: distance(city, degreesOf(north), degreesOf(east)) }))
      .sort((a, b) => a.away - b.away);
    expect(nearest?.away, main).toBeLessThan(near);
    found.add(nearest?.id ?? '');
  }
  for (const [, id = '', north, east] of OTHER_CITIES.matchAll(/(\S.+?) (-?[\d.]+) (-?[\d.]+);/g)) {
    const [city] = CITIES.filter((each) => each.id === id);
    expect(city && distance(city, Number(north), Number(east)), id).toBeLessThan(near);
    found.add(id);
  }
  expect(CITIES.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
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

  test.each([
    ['55 km north of Istanbul', 41.505, 28.98, 'Europe/Istanbul', 'TR', 'TR Istanbul'],
    ['64 km north of Istanbul', 41.59, 28.98, 'Europe/Istanbul', 'TR', null],
    ['55 km east of Istanbul', 41.01, 29.63, 'Europe/Istanbul', 'TR', 'TR Istanbul'],
    ['67 km east of Istanbul', 41.01, 29.78, 'Europe/Istanbul', 'TR', null],
    ['290 km off Dublin, with another zone', 53.35, -10.63, 'Asia/Karachi', 'IE', null],
    ['310 km off Dublin, with another zone', 53.35, -10.93, 'Asia/Karachi', null, null],
    ['1990 km off the only city of a zone', -52.5, -58.38, 'America/Buenos_Aires', 'AR', null],
    ['2010 km off the only city of a zone', -52.68, -58.38, 'America/Buenos_Aires', null, null],
  ])('has what is near enough: %s', (_, latitude, longitude, zone, country, city) => {
    expect(placeAround({ latitude, longitude }, zone)).toMatchObject({ country, city });
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
