import { seriesFindById as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { memberOfTitle } from '../flows/member-side.ts';
import { NO_MEMBER, presentSeries } from '../present/series.ts';
import { neededIdOrCode } from '../rules/by.ts';
import { titleOf } from '../flows/titles.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

/** A series or film with everything its detail page shows. */
export const seriesFindById = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const by = neededIdOrCode(input.seriesId, input.code, 'seriesId');
    const visitor = await visitorOf(world, context);
    const title = await titleOf(world, visitor, by);
    const { profileId } = visitor;
    if (profileId === null) return { data: presentSeries(title, NO_MEMBER) };
    const { side } = await memberOfTitle(world, { ...visitor, profileId }, title.id);
    return { data: presentSeries(title, side) };
  },
);
