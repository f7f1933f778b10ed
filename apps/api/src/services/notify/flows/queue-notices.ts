import type { Continuation } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { localTime, zoneOf } from '../../../platform/local-time.ts';
import { mailEpisodes, sendPush } from '../jobs/jobs.ts';
import { nextMorning, notifyAt } from '../rules/quiet-hours.ts';
import { NEWS_SECONDS, startAt } from '../rules/retry.ts';
import { episodeMailsOf } from '../store/episode-mails.ts';
import { type NoticeDraft, putNotices } from '../store/notices.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { Executor, PushSubscriptionRow } from '../store/tables.ts';
import type { NotifyWorld } from '../world.ts';

interface NoticeReceiver {
  profileId: number;
  videoCode: string;
}

/**
 * Stores one notice for each profile, and queues its deliveries after the quiet hours of each device and reader. A profile that got
 * a notice of this series today gets the next one tomorrow morning.
 */
export async function queueNotices(
  trx: Executor,
  world: Pick<NotifyWorld, 'queue' | 'now'>,
  { seriesId, episodes }: Pick<Continuation, 'seriesId' | 'episodes'>,
  receivers: readonly NoticeReceiver[],
): Promise<void> {
  const now = world.now();
  const codesOf = Map.groupBy(receivers, ({ profileId }) => profileId);
  const devices = Map.groupBy(
    await subscriptionsOf(trx, [...codesOf.keys()]),
    ({ profile_id: profileId }) => profileId,
  );
  const mailed = new Map(
    (await episodeMailsOf(trx, [...codesOf.keys()])).map((mail) => [mail.profile_id, mail]),
  );
  const draft = (profileId: number, at: (zone: string) => number): NoticeDraft => {
    const codes = new Set(codesOf.get(profileId)?.map(({ videoCode }) => videoCode));
    // The day of its first device; they are rarely in different zones.
    const [first = mailed.get(profileId)] = devices.get(profileId) ?? [];
    const zone = zoneOf(first?.zone ?? null);
    return {
      id: randomUUID(),
      profileId,
      day: localTime(at(zone), zone).day,
      videoIds: episodes.filter(({ code }) => codes.has(code)).map(({ videoId }) => videoId),
    };
  };
  const put = async (profileIds: readonly number[], at: (zone: string) => number) => {
    const drafts = profileIds.map((profileId) => draft(profileId, at));
    const notices = await putNotices(trx, seriesId, drafts, new Date(now));
    // Episodes that join a notice go with the deliveries that wait. Those that were due have run and sent nothing: the data
    // were set aside, say, or the episode was not in the plan.
    const isQueued = ({ fresh }: { fresh: boolean }, { zone }: { zone: string | null }) =>
      fresh || at(zoneOf(zone)) <= now;
    const deliveries = notices.flatMap((notice) =>
      (devices.get(notice.profileId) ?? [])
        .filter((device) => isQueued(notice, device))
        .map((device) => deliveryTo(device, notice.id, at, now)),
    );
    await world.queue.enqueueAll(trx, sendPush, deliveries);
    const mails = notices.flatMap((notice) => {
      const mail = mailed.get(notice.profileId);
      return mail && isQueued(notice, mail) ? [mailOf(notice.id, at(zoneOf(mail.zone)), now)] : [];
    });
    await world.queue.enqueueAll(trx, mailEpisodes, mails);
    return new Set(notices.map(({ profileId }) => profileId));
  };
  const today = await put([...codesOf.keys()], (zone) => notifyAt(now, zone));
  const others = [...codesOf.keys()].filter((profileId) => !today.has(profileId));
  if (others.length > 0) await put(others, (zone) => nextMorning(now, zone));
}

function deliveryTo(
  { id: subscriptionId, zone }: PushSubscriptionRow,
  noticeId: string,
  at: (zone: string) => number,
  now: number,
) {
  const due = at(zoneOf(zone));
  const payload = { noticeId, subscriptionId, attempt: 1, until: due + NEWS_SECONDS * 1000 };
  return { payload, ...startAt(due, now) };
}

const mailOf = (noticeId: string, due: number, now: number) => ({
  payload: { noticeId, mailId: randomUUID(), until: due + NEWS_SECONDS * 1000 },
  ...startAt(due, now),
});
