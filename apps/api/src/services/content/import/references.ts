import type { Catalogue, CatalogueTitle, CatalogueVideo } from '@kandil/contract/catalogue';
import { CHILDREN_UP_TO, isRatedForChildren } from '../rules/children.ts';
import { placeOf, type Problem } from './problems.ts';

type Path = readonly (string | number)[];

/** What the shape of the file alone does not say: that codes are unique and everything named is there. */
export function referenceProblems(
  file: Catalogue,
  hasPicture: (path: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  const report = (path: Path, problem: string) =>
    problems.push({ place: placeOf(file, path), path, problem });
  const known = (list: readonly { code: string }[]) => new Set(list.map(({ code }) => code));
  const genres = known(file.genres);
  const people = known(file.people);
  const titles = known(file.titles);

  const need = (set: ReadonlySet<string>, code: string, what: string, path: Path) => {
    if (!set.has(code)) report(path, `there is no ${what} '${code}'`);
  };
  const picture = (path: string, place: Path) => {
    if (!hasPicture(path)) report(place, `there is no picture '${path}'`);
  };
  const unique = (entries: Iterable<[string, Path]>) => {
    const seen = new Set<string>();
    for (const [code, path] of entries) {
      if (seen.has(code)) report(path, `'${code}' is there twice`);
      seen.add(code);
    }
  };

  for (const list of [
    'genres',
    'people',
    'titles',
    'categories',
    'channelCategories',
    'channels',
  ] as const) {
    unique(file[list].map(({ code }, index) => [code, [list, index]]));
  }
  unique(videosOf(file).map(({ video, path }) => [video.code, path]));
  unique(
    file.titles.flatMap((title, t) =>
      title.seasons.map(
        (season, s) => [season.code, ['titles', t, 'seasons', s]] as [string, Path],
      ),
    ),
  );
  unique(
    file.categories.flatMap((category, c) =>
      category.rows.map((row, r) => [row.code, ['categories', c, 'rows', r]] as [string, Path]),
    ),
  );

  file.titles.forEach((title, index) => {
    const at = ['titles', index];
    shapeOfTitle(title, (problem) => report(at, problem));
    if (title.kids && !isRatedForChildren(title.ageRating))
      report([...at, 'ageRating'], `a title for children is rated at most ${CHILDREN_UP_TO}+`);
    unique(title.genres.map((code, g) => [code, [...at, 'genres', g]]));
    unique(title.cast.map(({ person }, p) => [person, [...at, 'cast', p]]));
    unique(title.seasons.map((season, s) => [`season ${season.index}`, [...at, 'seasons', s]]));
    title.genres.forEach((code, g) => need(genres, code, 'genre', [...at, 'genres', g]));
    title.cast.forEach(({ person }, p) =>
      need(people, person, 'person', [...at, 'cast', p, 'person']),
    );
    for (const [kind, path] of Object.entries(title.pictures))
      picture(path, [...at, 'pictures', kind]);
  });
  for (const { video, path } of videosOf(file)) picture(video.image, [...path, 'image']);

  file.categories.forEach((category, c) => {
    const at = ['categories', c];
    unique(category.spotlight.map((code, s) => [code, [...at, 'spotlight', s]]));
    category.spotlight.forEach((code, s) => need(titles, code, 'title', [...at, 'spotlight', s]));
    category.rows.forEach((row, r) => {
      const place = [...at, 'rows', r];
      if ((row.type === 'CUSTOM_CONTENTS') !== (row.items !== undefined))
        report(place, 'items belong to CUSTOM_CONTENTS, and only there');
      if ((row.type === 'GENRE_CONTENTS') !== (row.genre !== undefined))
        report(place, 'a genre belongs to GENRE_CONTENTS, and only there');
      unique((row.items ?? []).map((code, i) => [code, [...place, 'items', i]]));
      row.items?.forEach((code, i) => need(titles, code, 'title', [...place, 'items', i]));
      if (row.genre !== undefined) need(genres, row.genre, 'genre', [...place, 'genre']);
    });
  });

  const groups = known(file.channelCategories);
  file.channels.forEach((channel, c) => {
    const at = ['channels', c];
    picture(channel.logo, [...at, 'logo']);
    channel.categories.forEach((code, g) =>
      need(groups, code, 'channel category', [...at, 'categories', g]),
    );
    channel.programmes.forEach((programme, p) => {
      if ('code' in programme) return;
      const place = [...at, 'programmes', p, 'title'];
      need(titles, programme.title, 'title', place);
      if (channel.kids && file.titles.some(({ code, kids }) => code === programme.title && !kids)) {
        report(place, `'${programme.title}' is no title for children, and the channel is`);
      }
    });
  });
  return problems;
}

function shapeOfTitle(title: CatalogueTitle, report: (problem: string) => void): void {
  if (title.kind === 'SERIES' && (title.seasons.length === 0 || title.film))
    report('a series has seasons and no film');
  if (title.kind === 'FILM' && (title.seasons.length > 0 || !title.film))
    report('a film has a film and no seasons');
}

/** Every video of the file with its place. */
function videosOf(file: Catalogue): { video: CatalogueVideo; path: Path }[] {
  return file.titles.flatMap((title, t) => {
    const at = ['titles', t];
    return [
      ...title.trailers.map((video, i) => ({ video, path: [...at, 'trailers', i] })),
      ...title.seasons.flatMap((season, s) =>
        season.episodes.map((video, e) => ({ video, path: [...at, 'seasons', s, 'episodes', e] })),
      ),
      ...(title.film ? [{ video: title.film, path: [...at, 'film'] }] : []),
    ];
  });
}
