import type { Catalogue } from '@kandil/contract/catalogue';
import type { PictureIndex } from '../../store/pictures.ts';
import { putBoundaries } from '../../store/boundaries.ts';
import { artOfRemoved, markUsed } from '../../store/art.ts';
import { putTerritories } from '../../store/territories.ts';
import type { ArtIndex } from '../art/index-art.ts';
import { bindNamed } from './assets.ts';
import { alphabet, writeAlphabet } from './alphabet.ts';
import { deriveOrder, deriveRows } from './derive.ts';
import { deriveLeads } from './leads.ts';
import { channelRows, showingColumns, territoriesIn, titleRows, videoRows } from './rows.ts';
import { searchWords } from './search-words.ts';
import { storyWords } from './story-words.ts';
import * as shapes from './shapes.ts';
import { writeSearchWords, writeStoryWords } from './write-search.ts';
import type { IdOf, Writer } from './writer.ts';

/** Steps that `writeCatalogue` reports. */
export const STEPS = 18;

/** Ids that rows of other tables refer to. */
interface TitleIds {
  genre: IdOf;
  title: IdOf;
}

/** Writes every table of the catalogue. A table that refers to another is written after it. */
export async function writeCatalogue(
  writer: Writer,
  file: Catalogue,
  { pictures, files = [] }: ArtIndex,
): Promise<void> {
  const [ids, search, stories] = await Promise.all([
    writeTitles(writer, file, pictures),
    searchWords(file),
    storyWords(file),
  ]);
  const breakdown = await writeCategories(writer, file, ids);
  await writeChannels(writer, file, pictures);
  await writer.put(shapes.FAQ, positioned(file.faq));
  const searchRows = search.words.reduce((sum, { places }) => sum + places.length, 0);
  writer.step('search', searchRows);
  const titleIds = file.titles.map(({ code }) => ids.title(code));
  await writeSearchWords(writer.trx, search, file.titles, titleIds);
  writer.step('stories', stories.length);
  await writeStoryWords(writer.trx, stories, titleIds);
  await markUsed(writer.trx);
  await writer.put(shapes.ART, [...files, ...(await artOfRemoved(writer.trx, files))]);
  await writeOrder(writer, file, { ...ids, breakdown });
}

const positioned = <T extends object>(list: readonly T[]) =>
  list.map((item, position) => ({ ...item, position }));

/** Genres, people, titles, seasons and videos. */
async function writeTitles(
  writer: Writer,
  file: Catalogue,
  pictures: PictureIndex,
): Promise<TitleIds> {
  const genre = await writer.putCoded(shapes.GENRE, positioned(file.genres));
  const person = await writer.putCoded(shapes.PERSON, file.people);
  const title = await writer.putCoded(shapes.TITLE, titleRows(file, pictures));
  await writer.put(
    shapes.TITLE_GENRE,
    file.titles.flatMap(({ code, genres }) =>
      genres.map((each, position) => ({
        title_id: title(code),
        genre_id: genre(each),
        position,
      })),
    ),
  );
  await writer.put(
    shapes.TITLE_PERSON,
    file.titles.flatMap(({ code, cast }) =>
      cast.map((part, position) => ({
        title_id: title(code),
        person_id: person(part.person),
        role: part.role,
        crew: part.crew ?? false,
        position,
      })),
    ),
  );
  const season = await writer.putCoded(
    shapes.SEASON,
    file.titles.flatMap(({ code, seasons }) =>
      seasons.map((each) => ({
        code: each.code,
        title_id: title(code),
        season_index: each.index,
        title: each.title,
        ...showingColumns(each),
      })),
    ),
  );
  await writer.put(shapes.VIDEO, videoRows(file, { title, season }, pictures));
  await bindNamed(writer.trx, file);
  return { genre, title };
}

/** Categories with their spotlights and rows. @returns the ids of the rows */
async function writeCategories(
  writer: Writer,
  { categories }: Catalogue,
  { genre, title }: TitleIds,
): Promise<IdOf> {
  const category = await writer.putCoded(
    shapes.CATEGORY,
    positioned(categories.map((each) => ({ ...each, result_type: each.resultType ?? null }))),
  );
  await writer.put(
    shapes.SPOTLIGHT,
    categories.flatMap(({ code, spotlight }) =>
      spotlight.map((each, position) => ({
        category_id: category(code),
        title_id: title(each),
        position,
      })),
    ),
  );
  return writer.putCoded(
    shapes.BREAKDOWN,
    categories.flatMap(({ code, rows }) =>
      rows.map((row, position) => ({
        ...row,
        category_id: category(code),
        genre_id: row.genre ? genre(row.genre) : null,
        position,
      })),
    ),
  );
}

async function writeChannels(
  writer: Writer,
  file: Catalogue,
  pictures: PictureIndex,
): Promise<void> {
  const category = await writer.putCoded(
    shapes.CHANNEL_CATEGORY,
    positioned(file.channelCategories),
  );
  const channel = await writer.putCoded(shapes.CHANNEL, channelRows(file, pictures));
  await writer.put(
    shapes.CHANNEL_IN_CATEGORY,
    file.channels.flatMap(({ code, categories }) =>
      categories.map((each) => ({ channel_id: channel(code), category_id: category(each) })),
    ),
  );
}

/** The order of episodes, the alphabet and the items of rows. */
async function writeOrder(
  { trx, step }: Writer,
  file: Catalogue,
  { breakdown, title }: Pick<TitleIds, 'title'> & { breakdown: IdOf },
): Promise<void> {
  const { titles, categories } = file;
  const rows = categories.flatMap((category) => category.rows);
  step('rows', rows.length);
  await putBoundaries(trx);
  await putTerritories(trx, territoriesIn(file));
  await deriveOrder(trx);
  await writeAlphabet(trx, alphabet(titles));
  await deriveRows(
    trx,
    rows.flatMap(({ code, items = [] }) =>
      items.map((each, position) => ({
        breakdown_id: breakdown(code),
        title_id: title(each),
        position,
      })),
    ),
  );
  await deriveLeads(trx);
}
