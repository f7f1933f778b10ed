import { titleReports as call } from '@kandil/contract/control/saved-answers';
import { FALLBACK_LANGUAGE } from '@kandil/i18n';
import { handle } from '../../../platform/http/handler.ts';
import { titleNames } from '../flows/title-names.ts';
import { titleAddress } from '../present/title-address.ts';
import { reportedTitles } from '../store/reports.ts';
import type { NotifyWorld } from '../world.ts';

const MOST_TITLES = 100;

export const titleReports = handle<NotifyWorld, typeof call>(call, async ({ world }) => {
  const rows = await reportedTitles(world.db, MOST_TITLES);
  const titleOf = await titleNames(world, rows, FALLBACK_LANGUAGE);
  const titles = rows.map((row) => ({
    seriesId: row.series_id,
    videoId: row.video_id,
    channelId: row.channel_id,
    title: titleOf(row),
    count: row.count,
    problems: Object.entries(row.problems)
      .map(([problem, count]) => ({ problem, count }))
      .sort((one, other) => other.count - one.count),
    lastAt: new Date(row.last_at).toISOString(),
    position: row.position,
    url: titleAddress(row, world.publicOrigin),
  }));
  return { data: { titles, now: new Date(world.now()).toISOString() } };
});
