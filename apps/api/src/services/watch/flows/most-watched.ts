import { MOST_WATCHED } from '@kandil/contract/control/watch';
import { playedNames } from '@kandil/contract/internal';
import { HOUR, type Period } from '../../../platform/numbers/span.ts';
import { mostWatched } from '../store/numbers.ts';
import type { WatchWorld } from '../world.ts';

/** Candidates for the list: some may have left the catalogue since. */
const CANDIDATES = 3 * MOST_WATCHED;

/** What was watched longest in a span, with its name; null while the catalogue does not answer. */
export async function namedMostWatched(
  { db, internal }: Pick<WatchWorld, 'db' | 'internal'>,
  span: Period,
) {
  const rows = await mostWatched(db, span, CANDIDATES);
  if (rows.length === 0) return [];
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.titleId);
  const names = await internal(playedNames, {
    videoIds: idsOf('video'),
    channelIds: idsOf('channel'),
  }).catch(() => null);
  if (!names) return null;
  const named = rows.flatMap(({ kind, titleId, viewings, playedMs }) => {
    const among = kind === 'video' ? names.videos : names.channels;
    const name = among.find(({ id }) => id === titleId);
    const counts = { starts: viewings, playedHours: Math.round(playedMs / HOUR) };
    return name
      ? [{ ...name, kind: kind === 'video' ? ('VIDEO' as const) : ('CHANNEL' as const), ...counts }]
      : [];
  });
  return named.slice(0, MOST_WATCHED);
}
