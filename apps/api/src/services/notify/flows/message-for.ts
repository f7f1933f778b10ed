import { entitlementOf } from '@kandil/contract';
import { episodeFacts, progressOf, sessionCheck, subscriptionOf } from '@kandil/contract/internal';
import { FALLBACK_LANGUAGE, isLanguageCode } from '@kandil/i18n';
import { presentMessage, type Shown } from '../present/message.ts';
import type { NoticeRow, SubscriptionRow } from '../store/tables.ts';
import type { NotifyWorld } from '../world.ts';

/** `ENDED`: the session of the browser has ended. `NONE`: there is nothing to tell it now. */
export type Found = Shown | 'ENDED' | 'NONE';

/**
 * The message for a browser: the episodes that its profile may watch, has access to and has not begun. There is none
 * while the browser uses another profile.
 */
export async function messageFor(
  notice: NoticeRow,
  { session_id: sessionId, user_id: userId, profile_id: profileId }: SubscriptionRow,
  { internal, now }: NotifyWorld,
): Promise<Found> {
  const { live, profile, familyOwnerId } = await internal(sessionCheck, { sessionId, profileId });
  if (!live) return 'ENDED';
  if (profile?.id !== profileId) return 'NONE';
  const language = isLanguageCode(profile.langCode) ? profile.langCode : FALLBACK_LANGUAGE;
  const begun = await internal(progressOf, { profileId, videoIds: notice.video_ids });
  const watched = new Set(begun.map(({ videoId }) => videoId));
  const videoIds = notice.video_ids.filter((id) => !watched.has(id));
  const episodes = await internal(episodeFacts, { videoIds, language });
  const paid = await internal(subscriptionOf, { userId, familyOwnerId });
  const period = paid && {
    status: paid.subscriptionStatus,
    expiresAt: Date.parse(paid.accessUntil),
  };
  const isPaid = entitlementOf(period, now()) === 'ALLOWED';
  const [first, ...others] = episodes.filter(
    ({ free, kids }) => (isPaid || free) && (kids || profile.profileType !== 'KIDS'),
  );
  return first ? presentMessage(notice.series_id, [first, ...others], language) : 'NONE';
}
