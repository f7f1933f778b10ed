import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { loadOffers, type Offers } from '#app/domain/plan/load.ts';
import type { PictureSource } from '#app/ui/picture.tsx';

export type Faq = Data<typeof content.faqList>[number];

export interface LandingData {
  /** Vertical, for the wall. */
  posters: PictureSource[];
  /** A title for each device. */
  screens: Record<'television' | 'computer' | 'phone', PictureSource> | null;
  /** Null where the request failed: the page renders without prices. */
  offers: Offers | null;
  faqs: Faq[];
}

/** As many as the wall has places. */
const POSTERS = 30;
/** Titles to choose from. */
const TITLES = 50;

/** Evenly spaced items of the list, from its first to its last. */
export function spread<T>(list: readonly T[], count: number): T[] {
  return list.filter(
    (_, at) =>
      at === 0 ||
      Math.floor((at * count) / list.length) > Math.floor(((at - 1) * count) / list.length),
  );
}

/** The landing page always renders: each failed part is left out. */
export async function loadLanding(api: Api): Promise<LandingData> {
  const [posters, screens, offers, faqs] = await Promise.all([
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
  ]);
  return {
    posters,
    screens,
    offers,
    faqs: faqs.toSorted((a, b) => a.faqIndex - b.faqIndex),
  };
}

/** The first titles of the spotlight; where there are fewer than devices, they repeat. */
export function screensOf(
  titles: readonly { image: PictureSource; mobileImage: PictureSource }[],
): LandingData['screens'] {
  const [first, second = first, third = second] = titles;
  if (!first || !second || !third) return null;
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
