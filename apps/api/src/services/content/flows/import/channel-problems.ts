import { MOST_ORIGINS, streamProblem, type StreamRules } from '../../rules/streams.ts';
import { type Channel, type Checks, type Place, placed, type Title } from './places.ts';

/** Checks a channel and its programmes. */
export function checkChannel(
  { item, path }: Place<Channel>,
  titles: ReadonlyMap<string | undefined, Title | undefined>,
  { report, need, picture }: Checks,
): void {
  picture(item.logo, [...path, 'logo']);
  for (const category of placed(item.categories, [...path, 'categories']))
    need('channel category', category.item, category.path);
  for (const programme of placed(item.programmes, [...path, 'programmes'])) {
    const { title } = programme.item;
    if (typeof title !== 'string') continue; // the channel's own programme
    const place = [...programme.path, 'title'];
    need('title', title, place);
    const found = titles.get(title);
    if (found && hasNoClips(found))
      report(place, `'${title}' has no clips of a minute, which a loop of programmes needs`);
    const unfit = item.kids && found ? unfitFor(item, found) : null;
    if (unfit) report(place, unfit);
  }
  checkFiller({ item, path }, titles, { report, need });
}

function checkFiller(
  { item, path }: Place<Channel>,
  titles: ReadonlyMap<string | undefined, Title | undefined>,
  { report, need }: Pick<Checks, 'report' | 'need'>,
): void {
  const filler = item.schedule?.filler;
  if (filler === undefined) return;
  const place = [...path, 'schedule', 'filler'];
  need('video', filler, place);
  const title = [...titles.values()].find((each) => each && hasVideo(each, filler));
  const unfit = item.kids && title ? unfitFor(item, title) : null;
  if (unfit) report(place, unfit);
}

const hasVideo = (title: Title, code: string): boolean =>
  [...(title.trailers ?? []), ...videosOf(title)].some((video) => video?.code === code);

/** Why a title is none for a channel for children. */
function unfitFor(
  { ageRating: most }: Channel,
  { code, kids, ageRating = 0 }: Title,
): string | null {
  if (kids === false) return `'${code}' is no title for children, and the channel is`;
  return most !== undefined && ageRating > most
    ? `'${code}' is rated ${ageRating}, and the channel for children ${most}`
    : null;
}

const videosOf = ({ seasons, film }: Title) => [
  ...(seasons ?? []).flatMap((season) => season?.episodes ?? []),
  film,
];

const hasNoClips = (title: Title): boolean => videosOf(title).every((video) => !video?.media);

/** The addresses of a channel's streams. */
const streamsOf = ({ item, path }: Place<Channel>): Place<string>[] => [
  ...(item.stream === undefined ? [] : [{ item: item.stream, path: [...path, 'stream'] }]),
  ...placed(item.streams, [...path, 'streams']).flatMap(({ item: { url }, path: at }) =>
    url === undefined ? [] : [{ item: url, path: [...at, 'url'] }],
  ),
];

/** Checks the addresses of all channels' streams. */
export function checkStreams(
  channels: readonly Place<Channel>[],
  rules: StreamRules,
  { report, unique }: Checks,
): void {
  const origins = new Set<string>();
  for (const channel of channels) {
    const streams = streamsOf(channel);
    unique(streams);
    for (const { item: url, path } of streams) {
      const problem = streamProblem(url, rules);
      if (problem) report(path, problem);
      origins.add(new URL(url).origin);
      if (origins.size === MOST_ORIGINS + 1)
        report(path, `the streams of all channels have at most ${MOST_ORIGINS} origins`);
    }
  }
}
