import type { Season, Series } from './load.ts';

/**
 * The season that a page opens on. The one of the address by id, code or number (`s2`), null where there is none such.
 * Without one it is the season to resume, the last one of a title with news or watched to its end, else the first.
 */
export function seasonToOpen(
  { seasons, resume, finished, badge }: Pick<Series, 'seasons' | 'resume' | 'finished' | 'badge'>,
  asked: string | undefined,
): Season | null {
  if (asked !== undefined)
    return (
      seasons.find(
        ({ id, code, seasonIndex }) =>
          String(id) === asked || code === asked || `s${seasonIndex}` === asked,
      ) ?? null
    );
  const resumed = seasons.find(({ seasonIndex }) => seasonIndex === resume?.seasonIndex);
  return resumed ?? (finished || badge === 'NEW' ? seasons.at(-1) : seasons[0]) ?? null;
}

const PAGE = 7;
const MOST = 50;

/** The first episodes of a season: one page, or as many as reach the episode where the viewer is. */
export function episodesToLoad(
  { seasons, resume, finished }: Pick<Series, 'seasons' | 'resume' | 'finished'>,
  season: Season,
): { offset: number; limit?: number } {
  const last = finished && season === seasons.at(-1) ? season.episodeCount : 0;
  const place = resume?.seasonIndex === season.seasonIndex ? (resume.videoIndex ?? 0) : last;
  const pages = Math.ceil(place / PAGE);
  return { offset: 0, ...(pages > 1 && { limit: Math.min(pages * PAGE, MOST) }) };
}
