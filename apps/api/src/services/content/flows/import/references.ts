import { CHILDREN_UP_TO } from '@kandil/contract/child-limits';
import { countryRule } from '@kandil/contract/catalogue';
import {
  type CountryRule,
  MOST_TERRITORIES,
  territoriesOf,
  territoryCount,
} from '@kandil/contract/territory';
import { placeOf, type Problem } from '../../../../platform/catalogue-error.ts';
import type { StreamRules } from '../../rules/streams.ts';
import { checkChannel, checkStreams } from './channel-problems.ts';
import {
  type Category,
  type Checks,
  type File,
  type KnownCodes,
  type Place,
  placed,
  type Report,
  type Title,
  type Video,
} from './places.ts';

type CodedEntry = { readonly code?: string | undefined };

/** The codes of a list, or null if one is invalid: a missing reference could then mean that one. */
function codesOf(
  list: readonly (CodedEntry | undefined)[] | undefined,
): ReadonlySet<string> | null {
  const codes = list?.map((item) => item?.code);
  return codes?.every((code) => code !== undefined) ? new Set(codes) : null;
}

/**
 * Checks what the schema cannot express: codes are unique and references exist. In an invalid file, it checks the valid
 * parts.
 * @param pictureProblem what is wrong with the picture at a path, or null
 * @param streamRules which streams channels may have
 */
export function referenceProblems(
  file: File,
  pictureProblem: (path: string) => string | null,
  streamRules: StreamRules,
): Problem[] {
  const problems: Problem[] = [];
  const checks = checksOf(file, pictureProblem, (path, problem) =>
    problems.push({ place: placeOf(file, path), path, problem }),
  );
  uniqueCodes(file, checks);
  for (const title of placed(file.titles, ['titles'])) checkTitle(title, checks);
  for (const video of videosOf(file)) checkVideo(video, file.format, checks);
  for (const category of placed(file.categories, ['categories'])) checkCategory(category, checks);
  const titles = new Map(file.titles?.map((title) => [title?.code, title]));
  const channels = placed(file.channels, ['channels']);
  for (const channel of channels) checkChannel(channel, titles, checks);
  checkStreams(channels, streamRules, checks);
  checkTerritories([...placed(file.titles, ['titles']), ...channels], checks);
  return problems;
}

const RULE = countryRule();

/** Names the first title or channel with whose countries there are too many territories. */
function checkTerritories(
  entries: readonly Place<Pick<Title, 'countries'>>[],
  { report }: Checks,
): void {
  const rules: CountryRule[] = [];
  for (const { item, path } of entries) {
    const rule = RULE.safeParse(item.countries).data;
    if (!rule) continue;
    rules.push(rule);
    if (territoryCount(territoriesOf(rules)) <= MOST_TERRITORIES) continue;
    report(
      [...path, 'countries'],
      `with it there are more than ${MOST_TERRITORIES} groups of countries that see different things`,
    );
    return;
  }
}

function checksOf(
  file: File,
  pictureProblem: (path: string) => string | null,
  report: Report,
): Checks {
  const known: KnownCodes = {
    genre: codesOf(file.genres),
    person: codesOf(file.people),
    title: codesOf(file.titles),
    video: codesOf(videosOf(file).map(({ item }) => item)),
    'channel category': codesOf(file.channelCategories),
  };
  return {
    report,
    unique(names) {
      const seen = new Set<string>();
      for (const { item, path } of names) {
        if (item === undefined) continue;
        if (seen.has(item)) report(path, `'${item}' is there twice`);
        seen.add(item);
      }
    },
    need(kind, name, path) {
      if (name !== undefined && known[kind]?.has(name) === false)
        report(path, `there is no ${kind} '${name}'`);
    },
    picture(name, path) {
      const problem = name === undefined ? null : pictureProblem(name);
      if (problem) report(path, problem);
    },
  };
}

const coded = (list: readonly Place<CodedEntry>[]) =>
  list.map(({ item, path }) => ({ item: item.code, path }));

