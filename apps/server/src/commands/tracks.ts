import {
  changeTracks,
  contentTables,
  MODULES,
  openMediaFiles,
  type TracksReport,
  type TracksTask,
} from '@kandil/api';
import { trackKey } from '@kandil/media/ingest';
import type { Desk } from './desk.ts';

/** Corrects the tracks of a video, and lists them. */
export async function tracks(task: TracksTask, desk: Desk): Promise<void> {
  const files = await openMediaFiles(desk.config);
  const withDb: Parameters<typeof changeTracks>[1]['withDb'] = (work) =>
    desk.withDatabase('write', MODULES.content.migrations, (database) =>
      work(contentTables(database)),
    );
  const report = await changeTracks(task, { files, withDb }).finally(files.close);
  for (const line of linesOf(report)) desk.console.log(line);
}

/** A sound has its name in the film in front, by which the command names it. */
function linesOf({ sounds, subtitles, notes }: TracksReport): string[] {
  const own = ({ source }: TracksReport['subtitles'][number]) =>
    source === 'OPERATOR' ? ' (of the operator)' : '';
  return [
    ...sounds.map(
      (sound, at) => `sound ${sound.track}: ${trackKey(sound)}${at === 0 ? ', plays first' : ''}`,
    ),
    ...subtitles.map((each) => `subtitles ${trackKey(each)}${own(each)}`),
    ...notes,
  ];
}
