import { genreList as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { genres } from '../store/browse.ts';
import type { ContentWorld } from '../world.ts';

/** All genres, or with a code only that genre; an unknown code gives an empty list. */
export const genreList = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { code }, context, world }) => {
    const view = { language: context.language, kids: false };
    const rows = await world.cache.get(['genres', view.language], () => genres(world.db, view));
    return { data: code === undefined ? rows : rows.filter((genre) => genre.code === code) };
  },
);
