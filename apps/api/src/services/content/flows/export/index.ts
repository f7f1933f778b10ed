import {
  type Catalogue,
  catalogue,
  type CatalogueMark,
  type CatalogueVideo,
} from '@kandil/contract/catalogue';
import type { Database } from '../../../../platform/database/index.ts';
import { withBulkConnection } from '../../store/bulk-connection.ts';
import { pathOf } from '../../rules/art.ts';
import { ageOfProgrammes } from '../../rules/view.ts';
import type { Db } from '../../store/sql.ts';
import * as rows from './rows.ts';

/**
 * The catalogue as a file of the documented format; importing it changes nothing. Where the format allows any order,
 * the export has a fixed one: people by code, seasons by number, a channel's categories as in the menu, languages with
 * English first. It names the assets that videos play, and contains no data of members.
 */
export function exportCatalogue(database: Database, schema?: string): Promise<Catalogue> {
  return withBulkConnection(
    database,
    (db) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => catalogue.parse(await fileOf(trx))),
    schema,
  );
}

async function fileOf(db: Db): Promise<Catalogue> {
  const titles = await titlesOf(db);
  const ages = new Map(titles.map(({ code, ageRating }) => [code, ageRating]));
  return {
    format: 2,
    genres: (await rows.genres(db)).map(({ code, title }) => ({ code, title: texts(title) })),
    people: (await rows.people(db)).map(({ code, name }) => ({ code, name: texts(name) })),
    titles,
    categories: (await rows.categories(db)).map(categoryOf),
    channelCategories: (await rows.channelCategories(db)).map(({ code, title }) => ({
      code,
      title: texts(title),
    })),
    channels: (await rows.channels(db)).map((channel) => channelOf(channel, ages)),
    faq: (await rows.faq(db)).map(({ question, answer }) => ({
      question: texts(question),
      answer: texts(answer),
    })),
  };
}

/** English first, then by language code: the database does not keep the order. */
function texts<Text>(value: Record<string, Text>): Record<string, Text> {
  const order = ([a]: [string, Text], [b]: [string, Text]) =>
    Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1);
  return Object.fromEntries(Object.entries(value).sort(order));
}

async function titlesOf(db: Db): Promise<Catalogue['titles']> {
  const seasons = Map.groupBy(await rows.seasons(db), ({ title_id }) => title_id);
  const videos = Map.groupBy(await rows.videos(db), ({ title_id }) => title_id);
  return (await rows.titles(db)).map((title) => {
    const own = videos.get(title.id) ?? [];
    const film = own.find(({ type }) => type === 'FILM');
    return {
      ...ofTitle(title),
      trailers: own.filter(({ type }) => type === 'PREVIEW').map(videoOf),
      seasons: (seasons.get(title.id) ?? []).map((season) => ({
        index: season.season_index,
        code: season.code,
        title: texts(season.title),
        ...showingFields(season),
        episodes: own.filter(({ season_id }) => season_id === season.id).map(videoOf),
      })),
      film: film ? videoOf(film) : null,
    };
  });
}

function ofTitle(title: rows.TitleRow) {
  const { horizontal, vertical, spotlight, mobile } = title.pictures;
  return {
    code: title.code,
    kind: title.kind,
    title: texts(title.title),
    eyebrow: texts(title.eyebrow),
    storyline: texts(title.storyline),
    year: title.year,
    ageRating: title.age,
    kids: title.kids,
    badge: title.badge,
    opinions: { likes: title.likes, dislikes: title.dislikes },
    genres: title.genres,
    ...(Object.keys(title.keywords).length > 0 && { keywords: texts(title.keywords) }),
    cast: title.cast.map(({ person, role, crew }) => ({
      person,
      role: texts(role),
      ...(crew && { crew }),
    })),
    audio: title.audio,
    subtitles: title.subtitles,
    pictures: {
      horizontal: pathOf(horizontal),
      vertical: pathOf(vertical),
      spotlight: pathOf(spotlight),
      mobile: pathOf(mobile),
    },
    ...showingFields(title),
    ...(title.countries && { countries: title.countries }),
    ...(title.announced && { announced: true }),
    ...(!title.grace && { grace: false }),
  };
}

function videoOf(video: rows.VideoRow): CatalogueVideo {
  return {
    code: video.code,
    title: texts(video.title),
    storyline: texts(video.storyline),
    ...(video.info && { info: texts(video.info) }),
    duration: video.duration,
    free: video.free,
    released: video.released,
    image: pathOf(video.image),
    ...(video.clips.length > 0 && { media: { clips: video.clips } }),
    ...(video.asset_id !== null && { asset: video.asset_id }),
    ...(video.marks.length > 0 && { marks: video.marks.map(markOf) }),
    ...showingFields(video),
  };
}

/** Moments in UTC. */
const showingFields = ({ visible_from: from, visible_until: until }: rows.Showing) => ({
  ...(from && { visibleFrom: from.toISOString() }),
  ...(until && { visibleUntil: until.toISOString() }),
});

function markOf({ kind, from, to, theme, title }: CatalogueMark): CatalogueMark {
  return { kind, from, to, ...(theme && { theme }), ...(title && { title: texts(title) }) };
}

function categoryOf(category: rows.CategoryRow): Catalogue['categories'][number] {
  return {
    code: category.code,
    title: texts(category.title),
    kind: category.kind,
    ...(category.result_type && { resultType: category.result_type }),
    spotlight: category.spotlight,
    rows: category.rows.map(({ code, type, title, items, genre }) => ({
      code,
      type,
      title: texts(title),
      ...(type === 'CUSTOM_CONTENTS' && { items }),
      ...(genre !== null && { genre }),
    })),
  };
}

function channelOf(
  channel: rows.ChannelRow,
  ages: ReadonlyMap<string, number>,
): Catalogue['channels'][number] {
  const { code, title, logo, free, kids, age, categories, programmes } = channel;
  const { streams, rewind, zone, guide, filler, ladder } = channel;
  return {
    code,
    title: texts(title),
    logo: pathOf(logo),
    free,
    kids,
    ...(age !== ageOfProgrammes(programmes, ages) && { ageRating: age }),
    categories,
    programmes: programmes.map((programme) =>
      'code' in programme
        ? {
            code: programme.code,
            title: texts(programme.title),
            storyline: texts(programme.storyline),
            clips: programme.clips,
          }
        : { title: programme.title },
    ),
    ...streamFields(streams),
    ...(filler !== null && { schedule: { filler, ...(ladder && { ladder }) } }),
    ...(rewind !== null && { window: rewind }),
    ...(zone !== null && { zone }),
    ...(guide !== null && { guide: { url: guide.url, id: guide.id } }),
    ...showingFields(channel),
    ...(channel.countries && { countries: channel.countries }),
  };
}

/** One stream without a priority is its address. */
function streamFields(
  streams: rows.ChannelRow['streams'],
): Pick<Catalogue['channels'][number], 'stream' | 'streams'> {
  const [first, ...more] = streams;
  if (first === undefined) return {};
  return more.length === 0 && first.priority === undefined ? { stream: first.url } : { streams };
}
