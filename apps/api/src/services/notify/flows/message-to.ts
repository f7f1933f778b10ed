import { type Data, entitlementOf } from '@kandil/contract';
import { childLimitsOf, maySee } from '@kandil/contract/child-limits';
import {
  episodeFacts,
  progressOf,
  type sessionCheck,
  subscriptionOf,
} from '@kandil/contract/internal';
import { isShownIn } from '@kandil/contract/territory';
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode } from '@kandil/i18n';
import { presentMessage, type MessageView } from '../present/message.ts';
import type { NoticeRow } from '../store/tables.ts';
import type { NotifyWorld } from '../world.ts';

export interface Viewer {
  userId: string;
  familyOwnerId: string | null;
  /** Of the account; null where nobody has said. */
  country: string | null;
  profile: NonNullable<Data<typeof sessionCheck>['profile']>;
}

/** The language of an account or a profile, which may be of an older version of the product. */
export const languageOf = (code: string | null): LanguageCode =>
  isLanguageCode(code) ? code : FALLBACK_LANGUAGE;

/** What a notice says to a viewer: the episodes that they may watch, have access to and have not begun. Null if none. */
export async function messageTo(
  { userId, familyOwnerId, profile, country }: Viewer,
  { video_ids: announced, series_id: seriesId }: NoticeRow,
  language: LanguageCode,
  { internal, now }: Pick<NotifyWorld, 'internal' | 'now'>,
): Promise<MessageView | null> {
  const begun = await internal(progressOf, { profileId: profile.id, videoIds: announced });
  const watched = new Set(begun.map(({ videoId }) => videoId));
  const videoIds = announced.filter((id) => !watched.has(id));
  const episodes = await internal(episodeFacts, { videoIds, language });
  const paid = await internal(subscriptionOf, { userId, familyOwnerId });
  const period = paid && {
    status: paid.subscriptionStatus,
    expiresAt: Date.parse(paid.accessUntil),
  };
  const child = childLimitsOf(profile);
  const isPaid = entitlementOf(period, now()) === 'ALLOWED';
  const [first, ...others] = episodes.filter(
    ({ free, kids, age, seriesId: titleId, countries }) =>
      (isPaid || free) && isShownIn(countries, country) && maySee(child, { kids, age, titleId }),
  );
  return first ? presentMessage(seriesId, [first, ...others], language) : null;
}
