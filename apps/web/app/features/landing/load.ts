import { content, type Data, purchase } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { type GivingTotal, givingTotals } from '#app/domain/giving/totals.ts';
import { loadOffers, type Offers } from '#app/domain/plan/load.ts';
import type { PictureSource } from '@kandil/ui/picture.tsx';

export type Faq = Data<typeof content.faqList>[number];

export interface LandingData {
  /** Vertical, for the wall. */
  posters: PictureSource[];
  /** A title for each device. */
  screens: Record<'television' | 'computer' | 'phone', PictureSource> | null;
  /** Null where the request failed: the page renders without prices. */
  offers: Offers | null;
  faqs: Faq[];
  /** What was given so far, by currency; empty where it is not known or nothing was paid yet. */
  given: GivingTotal[];
  /** Today's prayers in Makkah. */
  prayers: PrayerTime[];
}

export interface PrayerTime {
  prayer: 'fajr' | 'dhuhr' | 'asr' | 'maghrib' | 'isha';
  /** ISO 8601 */
  at: string;
}

/** As many as the wall has places. */
const POSTERS = 30;
/** Titles to choose from. */
const TITLES = 50;

/** Evenly spaced items of the list, from its first to its last. */
export function spread<T>(list: readonly T[], count: number): T[] {
  const placeOf = (at: number) => Math.floor((at * count) / list.length);
  return list.filter((_, at) => placeOf(at) > placeOf(at - 1));
}

/** The landing page always renders: each failed part is left out. */
export async function loadLanding(api: Api): Promise<LandingData> {
  const [posters, screens, offers, faqs, given, prayers] = await Promise.all([
    // Home's category contains all titles.
    api(content.categoryItems, { code: 'home', limit: TITLES }).then(
      ({ data }) => spread(data, POSTERS).map((tile) => plain(tile.verticalPoster)),
      () => [],
    ),
    api(content.carousel, {}).then(
      ({ data }) => screensOf(data),
      () => null,
    ),
    loadOffers(api).catch(() => null),
    api(content.faqList, {}).then(
      ({ data }) => data,
      () => [],
    ),
    api(purchase.giving, {}).then(
      ({ data }) => givingTotals(data),
      () => [],
    ),
    prayersInMakkah().catch(() => []),
  ]);
  return {
    posters,
    screens,
    offers,
    faqs: faqs.toSorted((a, b) => a.faqIndex - b.faqIndex),
    given,
    prayers,
  };
}

export const MAKKAH_ZONE = 'Asia/Riyadh';
const MAKKAH = { country: 'SA', zone: MAKKAH_ZONE, latitude: 21.42, longitude: 39.83, city: null };

/** The times of a place that every visitor knows; those of their own place are computed on their device. */
async function prayersInMakkah(): Promise<PrayerTime[]> {
  const [{ dayAt }, { PRAYERS, timesOf }, { FIRST_SETTINGS }] = await Promise.all([
    import('#app/domain/prayer/days.ts'),
    import('#app/domain/prayer/times.ts'),
    import('#app/domain/prayer/settings.ts'),
  ]);
  const times = timesOf(dayAt(Date.now(), MAKKAH_ZONE), { ...FIRST_SETTINGS, place: MAKKAH });
  return PRAYERS.map((prayer) => ({ prayer, at: new Date(times[prayer]).toISOString() }));
}

/** The first titles of the spotlight; where there are fewer than devices, they repeat. */
export function screensOf(
  titles: readonly { image: PictureSource; mobileImage: PictureSource }[],
): LandingData['screens'] {
  const [first, ...others] = titles;
  if (!first) return null;
  const [second = first, third = second] = others;
  return {
    television: plain(first.image),
    computer: plain(second.image),
    phone: plain(third.mobileImage),
  };
}

const plain = ({ src, width, height, placeholder }: PictureSource): PictureSource => ({
  src,
  width,
  height,
  placeholder,
});
