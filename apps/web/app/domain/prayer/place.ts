import { CITIES, type City } from './cities.ts';
import type { Place } from './settings.ts';

const EARTH_KM = 6371;
/** A place as near to a city is named after it. */
const NEAR_KM = 60;
/** Up to this distance a city of the same time zone tells the country; across borders, a nearer one would be wrong. */
const ZONE_KM = 2000;
/** Up to this distance any city tells it. */
const COUNTRY_KM = 300;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Point {
  latitude: number;
  longitude: number;
}

/** The distance on a sphere (haversine formula). */
function kilometres(a: Point, b: Point): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(latitudes + across));
}

function nearest(point: Point, most: number, cities = CITIES): City | undefined {
  const byDistance = cities.map((city) => ({ city, away: kilometres(point, city) }));
  const [first] = byDistance.sort((a, b) => a.away - b.away);
  return first && first.away <= most ? first.city : undefined;
}

const names = new Map<string, string>();

/** The browser's own name of a time zone, which may have several. */
function canonical(zone: string): string {
  const format = () => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  const name = names.get(zone) ?? format().timeZone;
  names.set(zone, name);
  return name;
}

const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A tenth of a degree: about 10 km, and less than half a minute of the times. */
const rounded = (degrees: number) => Math.round(degrees * 10) / 10;

/**
 * A place around the device, stored only roughly. Its time zone is that of the device, which may travel.
 * @param zone of the device; another one in tests
 */
export function placeAround(point: Point, zone = zoneOfDevice()): Place {
  const ofZone = CITIES.filter((city) => canonical(city.zone) === canonical(zone));
  const country = nearest(point, ZONE_KM, ofZone) ?? nearest(point, COUNTRY_KM);
  return {
    latitude: rounded(point.latitude),
    longitude: rounded(point.longitude),
    country: country?.country ?? null,
    zone: null,
    city: nearest(point, NEAR_KM)?.id ?? null,
  };
}

export function placeOf({ id, country, zone, latitude, longitude }: City): Place {
  return { latitude, longitude, country, zone, city: id };
}
