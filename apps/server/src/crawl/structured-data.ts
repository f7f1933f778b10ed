/** Required fields of each type: those of search engines, and ours for titles. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Movie: ['name', 'description', 'url', 'image', 'genre', 'contentRating', 'dateCreated', 'actor'],
  Organization: ['name', 'url', 'logo'],
  Person: ['name'],
  SearchAction: ['target', 'query-input'],
  TVSeason: ['name', 'seasonNumber', 'numberOfEpisodes'],
  TVSeries: [
    'name',
    'description',
    'url',
    'image',
    'genre',
    'contentRating',
    'startDate',
    'actor',
    'containsSeason',
  ],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'embedUrl'],
  WebSite: ['name', 'url', 'potentialAction'],
};
const ADDRESSES = ['url', 'image', 'logo', 'thumbnailUrl', 'embedUrl', 'item', 'target'];
const SHAPES: Readonly<Record<string, RegExp>> = {
  uploadDate: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  duration: /^PT\d+S$/,
  startDate: /^\d{4}$/,
  dateCreated: /^\d{4}$/,
};

const TITLE = /^\/[a-z]{2}\/detail\//;
/** Pages below home: titles, categories and their grids, genres, rows. */
const BELOW_HOME = /^\/[a-z]{2}\/(?:detail|category|genre|breakdown)\//;

/** Types that a page of this path lacks. */
export function undescribed(path: string, things: readonly unknown[]): string[] {
  const kinds = new Set(kindsOf(things));
  return [
    ...(TITLE.test(path) && !kinds.has('Movie') && !kinds.has('TVSeries') ? ['a title'] : []),
    ...(BELOW_HOME.test(path) && !kinds.has('BreadcrumbList') ? ['the way to it'] : []),
  ];
}

export const kindsOf = (things: readonly unknown[]) =>
  things.map((thing) => (thing as { '@type': string })['@type']);

/** Faults in the structured data of a page; each begins with its path. */
export function problemsOf(thing: unknown, origin: string, way = ''): string[] {
  if (Array.isArray(thing))
    return thing.flatMap((each, at) => problemsOf(each, origin, `${way}[${at}]`));
  if (typeof thing !== 'object' || thing === null) return [];
  const properties = Object.entries(thing);
  return [
    ...missing(thing, way),
    ...properties.flatMap(([name, value]) => misshapen(name, value, origin, `${way}.${name}`)),
    ...properties.flatMap(([name, value]) => problemsOf(value, origin, `${way}.${name}`)),
  ];
}

function missing(thing: object, way: string): string[] {
  if (!('@type' in thing)) return '@id' in thing ? [] : [`${way}: of no type`];
  const required = REQUIRED[String(thing['@type'])];
  if (!required) return [`${way}: ${String(thing['@type'])} is not known`];
  return required
    .filter((name) => !(name in thing) || isEmpty((thing as Record<string, unknown>)[name]))
    .map((name) => `${way}: ${String(thing['@type'])} without ${name}`);
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function misshapen(name: string, value: unknown, origin: string, way: string): string[] {
  if (typeof value !== 'string') return [];
  const foreign = ADDRESSES.includes(name) && !value.startsWith(`${origin}/`);
  const shape = SHAPES[name];
  return foreign || (shape && !shape.test(value)) ? [`${way}: ${value}`] : [];
}
