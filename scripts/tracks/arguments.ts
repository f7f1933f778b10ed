import { StartupError, type TracksTask } from '@kandil/api';
import { soundOfKey, textOfKey } from '@kandil/media/ingest';
import { parseArgs } from 'node:util';
import { code, encoding, subtitles, unknownTrack } from '../lib/ingest-arguments.ts';
import { explained, type Place, runCommand } from '../lib/run-command.ts';

const USAGE = `Usage: npm run tracks -- VIDEO [--sound tr=tr.ad ...] [--first tr]
                              [--subtitles tr.sdh=FILE.srt ...] [--encoding NAME] [--remove tr.sdh ...]`;

/** @throws StartupError in words; TypeError of `parseArgs` for an unknown option */
export function readArguments(args: string[]): TracksTask {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      sound: { type: 'string', multiple: true, default: [] },
      first: { type: 'string' },
      subtitles: { type: 'string', multiple: true, default: [] },
      encoding: { type: 'string' },
      remove: { type: 'string', multiple: true, default: [] },
    },
  });
  const [video, ...rest] = positionals;
  if (video === undefined || rest.length > 0) throw new StartupError(USAGE);
  const encoded = values.encoding === undefined ? {} : { encoding: encoding(values.encoding) };
  return {
    code: code(video),
    sounds: values.sound.map(sound),
    first: values.first ?? null,
    subtitles: values.subtitles.map((text) => ({ ...subtitles(text), ...encoded })),
    removed: values.remove.map(
      (text) => textOfKey(text.trim()) ?? unknownTrack(text, 'tr.sdh or tr.forced'),
    ),
  };
}

/** `tr=tr.ad`: the name of a sound in the film, and what it is. */
function sound(text: string): TracksTask['sounds'][number] {
  const [track = '', key = ''] = text.split(/=(.*)/s);
  if (key === '')
    throw new StartupError(`--sound '${text.slice(0, 80)}' is not NAME=WHAT.\n${USAGE}`);
  const known = soundOfKey(key.trim());
  return known ? { track: track.trim(), ...known } : unknownTrack(key, 'tr.ad or tr.commentary');
}

/** Runs the command and prints its errors. @returns the exit code */
export const tracks = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, () => runCommand('tracks', readArguments(args), place));
