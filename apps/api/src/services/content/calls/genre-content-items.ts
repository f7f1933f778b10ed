import { found } from '@kandil/contract';
import { genreContentItems as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { categoryOf } from '../flows/catalogue.ts';
import { presentTile } from '../present/tile.ts';
import { genres, titlesOfGenre } from '../store/browse.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { viewKey } from '../rules/view.ts';

const KIND = { SERIES: 'SERIES', MOVIES: 'FILM' } as const;

/** Titles of a genre; in a category of series or films, only titles of that kind. */
export const genreContentItems = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { genreId, categoryId, offset, limit } = input;
    const view = await visitorOf(world, context);
    const category =
      categoryId === undefined ? null : await categoryOf(world, view, { id: categoryId });
    const kind =
      category?.kind === 'SERIES' || category?.kind === 'MOVIES' ? KIND[category.kind] : null;
    const known = await world.cache.get(['genres', view.language], () => genres(world.db, view));
    found(known.find(({ id }) => id === genreId));
    const key = ['genre items', genreId, kind ?? '', offset, limit, ...viewKey(view)];
    const { totalCount, rows } = await world.cache.get(key, () =>
      titlesOfGenre(world.db, view, genreId, kind, { offset, limit }),
    );
    return { data: rows.map((row) => presentTile(row)), meta: { totalCount, offset, limit } };
  },
);
