import { type ImageWidth, imageUrl } from '#app/ui/images.ts';
import type { PictureSource } from '#app/ui/picture.tsx';

export const CAMPAIGN_CODES = ['ramadan-special', '80-off', 'eid-mubarek'] as const;
/** `eid-mubarek`: spelled as specified. */
export type CampaignCode = (typeof CAMPAIGN_CODES)[number];

/** Addresses of a picture for screens of one and of two device pixels per CSS pixel. */
export interface Thumbnail {
  '1x': string;
  '2x': string;
}

/** What a campaign's page says (ENTITY-47). `{code}` and others are filled from the offer. */
export interface CampaignText {
  title: string;
  subTitle: string;
  description: string;
  actionText: string;
  rules: readonly { id: string; text: string }[];
}

/** The choices that a campaign's action carries to the plans; the codes are those of the offers. */
export interface CampaignOffer {
  promoCode: string;
  planCode: string;
  periodCode: string;
}

/** A campaign (ENTITY-47, ENTITY-48). */
export interface Campaign extends CampaignText {
  id: number;
  code: CampaignCode;
  isActive: boolean;
  thumbnails: { web: Thumbnail; mobile: Thumbnail };
  /** The art behind the title. */
  art: { wide: PictureSource; phone: PictureSource };
  offer: CampaignOffer;
  /** ISO 8601; null without an end. */
  startsAt: string;
  endsAt: string | null;
}

/** A thumbnail from a picture of the art, at a width and at the double or nearest one. */
export const thumbnail = (src: string, once: ImageWidth, twice: ImageWidth): Thumbnail => ({
  '1x': imageUrl(src, once),
  '2x': imageUrl(src, twice),
});

/** The first 16 May, 00:00 UTC, after a moment (CAMPAIGN-15, SPEC-D40). @param start ISO 8601 */
export function nextMay16(start: string): string {
  const from = new Date(start);
  const inYear = (year: number) => new Date(Date.UTC(year, 4, 16));
  const same = inYear(from.getUTCFullYear());
  return (same > from ? same : inYear(from.getUTCFullYear() + 1)).toISOString();
}

export type CampaignState = 'upcoming' | 'open' | 'ended';

/** Whether a campaign can be used; an inactive one has ended. @param now milliseconds since 1970 */
export function standingOf(
  { isActive, startsAt, endsAt }: Pick<Campaign, 'isActive' | 'startsAt' | 'endsAt'>,
  now: number,
): CampaignState {
  if (!isActive || (endsAt !== null && now >= Date.parse(endsAt))) return 'ended';
  return now < Date.parse(startsAt) ? 'upcoming' : 'open';
}
