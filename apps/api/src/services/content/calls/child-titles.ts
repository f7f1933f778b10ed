import { childTitles as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { titlesFor } from '../flows/titles.ts';
import { visitorOf } from '../flows/visitor.ts';
import { presentChildTitle } from '../present/child-title.ts';
import type { ContentWorld } from '../world.ts';

export const childTitles = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { maxAge, keyword, offset, limit }, context, world }) => {
    const view = { ...(await visitorOf(world, context)), child: { maxAge, allowList: null } };
    const { totalCount, rows } = await titlesFor(world, view, keyword, { offset, limit });
    return { data: rows.map(presentChildTitle), meta: { totalCount, offset, limit } };
  },
);
