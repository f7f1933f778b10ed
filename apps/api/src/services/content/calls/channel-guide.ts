import { found, Refusal } from '@kandil/contract';
import { channelGuide as call, GUIDE_CHANNELS, GUIDE_DAYS } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { broadcastsOf } from '../flows/broadcasts.ts';
import { channelCategoriesOf, channelsOf } from '../flows/channels.ts';
import { presentProgramme } from '../present/channel.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

const HOUR = 3_600_000;

/** The guide of many channels over some hours; a child gets only channels for children. */
export const channelGuide = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { from, hours, category, channels }, context, world }) => {
    const start = Date.parse(from);
    if (Math.abs(start - world.now()) > GUIDE_DAYS * 24 * HOUR)
      throw new Refusal('INVALID_INPUT', { fields: { from: 'INVALID_INPUT' } });
    const visitor = await visitorOf(world, context);
    if (category !== undefined)
      found((await channelCategoriesOf(world, visitor)).find(({ code }) => code === category));
    const ids = channels && new Set(channels.split(',').map(Number));
    const rows = (await channelsOf(world, visitor))
      .filter(
        (row) =>
          (category === undefined || row.categories.includes(category)) &&
          (!ids || ids.has(row.id)),
      )
      .slice(0, GUIDE_CHANNELS);
    const span = { from: start, to: start + hours * HOUR };
    const broadcasts = await broadcastsOf(world, visitor, rows, span);
    return {
      data: rows.map(({ id }) => ({
        channelId: id,
        programmes: (broadcasts.get(id) ?? []).map(presentProgramme),
      })),
    };
  },
);
