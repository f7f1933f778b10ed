import { childTitles as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { search } from '../flows/search.ts';
import { presentChildTitle } from '../present/child-title.ts';
import { titlesOfCategory } from '../store/browse.ts';
import type { ContentWorld } from '../world.ts';

const EVERY_KIND = { kind: 'NONE' } as const;

export const childTitles = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { maxAge, keyword, offset, limit }, context: { language }, world: { db } }) => {
    const view = { language, child: { maxAge, allowList: null } };
    const page = { offset, limit };
    const { totalCount, rows } =
      keyword === ''
        ? await titlesOfCategory(db, view, EVERY_KIND, page)
        : await search(db, view, keyword, page);
    return { data: rows.map(presentChildTitle), meta: { totalCount, offset, limit } };
  },
);