function uniqueCodes(file: File, { unique }: Checks): void {
  const lists = [
    'genres',
    'people',
    'titles',
    'categories',
    'channelCategories',
    'channels',
  ] as const;
  for (const list of lists) unique(coded(placed<CodedEntry>(file[list], [list])));
  unique(coded(videosOf(file)));
  unique(coded(placed(file.titles, ['titles']).flatMap(seasonsOf)));
  unique(
    coded(
      placed(file.categories, ['categories']).flatMap(({ item, path }) =>
        placed(item.rows, [...path, 'rows']),
      ),
    ),
  );
}

function checkTitle(title: Place<Title>, { report, unique, need, picture }: Checks): void {
  const { item, path } = title;
  const problem = kindProblem(item);
  if (problem) report(path, problem);
  if (item.kids && item.ageRating !== undefined && item.ageRating > CHILDREN_UP_TO)
    report([...path, 'ageRating'], `a title for children is rated at most ${CHILDREN_UP_TO}`);
  const genres = placed(item.genres, [...path, 'genres']);
  const cast = placed(item.cast, [...path, 'cast']);
  unique(genres);
  unique(cast.map((part) => ({ item: part.item.person, path: part.path })));
  unique(
    seasonsOf(title).flatMap((season) =>
      season.item.index === undefined
        ? []
        : [{ item: `season ${season.item.index}`, path: season.path }],
    ),
  );
  for (const genre of genres) need('genre', genre.item, genre.path);
  for (const part of cast) need('person', part.item.person, [...part.path, 'person']);
  for (const [kind, name] of Object.entries(item.pictures ?? {}))
    picture(name, [...path, 'pictures', kind]);
}

function kindProblem({ kind, seasons, film }: Title): string | null {
  if (seasons === undefined || film === undefined) return null;
  if (kind === 'SERIES' && (seasons.length === 0 || film))
    return 'a series has seasons and no film';
  if (kind === 'FILM' && (seasons.length > 0 || !film)) return 'a film has a film and no seasons';
  return null;
}

function checkCategory({ item, path }: Place<Category>, { report, unique, need }: Checks): void {
  const spotlight = placed(item.spotlight, [...path, 'spotlight']);
  unique(spotlight);
  for (const title of spotlight) need('title', title.item, title.path);
  for (const row of placed(item.rows, [...path, 'rows'])) {
    const { type, genre } = row.item;
    // A field with an invalid value is still present.
    if (type !== undefined && (type === 'CUSTOM_CONTENTS') !== 'items' in row.item)
      report(row.path, 'items belong to CUSTOM_CONTENTS, and only there');
    if (type !== undefined && (type === 'GENRE_CONTENTS') !== 'genre' in row.item)
      report(row.path, 'a genre belongs to GENRE_CONTENTS, and only there');
    const items = placed(row.item.items, [...row.path, 'items']);
    unique(items);
    for (const title of items) need('title', title.item, title.path);
    need('genre', genre, [...row.path, 'genre']);
  }
}

function checkVideo(
  { item, path }: Place<Video>,
  format: File['format'],
  { report, picture }: Checks,
): void {
  picture(item.image, [...path, 'image']);
  // A field with an invalid value is still present.
  if (format === 1 && !('media' in item))
    report(path, 'has no media; in format 2 they may be left out');
  if (format === 1 && 'asset' in item)
    report([...path, 'asset'], 'is a field of format 2, and the file names format 1');
}

const seasonsOf = ({ item, path }: Place<Title>) => placed(item.seasons, [...path, 'seasons']);

/** Every video of the file. */
export function videosOf(file: File): Place<Video>[] {
  return placed(file.titles, ['titles']).flatMap((title) => {
    const { item, path } = title;
    return [
      ...placed(item.trailers, [...path, 'trailers']),
      ...seasonsOf(title).flatMap((season) =>
        placed(season.item.episodes, [...season.path, 'episodes']),
      ),
      ...(item.film ? [{ item: item.film, path: [...path, 'film'] }] : []),
    ];
  });
}
