import { episodeFacts, titlesNamed } from '@kandil/contract/internal';
import type { NotifyWorld } from '../world.ts';

interface About {
  series_id: number | null;
  video_id: number | null;
}

/** Ids in one question to the content service. */
const MOST = 100;

const idsOf = (ids: readonly (number | null)[]): number[] =>
  [...new Set(ids)].filter((id) => id !== null).slice(0, MOST);

/**
 * Reads the titles of series, films and episodes, in a language.
 * @returns names what a report is about; null where the catalogue does not have it, or is away
 */
export async function titleNames(
  { internal, log }: NotifyWorld,
  reports: readonly About[],
  language: string,
): Promise<(about: About) => string | null> {
  const videoIds = idsOf(reports.map(({ video_id: id }) => id));
  const ids = idsOf(reports.map(({ series_id: id }) => id));
  const orNone = (error: unknown) => {
    log.warn({ err: error }, 'the titles of reports could not be read');
    return [];
  };
  const [episodes, series] = await Promise.all([
    videoIds.length === 0 ? [] : internal(episodeFacts, { videoIds, language }).catch(orNone),
    ids.length === 0 ? [] : internal(titlesNamed, { ids, language }).catch(orNone),
  ]);
  const byVideo = new Map(
    episodes.map(({ videoId, seriesTitle, episode, title }) => [
      videoId,
      episode === null ? seriesTitle : `${seriesTitle} · ${episode}. ${title}`,
    ]),
  );
  const bySeries = new Map(series.map(({ id, title }) => [id, title]));
  return ({ series_id: seriesId, video_id: videoId }) =>
    byVideo.get(videoId ?? 0) ?? bySeries.get(seriesId ?? 0) ?? null;
}
