import type { content, Data } from '@kandil/contract';

/** A campaign (ENTITY-47, ENTITY-48). */
export type Campaign = Data<typeof content.siteCampaign>;
/** Addresses of a picture for screens of one and of two device pixels per CSS pixel. */
export type Thumbnail = Campaign['thumbnails']['web'];

export type CampaignState = 'upcoming' | 'open' | 'ended';

/** Whether a campaign can be used; an inactive one has ended. @param now milliseconds since 1970 */
export function standingOf(
  { isActive, startsAt, endsAt }: Pick<Campaign, 'isActive' | 'startsAt' | 'endsAt'>,
  now: number,
): CampaignState {
  if (!isActive || (endsAt !== null && now >= Date.parse(endsAt))) return 'ended';
  return now < Date.parse(startsAt) ? 'upcoming' : 'open';
}
