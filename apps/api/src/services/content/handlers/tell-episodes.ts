import { episodesPublished, MOST_SERIES } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { tellEpisodes } from '../jobs/jobs.ts';
import { continuationsSince } from '../store/episodes.ts';
import type { ContentWorld } from '../world.ts';

/** Episodes in front of known ones are no news, and neither is a new series: nobody can wait for them. */
export function tellEpisodesHandler({ db, internal }: ContentWorld): Handler {
  return handle(tellEpisodes, async ({ since }, { signal }) => {
    if (since === undefined) return;
    for (let at: number | undefined = 0; at !== undefined;) {
      signal.throwIfAborted();
      const page = { since, limit: MOST_SERIES, series: at };
      const series = await continuationsSince(db, page);
      if (series.length > 0) await internal(episodesPublished, { series });
      at = series.length < MOST_SERIES ? undefined : series.at(-1)?.seriesId;
    }
  });
}
