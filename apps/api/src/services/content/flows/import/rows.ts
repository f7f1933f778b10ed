import {
  addressesOf,
  type Catalogue,
  type CatalogueChannel,
  type CatalogueShowing,
  type CatalogueTitle,
  type CatalogueVideo,
  streamsOf,
} from '@kandil/contract/catalogue';
import { ratingOf } from '@kandil/contract/child-limits';
import type { Picture } from '@kandil/contract/content';
import {
  type CountryRule,
  type Territories,
  territoriesOf,
  territoryBits,
} from '@kandil/contract/territory';
import { type ClipTime, lineUp } from '@kandil/media';
import { ageOfProgrammes } from '../../rules/view.ts';
import type { PictureIndex } from '../../store/pictures.ts';
import type { Row } from '../../store/tables.ts';

const LONGEST_PROGRAMME_MINUTES = 60;

function pictureOf(pictures: PictureIndex, path: string): Picture {
  const picture = pictures.get(path);
  if (!picture) throw new Error(`no picture '${path}'`);
  return picture;
}

/** The rows of table `title`. */
export function titleRows(file: Catalogue, pictures: PictureIndex) {
  const territories = territoriesIn(file);
  return file.titles.map((title, position) => ({
    code: title.code,
    kind: title.kind,
    title: title.title,
    eyebrow: title.eyebrow,
    storyline: title.storyline,
    keywords: title.keywords ?? {},
    year: title.year,
    age_rating: ratingOf(title.ageRating),
    kids: title.kids,
    badge: title.badge,
    likes: title.opinions.likes,
    dislikes: title.opinions.dislikes,
    audio: title.audio,
    subtitles: title.subtitles,
    pictures: {
      horizontal: pictureOf(pictures, title.pictures.horizontal),
      vertical: pictureOf(pictures, title.pictures.vertical),
      spotlight: pictureOf(pictures, title.pictures.spotlight),
      mobile: pictureOf(pictures, title.pictures.mobile),
    },
    position,
    ...showingColumns(title),
    ...territoryColumns(title, territories),
    announced: title.announced ?? false,
    grace: title.grace ?? true,
  }));
}

/** Infinite where the file does not say. */
export const showingColumns = ({ visibleFrom, visibleUntil }: CatalogueShowing) => ({
  visible_from: visibleFrom ?? '-infinity',
  visible_until: visibleUntil ?? 'infinity',
});

/** The territories of the countries that the file names. */
export const territoriesIn = ({ titles, channels }: Catalogue): Territories =>
  territoriesOf([...titles, ...channels].map(({ countries = null }) => countries));

const territoryColumns = (
  { countries }: { countries?: CountryRule | undefined },
  territories: Territories,
) => ({
  countries: countries ?? null,
  territories: territoryBits(countries ?? null, territories),
});

interface Ids {
  title(code: string): number;
  season(code: string): number;
}

/** The position of a video: an episode in its season, a trailer in its title. */
interface Place {
  seasonId: number;
  index: number;
  position: number;
}

/** The rows of table `video`: episodes, films and trailers. */
export function videoRows(file: Catalogue, ids: Ids, pictures: PictureIndex) {
  const row = (
    video: CatalogueVideo,
    type: Row<'video'>['type'],
    titleId: number,
    { seasonId, index, position }: Partial<Place> = {},
  ) => ({
    code: video.code,
    type,
    title_id: titleId,
    season_id: seasonId ?? null,
    video_index: index ?? null,
    title: video.title,
    storyline: video.storyline,
    info: video.info ?? null,
    duration: video.duration,
    free: video.free,
    released: video.released,
    image: pictureOf(pictures, video.image),
    position: position ?? 0,
    clips: video.media?.clips ?? [],
    marks: video.marks ?? [],
    ...showingColumns(video),
  });
  return file.titles.flatMap((title) => {
    const id = ids.title(title.code);
    return [
      ...title.trailers.map((video, position) => row(video, 'PREVIEW', id, { position })),
      ...title.seasons.flatMap((season) =>
        season.episodes.map((video, index) =>
          row(video, 'EPISODE', id, { seasonId: ids.season(season.code), index: index + 1 }),
        ),
      ),
      ...(title.film ? [row(title.film, 'FILM', id)] : []),
    ];
  });
}

/** The rows of table `channel`, each with its loop of programmes, computed from its code and titles; empty for others. */
export function channelRows(file: Catalogue, pictures: PictureIndex) {
  const titles = new Map(file.titles.map((title) => [title.code, title]));
  const territories = territoriesIn(file);
  const ages = new Map(file.titles.map(({ code, ageRating }) => [code, ageRating]));
  return file.channels.map((channel, position) => ({
    ...streamColumns(channel),
    code: channel.code,
    title: channel.title,
    logo: pictureOf(pictures, channel.logo),
    free: channel.free,
    kids: channel.kids,
    age: channel.ageRating ?? ageOfProgrammes(channel.programmes, ages),
    position,
    schedule: channel.programmes.length > 0 ? lineUp(channel.code, airings(channel, titles)) : [],
    programmes: channel.programmes,
    zone: channel.zone ?? null,
    guide: channel.guide ?? null,
    ...showingColumns(channel),
    ...territoryColumns(channel, territories),
    filler: channel.schedule?.filler ?? null,
    ladder: channel.schedule?.ladder ?? null,
  }));
}

function streamColumns(channel: CatalogueChannel) {
  const streams = [...streamsOf(channel)];
  return { streams, stream: addressesOf(streams)[0] ?? null, rewind: channel.window ?? null };
}

const airings = ({ programmes }: CatalogueChannel, titles: ReadonlyMap<string, CatalogueTitle>) =>
  programmes.map((programme) => airing(programme, titles));

/** A programme shows a title's videos from the first one, up to the maximum length of a programme. */
function airing(
  programme: CatalogueChannel['programmes'][number],
  titles: ReadonlyMap<string, CatalogueTitle>,
) {
  if ('code' in programme) return { ref: programme.code, clips: programme.clips };
  const title = titles.get(programme.title);
  const videos = [
    ...(title?.seasons ?? []).flatMap((season) =>
      season.episodes.map((video) => ({ video, within: [title, season] })),
    ),
    ...(title?.film ? [{ video: title.film, within: [title] }] : []),
  ];
  const shown = videos
    .flatMap(({ video, within }) => {
      const time = timeOf([video, ...within]);
      return (video.media?.clips ?? []).map((clip) => ({ clip, time }));
    })
    .slice(0, LONGEST_PROGRAMME_MINUTES);
  const hasLimits = shown.some(({ time }) => Object.keys(time).length > 0);
  return {
    ref: programme.title,
    clips: shown.map(({ clip }) => clip),
    ...(hasLimits && { times: shown.map(({ time }) => time) }),
  };
}

/** When a channel may play a video: within its time, that of its season and that of its title (`derive.ts`). */
function timeOf(showings: readonly (CatalogueShowing | undefined)[]): ClipTime {
  const moments = (key: keyof CatalogueShowing) =>
    showings.flatMap((showing) => (showing?.[key] ? [Date.parse(showing[key])] : []));
  const [from, until] = [moments('visibleFrom'), moments('visibleUntil')];
  return {
    ...(from.length > 0 && { from: Math.max(...from) }),
    ...(until.length > 0 && { until: Math.min(...until) }),
  };
}
