import { seriesSeasons as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { presentSeason } from '../present/video.ts';
import { titleOf } from '../flows/titles.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

export const seriesSeasons = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { seriesId }, context, world }) => {
    const title = await titleOf(world, await visitorOf(world, context), { id: seriesId });
    return { data: title.seasons.map(presentSeason) };
  },
);
