import { genreList as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { visitorOf } from '../flows/visitor.ts';
import { genres, genresWithTitles } from '../store/browse.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

/**
 * All genres, or with a code only that genre; an unknown code gives an empty list. A child gets the genres that have a
 * title for children.
 */
export const genreList = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { code }, context, world }) => {
    const view = await visitorOf(world, context);
    const key = ['genres with titles', ...viewKey(view)];
    const rows = await world.cache.get(key, () =>
      view.child ? genresWithTitles(world.db, view) : genres(world.db, view),
    );
    return { data: code === undefined ? rows : rows.filter((genre) => genre.code === code) };
  },
);
