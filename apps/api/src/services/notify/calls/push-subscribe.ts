import { notify } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { checkedSubscription } from '../flows/checked-subscription.ts';
import { memberProfile } from '../flows/member-profile.ts';
import { MOST_DEVICES } from '../rules/subscription.ts';
import { keepNewest, putSubscription } from '../store/subscriptions.ts';
import type { NotifyWorld } from '../world.ts';

/** Stores a browser's subscription for the profile that makes the call, until its session ends. */
export const pushSubscribe = handle<NotifyWorld, typeof notify.pushSubscribe>(
  notify.pushSubscribe,
  async ({ input, context, world }) => {
    const subscription = checkedSubscription(input, world);
    const { userId, sessionId, profileId } = await memberProfile(world, context);
    await transaction(world.db, async (trx) => {
      await putSubscription(trx, {
        ...subscription,
        id: randomUUID(),
        user_id: userId,
        session_id: sessionId,
        profile_id: profileId,
        zone: context.zone?.slice(0, 64) ?? null,
        user_agent: context.userAgent.slice(0, 400),
        created_at: new Date(world.now()),
      });
      await keepNewest(trx, userId, MOST_DEVICES);
    });
    return { data: null };
  },
);
