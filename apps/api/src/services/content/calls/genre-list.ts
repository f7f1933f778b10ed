import { genreList as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { genres } from '../store/browse.ts';
import type { ContentWorld } from '../world.ts';

/** All genres; with a code that one, or none where there is no such genre. */
export const genreList = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { code }, context, world }) => {
    const view = { language: context.language, kids: false };
    const rows = await world.cache.get(['genres', view.language], () => genres(world.db, view));
    return { data: code === undefined ? rows : rows.filter((genre) => genre.code === code) };
  },
);
