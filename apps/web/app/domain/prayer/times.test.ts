import { describe, expect, test } from 'vitest';
import { timeOfDay } from '@kandil/ui/text/format.ts';
import { dayAfter, dayAt } from './days.ts';
import { FIRST_SETTINGS, type Method, METHODS, type Place } from './settings.ts';
import { momentsAround, nextPrayer, PRAYERS, timesOf } from './times.ts';

const placeIn = (
  country: string,
  zone: string | null,
  latitude: number,
  longitude: number,
): Place => ({ country, zone, latitude, longitude, city: null });

const MAKKAH = placeIn('SA', 'Asia/Riyadh', 21.427, 39.829);
const ANKARA = placeIn('TR', 'Europe/Istanbul', 39.94, 32.82);
const LONDON = placeIn('GB', 'Europe/London', 51.507, -0.117);
const JAKARTA = placeIn('ID', 'Asia/Jakarta', -6.2, 106.82);
const OSLO = placeIn('NO', 'Europe/Oslo', 59.91, 10.75);
const TROMSO = placeIn('NO', 'Europe/Oslo', 69.65, 18.96);

const at = (place: Place) => ({ ...FIRST_SETTINGS, ramadan: 'off' as const, place });
const ALL = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
const written = (day: string, where: ReturnType<typeof at>) => {
  const times = timesOf(day, where);
  const zone = where.place.zone ?? undefined;
  return ALL.map((each) => timeOfDay(new Date(times[each]).toISOString(), 'en', zone));
};
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('published timetables, each with the method of its country', () => {
  test.each([
    // ummulqura.org.sa, 25/3/1437
    ['Makkah', MAKKAH, '2016-01-05', '05:39 06:59 12:26 15:32 17:53 19:23', 1],
    // Diyanet in Yeni Şafak
    ['Ankara', ANKARA, '2019-06-01', '03:24 05:15 12:51 16:48 20:17 22:00', 1],
    ['Ankara in winter', ANKARA, '2019-12-01', '06:14 07:43 12:42 15:10 17:31 18:55', 1],
    // moonsighting.com, Hanafi
    ['London', LONDON, '2016-07-01', '02:51 04:48 13:09 18:41 21:24 22:38', 1],
    ['London in winter', LONDON, '2016-11-01', '05:17 06:55 11:49 14:44 16:36 17:59', 1],
    // Kemenag in Media Indonesia; sunrise is not in the second one
    ['Jakarta', JAKARTA, '2026-02-23', '04:42 05:55 12:10 15:17 18:17 19:26', 1],
    ['Jakarta', JAKARTA, '2026-03-06', '04:43 05:56 12:07 15:08 18:13 19:22', 1],
  ] as const)('%s', (_, place, day, published, most) => {
    const school = place === LONDON ? 'hanafi' : 'auto';
    const computed = written(day, { ...at(place), school });
    const apart = published
      .split(' ')
      .map((time, index) => Math.abs(minutes(time) - minutes(computed[index] ?? '')));
    expect(Math.max(...apart), `${computed.join(' ')} for ${published}`).toBeLessThanOrEqual(most);
  });
});

test('no time of Jakarta is always early or late: its minutes of caution are the published ones', () => {
  const published = ['04:42 05:55 12:10 15:17 18:17 19:26', '04:43 05:56 12:07 15:08 18:13 19:22'];
  const late = ['2026-02-23', '2026-03-06'].map((day, index) =>
    written(day, at(JAKARTA)).map(
      (time, row) => minutes(time) - minutes(published[index]?.split(' ')[row] ?? ''),
    ),
  );
  for (const [row, name] of ALL.entries()) {
    const [first = 0, second = 0] = late.map((each) => each[row]);
    expect(Math.abs(first + second), name).toBeLessThanOrEqual(1);
  }
});

describe('where nights are short', () => {
  test('Oslo in June: Fajr and Isha keep a seventh of the night from the sun', () => {
    const { fajr, sunrise, maghrib, isha } = timesOf('2026-06-21', at(OSLO));
    const seventh = (timesOf('2026-06-22', at(OSLO)).sunrise - maghrib) / 7;
    expect(Math.abs(sunrise - fajr - seventh)).toBeLessThan(120_000);
    expect(Math.abs(isha - maghrib - seventh)).toBeLessThan(120_000);
  });

  test.each(METHODS)('all times exist, in order, wherever people live, by %s', (method) => {
    for (const latitude of [-55, 0, 48, 60, 66, 67, 68, 69, TROMSO.latitude, 71])
      for (let week = 0; week < 52; week++) {
        const day = dayAfter('2026-01-01', week * 7);
        const place = { ...TROMSO, latitude };
        const times = Object.values(timesOf(day, { ...at(place), method, school: 'hanafi' }));
        const where = `${latitude}° on ${day}`;
        expect(
          times.every((time) => time % 60_000 === 0),
          where,
        ).toBe(true);
        expect(
          times.toSorted((a, b) => a - b),
          where,
        ).toEqual(times);
      }
  });
});

test('in Ramadan Umm al-Qura puts Isha two hours after Maghrib', () => {
  const gap = (ramadan: 'on' | 'off') => {
    const { maghrib, isha } = timesOf('2026-03-01', { ...at(MAKKAH), ramadan });
    return (isha - maghrib) / 60_000;
  };
  expect([gap('off'), gap('on')]).toEqual([90, 120]);
});

test('Asr follows the school, a chosen method the choice', () => {
  const asr = (country: string, school: 'auto' | 'shafi') =>
    timesOf('2026-03-01', { ...at(placeIn(country, null, 24.86, 67.01)), school }).asr;
  expect(asr('PK', 'auto')).toBeGreaterThan(asr('PK', 'shafi'));
  const fajr = (method: Method) => timesOf('2026-03-01', { ...at(MAKKAH), method }).fajr;
  expect(fajr('NorthAmerica')).toBeGreaterThan(fajr('UmmAlQura'));
});

describe('the prayers around a day', () => {
  test('are in order, five a day, also over the change of the clocks', () => {
    for (const day of ['2026-03-29', '2026-10-25', '2027-01-01']) {
      const moments = momentsAround(day, at(LONDON));
      expect(moments.map(({ prayer }) => prayer)).toEqual([...PRAYERS, ...PRAYERS, ...PRAYERS]);
      const times = moments.map((moment) => moment.at);
      expect(times.toSorted((a, b) => a - b)).toEqual(times);
      expect(new Set(moments.map((moment) => moment.day)).size).toBe(3);
    }
  });

  test('after Isha the next one is Fajr of tomorrow', () => {
    const day = '2026-11-24';
    const moments = momentsAround(day, at(MAKKAH));
    const late = timesOf(day, at(MAKKAH)).isha + 1;
    expect(nextPrayer(moments, late)).toMatchObject({ prayer: 'fajr', day: dayAfter(day, 1) });
  });

  test('today is the day of the place, not of the device', () => {
    const evening = Date.parse('2026-11-24T22:30:00Z');
    expect(dayAt(evening, 'America/New_York')).toBe('2026-11-24');
    expect(dayAt(evening, 'Asia/Jakarta')).toBe('2026-11-25');
  });
});
