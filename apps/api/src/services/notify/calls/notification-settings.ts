import { notify } from '@kandil/contract';
import { mailReader } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { memberProfile } from '../flows/member-profile.ts';
import { episodeMailOf } from '../store/episode-mails.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { NotifyWorld } from '../world.ts';

export const notificationSettings = handle<NotifyWorld, typeof notify.notificationSettings>(
  notify.notificationSettings,
  async ({ input: { device }, context, world }) => {
    const { userId, profileId } = await memberProfile(world, context);
    const own = await subscriptionsOf(world.db, [profileId]);
    const here = own.filter(({ endpoint_hash: hash }) => hash === device).length;
    const canBeMailed = await world.internal(mailReader, { userId, profileId });
    const byMail = canBeMailed && Boolean(await episodeMailOf(world.db, profileId));
    return { data: { onThisDevice: here > 0, otherDevices: own.length - here, byMail } };
  },
);
