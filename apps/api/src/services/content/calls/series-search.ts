import { seriesSearch as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { pictureAddress, presentPicture } from '../present/picture.ts';
import { reasonOf } from '../rules/match-reason.ts';
import { creditFor } from '../rules/search-credit.ts';
import { noteSearch } from '../flows/missed/note.ts';
import { search } from '../flows/search.ts';
import { type CreditRow, creditsOf } from '../store/search-credits.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

const THUMBNAIL_WIDTH = 480;

/** Titles by keyword. A keyword of punctuation alone folds to nothing and finds nothing. */
export const seriesSearch = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { keyword, offset, limit }, context, world }) => {
    const view = await visitorOf(world, context);
    const { totalCount, rows } = await search(world.db, view, keyword, { offset, limit });
    noteSearch(world, context, view, { keyword, offset, totalCount });
    const byPerson = rows.filter(({ weight }) =>
      ['CAST', 'CHARACTER'].includes(reasonOf(weight) ?? ''),
    );
    const credits = Map.groupBy(
      await creditsOf(
        world.db,
        view,
        byPerson.map(({ id }) => id),
      ),
      ({ title_id }) => title_id,
    );
    return {
      data: rows.map(({ id, code, title, badge, weight, pictures: { horizontal } }) => ({
        id,
        code,
        title,
        badge,
        horizontalPoster: presentPicture(horizontal),
        webThumbnailUrl: `${pictureAddress(horizontal.src)}?w=${THUMBNAIL_WIDTH}`,
        reason: reasonOf(weight),
        credit: presentCredit(creditFor(keyword, reasonOf(weight), credits.get(id) ?? [])),
      })),
      meta: { totalCount, offset, limit },
    };
  },
);

const presentCredit = (row: CreditRow | undefined) =>
  row ? { name: row.name, role: row.role, crew: row.crew } : null;
