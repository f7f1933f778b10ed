import { notify } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { memberProfile } from '../flows/member-profile.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { NotifyWorld } from '../world.ts';

export const notificationSettings = handle<NotifyWorld, typeof notify.notificationSettings>(
  notify.notificationSettings,
  async ({ input: { device }, context, world }) => {
    const { profileId } = await memberProfile(world, context);
    const own = await subscriptionsOf(world.db, [profileId]);
    const here = own.filter(({ endpoint_hash: hash }) => hash === device).length;
    return { data: { onThisDevice: here > 0, otherDevices: own.length - here } };
  },
);
