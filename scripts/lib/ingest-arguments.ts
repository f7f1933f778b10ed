import { codeOf, type IngestTask as Film, StartupError } from '@kandil/api';
import { isEncoding, soundOfKey, textOfKey } from '@kandil/media/ingest';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { IngestTask } from '../../apps/server/src/commands/ingest.ts';
import { showStatus } from '../ingest/status.ts';
import { explained, type Place, runCommand } from './run-command.ts';

const USAGE = `Usage: npm run ingest -- FILE --title CODE [--subtitles en=FILE.srt ...] [--encoding NAME]
                                     [--chapters FILE.json] [--audio tr,ar] [--dry-run]
       npm run ingest -- --status
       npm run ingest -- --unneeded
       npm run ingest -- --forget CODE`;

type IngestCommand = IngestTask | { kind: 'status' };

/** @throws StartupError with the usage; TypeError of `parseArgs` for an unknown option */
export function readArguments(args: string[]): IngestCommand {
  const { values, positionals } = parsed(args);
  if (positionals.length > 0) return filmTask(values, positionals);
  if (values.status) return { kind: 'status' };
  if (values.unneeded) return { kind: 'unneeded' };
  if (values.forget !== undefined) return { kind: 'forget', code: code(values.forget) };
  throw new StartupError(USAGE);
}

const parsed = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      subtitles: { type: 'string', multiple: true, default: [] },
      encoding: { type: 'string' },
      chapters: { type: 'string' },
      audio: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      status: { type: 'boolean', default: false },
      unneeded: { type: 'boolean', default: false },
      forget: { type: 'string' },
    },
  });

function filmTask(
  values: ReturnType<typeof parsed>['values'],
  [file, ...rest]: readonly string[],
): IngestTask {
  if (file === undefined || values.title === undefined || rest.length > 0)
    throw new StartupError(USAGE);
  const encoded = values.encoding === undefined ? {} : { encoding: encoding(values.encoding) };
  const film: Film = {
    code: code(values.title),
    file: resolve(file),
    subtitles: values.subtitles.map(subtitles).map((each) => ({ ...each, ...encoded })),
    audio: values.audio === undefined ? [] : values.audio.split(',').map(sound),
    extras: values.chapters === undefined ? undefined : resolve(values.chapters),
  };
  return { kind: 'ingest', film, dryRun: values['dry-run'] };
}

/** Codes become file names, so anything else is rejected. */
export function code(text: string): string {
  if (codeOf(`${text}.mp4`) !== text)
    throw new StartupError(`'${text.slice(0, 80)}' is not the code of a video, such as nur-film.`);
  return text;
}

/** `en=FILE.srt`, `tr.sdh=FILE.srt` */
export function subtitles(text: string): Film['subtitles'][number] {
  const [key = '', file = ''] = text.split(/=(.*)/s);
  if (!file) throw new StartupError(`--subtitles '${text}' is not LANGUAGE=FILE.\n${USAGE}`);
  const track = textOfKey(key.trim());
  if (!track || track.language.length !== 2) return unknownTrack(key, 'tr.sdh or tr.forced');
  return { ...track, file: resolve(file) };
}

/** Only what can be decoded, and only that: a misspelled name would be found after the film was read. */
export function encoding(name: string): string {
  if (!isEncoding(name))
    throw new StartupError(
      `--encoding '${name.slice(0, 80)}' is not an encoding that is known here: name one of the WHATWG Encoding Standard, such as koi8-r, windows-1253 or shift_jis.`,
    );
  return name;
}

/** `tr`, whose kind is what the film says, or `tr.ad`, `tr.commentary`. */
function sound(text: string): Film['audio'][number] {
  const track = soundOfKey(text.trim());
  if (!track || track.language.length !== 2) return unknownTrack(text, 'tr.ad or tr.commentary');
  return track.kind === 'MAIN' ? { language: track.language } : track;
}

export function unknownTrack(text: string, others: string): never {
  throw new StartupError(
    `'${text.trim().slice(0, 80)}' is not a language: two lower-case letters, such as en, ar or tr, or ${others}.`,
  );
}

/** Runs the command and prints its errors. @returns the exit code */
export const ingest = (args: string[], place: Place): Promise<number> =>
  explained(place, USAGE, async () => {
    const requested = readArguments(args);
    return requested.kind === 'status' ? showStatus(place) : runCommand('ingest', requested, place);
  });
