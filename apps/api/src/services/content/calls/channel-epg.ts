import { channelEpg as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { broadcastsOf } from '../flows/broadcasts.ts';
import { channelOf } from '../flows/channels.ts';
import { presentProgramme } from '../present/channel.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

const HOUR = 3_600_000;
const BACK = 3 * HOUR;
const AHEAD = 45 * HOUR;

/** A channel's guide: from three hours ago to 45 hours ahead. */
export const channelEpg = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const visitor = await visitorOf(world, context);
    const channel = await channelOf(world, visitor, { id });
    const now = world.now();
    const span = { from: now - BACK, to: now + AHEAD };
    const broadcasts = await broadcastsOf(world, visitor, [channel], span);
    return { data: (broadcasts.get(id) ?? []).map(presentProgramme) };
  },
);
