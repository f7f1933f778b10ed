import { notify } from '@kandil/contract';
import {
  hashOf,
  type PushState,
  pushState,
  pushSubscription,
  subscribeTo,
} from '#app/browser/push.ts';
import { browserApi } from '#app/data/client/api.ts';

export interface PushSettings {
  state: PushState;
  onThisDevice: boolean;
  otherDevices: number;
}

const NOWHERE = { onThisDevice: false, otherDevices: 0 };

/** Where the current profile is notified. Only a browser that can be notified asks the service. */
export async function loadPushSettings(): Promise<PushSettings> {
  const state = pushState();
  if (state !== 'ready') return { state, ...NOWHERE };
  const subscription = await pushSubscription();
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
