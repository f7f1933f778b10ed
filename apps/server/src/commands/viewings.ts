import {
  contentTables,
  MODULES,
  StartupError,
  videoIdOf,
  type ViewingSums,
  viewingSums,
} from '@kandil/api';
import type { Desk } from './desk.ts';

/** Prints how the viewings of a video went, and where they were left. */
export interface ViewingsTask {
  /** Of a video in the catalogue. */
  code: string;
}

export async function viewings({ code }: ViewingsTask, desk: Desk): Promise<void> {
  const id = await desk.withDatabase('read', MODULES.content.migrations, (database) =>
    videoIdOf(contentTables(database), code),
  );
  if (id === undefined) throw new StartupError(`The catalogue has no video '${code}'.`);
  const sums = await desk.withDatabase(
    'read',
    MODULES.watch.migrations,
    (database) => viewingSums(database, id),
    'watch',
  );
  if (sums.viewings === 0 && sums.ends.length === 0)
    throw new StartupError(`No viewing of '${code}' was added up yet.`);
  desk.console.log(linesOf(code, sums).join('\n'));
}

/** Columns of the longest bar. */
const WIDTH = 50;

function linesOf(code: string, { ends, ...sums }: ViewingSums): string[] {
  const seconds = (ms: number | null) => (ms === null ? '-' : `${(ms / 1000).toFixed(1)} s`);
  const watched = sums.playedMs + sums.stallMs;
  const stalled = watched === 0 ? 0 : (100 * sums.stallMs) / watched;
  const most = Math.max(1, ...ends.map((end) => end.viewings));
  const bar = (count: number) => '#'.repeat(Math.ceil((WIDTH * count) / most));
  return [
    `'${code}' in the last 90 days: ${sums.viewings} viewings, ${sums.pictures} with a picture, ${sums.failed} failed before it`,
    `First picture after ${seconds(sums.firstFrameMs)}, ${sums.height?.toFixed(0) ?? '-'} lines; stalled ${stalled.toFixed(1)} % of the time; ${sums.errors} errors`,
    'Left at, since the first viewing:',
    ...ends.map(
      ({ percent, viewings: count }) =>
        `${String(percent).padStart(3)} % ${String(count).padStart(7)} ${bar(count)}`,
    ),
  ];
}
