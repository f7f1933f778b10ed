import { MOST_MISSED, missedSearches as call } from '@kandil/contract/control/numbers-content';
import { FALLBACK_LANGUAGE } from '@kandil/i18n';
import { handle } from '../../../platform/http/handler.ts';
import { weekBefore, weekOf } from '../rules/missed/counting.ts';
import { missedSearches as read } from '../store/missed/searches.ts';
import type { ContentWorld } from '../world.ts';

export const missedSearches = handle<ContentWorld, typeof call>(
  call,
  async ({ world: { db, now, publicOrigin } }) => {
    const weeks = { now: weekOf(now()), before: weekBefore(now()) };
    const rows = await read(db, weeks, MOST_MISSED);
    const words = rows.map((row) => {
      const language = row.languages[0] ?? FALLBACK_LANGUAGE;
      return { ...row, url: `${publicOrigin}/${language}/search/${encodeURIComponent(row.word)}` };
    });
    return { data: { thisWeek: weeks.now, lastWeek: weeks.before, words } };
  },
);
