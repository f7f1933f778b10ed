import type { MemberPart } from '#app/data/start/member-part.ts';
import { browserApi } from '#app/data/client/api.ts';
import { type DetailData, fetchEpisodes, type Season, type Video } from './load.ts';
import { episodesToLoad, seasonToOpen } from './season.ts';

type TitlePart = NonNullable<MemberPart['title']>;

/**
 * The page of a title with what the profile has seen of it. The episodes come with the document, unless the profile is in
 * another season or further on.
 * @param asked the season of the address
 */
export async function completeDetail(
  data: DetailData,
  { title }: MemberPart,
  { params: { seasonId: asked } }: { params: Readonly<Record<string, string | undefined>> },
): Promise<DetailData> {
  if (!title) return data;
  const { watched, ...side } = title;
  const series = { ...data.series, ...side };
  const withProgress = <T extends Video>(video: T): T => ({
    ...video,
    ...progressIn(watched, video),
  });
  const season = seasonToOpen(series, asked);
  const episodes =
    season && hasOthers(data, season, episodesToLoad(series, season).limit)
      ? await fetchEpisodes(browserApi, season.id, episodesToLoad(series, season))
      : { ...data.episodes, items: data.episodes.items.map(withProgress) };
  const trailers = data.trailers?.map(withProgress) ?? null;
  return { ...data, series, season, episodes, trailers };
}

/** Whether the document lacks episodes that the page begins with. */
const hasOthers = ({ season, episodes }: DetailData, begins: Season, needed = 0): boolean =>
  season?.id !== begins.id || episodes.items.length < Math.min(needed, episodes.totalCount);

/** As the services put it into a video (ENTITY-20). */
function progressIn(watched: TitlePart['watched'], { id }: Video) {
  const { videoId: _id, ...progress } = watched.find(({ videoId }) => videoId === id) ?? {};
  return progress;
}
