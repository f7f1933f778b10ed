import { myList as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { presentTile } from '../present/tile.ts';
import { myList as listOf } from '../store/titles.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

export const myList = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { offset, limit, sortType }, context, world }) => {
    const member = await memberOf(world, context);
    const { totalCount, rows } = await listOf(world.db, member, member.profileId, sortType, {
      offset,
      limit,
    });
    return { data: rows.map((row) => presentTile(row)), meta: { totalCount, offset, limit } };
  },
);
