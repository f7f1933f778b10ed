import type { Season, Series } from './load.ts';

/**
 * The season that a page opens on. The one of the address by id, code or number (`s2`), null where there is none such.
 * Without one it is the season to resume, the newest of a title with news, else the first.
 */
export function seasonToOpen(
  { seasons, resume, badge }: Pick<Series, 'seasons' | 'resume' | 'badge'>,
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
  return resumed ?? (badge === 'NEW' ? seasons.at(-1) : seasons[0]) ?? null;
}
