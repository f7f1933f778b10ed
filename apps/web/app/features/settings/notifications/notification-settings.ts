import { notify } from '@kandil/contract';
import {
  hashOf,
  type PushState,
  pushState,
  pushSubscription,
  subscribeTo,
} from '#app/browser/push.ts';
import { browserApi } from '#app/data/client/api.ts';

export interface NotificationSettings {
  state: PushState;
  onThisDevice: boolean;
  otherDevices: number;
  /** Null where the profile cannot be mailed. */
  byMail: boolean | null;
}

/** Where the current profile is notified. */
export async function loadNotificationSettings(): Promise<NotificationSettings> {
  const state = pushState();
  const subscription = state === 'ready' ? await pushSubscription() : null;
  const { data } = await browserApi(
    notify.notificationSettings,
    subscription ? { device: await hashOf(subscription) } : {},
  );
  return { state, ...data };
}

/** Subscribes this browser. The permission is asked for first: browsers do so only right after a press. */
export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { data } = await browserApi(notify.pushKey, {});
  const { endpoint = '', keys } = (await subscribeTo(data.key)).toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await browserApi(notify.pushSubscribe, { endpoint, keys: { p256dh, auth } });
}

/** Ends the notifications of this browser, first at the service: what ends only here is found by its next message. */
export async function turnOff(): Promise<void> {
  const subscription = await pushSubscription();
  if (!subscription) return;
  await browserApi(notify.pushUnsubscribe, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
