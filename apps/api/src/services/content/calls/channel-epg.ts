import { channelEpg as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { channelOf } from '../flows/channels.ts';
import { presentGuide } from '../present/channel.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

const HOUR = 3_600_000;
const BACK = 3 * HOUR;
const AHEAD = 45 * HOUR;

/** A channel's guide: from three hours ago to 45 hours ahead. */
export const channelEpg = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const channel = await channelOf(world, await visitorOf(world, context), { id });
    const now = world.now();
    return { data: presentGuide(channel, now - BACK, now + AHEAD) };
  },
);
