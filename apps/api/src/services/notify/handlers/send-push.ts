import { sessionCheck } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { countMessage } from '../../../platform/message-metrics.ts';
import { zoneOf } from '../../../platform/local-time.ts';
import { languageOf, messageTo } from '../flows/message-to.ts';
import type { MessageView } from '../present/message.ts';
import { notifyAt } from '../rules/quiet-hours.ts';
import { retryAfter, startAt } from '../rules/retry.ts';
import { noticeById, recordSent, startDelivery, undoDelivery } from '../store/notices.ts';
import { deleteSubscription, subscriptionById } from '../store/subscriptions.ts';
import type { NoticeRow, PushSubscriptionRow } from '../store/tables.ts';
import type { NotifyWorld } from '../world.ts';
import { sendPush } from '../jobs/jobs.ts';

type Delivery = ReturnType<typeof sendPush.payload.parse>;

/**
 * Sends a notice to one browser, at most once: a delivery that was started and not recorded is not repeated. It is sent
 * again only if the push service has not accepted it.
 */
export function sendPushHandler(world: NotifyWorld): Handler {
  return handle(sendPush, async (delivery) => {
    const { db, now } = world;
    if (now() > delivery.until) return;
    const notice = await noticeById(db, delivery.noticeId);
    const subscription = await subscriptionById(db, delivery.subscriptionId);
    if (!notice || !subscription) return;
    const due = notifyAt(now(), zoneOf(subscription.zone));
    if (due > now()) return repeat(world, delivery, due);
    const message = await messageFor(notice, subscription, world);
    if (message === 'ENDED') return deleteSubscription(db, subscription.id);
    if (!message) return;
    const { length } = notice.video_ids;
    const isFirst = await transaction(db, (trx) =>
      startDelivery(trx, delivery, length, new Date(now())),
    );
    if (isFirst) await send(world, delivery, subscription, message);
  });
}

/** The message for a browser. There is none while it uses another profile, or the account is set aside. `ENDED`: its session has. */
async function messageFor(
  notice: NoticeRow,
  { session_id: sessionId, user_id: userId, profile_id: profileId }: PushSubscriptionRow,
  world: NotifyWorld,
): Promise<MessageView | 'ENDED' | null> {
  const asked = { sessionId, profileId };
  const state = await world.internal(sessionCheck, asked);
  const { live, profile, familyOwnerId, country, isSetAside } = state;
  if (!live) return 'ENDED';
  if (profile?.id !== profileId || isSetAside) return null;
  const viewer = { userId, familyOwnerId, profile, country };
  return messageTo(viewer, notice, languageOf(profile.langCode), world);
}

async function send(
  world: NotifyWorld,
  delivery: Delivery,
  subscription: PushSubscriptionRow,
  message: MessageView,
): Promise<void> {
  const { db, now, log } = world;
  const ttl = Math.ceil((delivery.until - now()) / 1000);
  const outcome = await world.sendPush(subscription, {
    payload: JSON.stringify(message),
    topic: `${subscription.profile_id} ${message.tag}`,
    ttl,
  });
  // A browser that ended its subscription is no failure.
  if (outcome.kind !== 'gone') countMessage('push', outcome.kind === 'sent');
  switch (outcome.kind) {
    case 'sent':
      return transaction(db, (trx) => recordSent(trx, delivery, new Date(now())));
    case 'gone':
      return deleteSubscription(db, subscription.id);
    case 'later': {
      const seconds = retryAfter(outcome.seconds, delivery.attempt);
      const next = { ...delivery, attempt: delivery.attempt + 1 };
      return repeat(world, next, now() + seconds * 1000);
    }
    default:
      log.error(
        {
          outcome: outcome.kind,
          reason: outcome.reason,
          service: new URL(subscription.endpoint).host,
        },
        'a push service did not take a message, and it is not sent again',
      );
  }
}

/** Queues the delivery for another time, as if it had not been started. */
const repeat = ({ db, queue, now }: NotifyWorld, delivery: Delivery, at: number): Promise<void> =>
  transaction(db, async (trx) => {
    await undoDelivery(trx, delivery);
    await queue.enqueue(trx, sendPush, delivery, startAt(at, now()));
  });
