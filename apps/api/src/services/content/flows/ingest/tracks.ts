import {
  type GivenSubtitles,
  givenCues,
  MediaRefusal,
  type SoundKind,
  type TextKind,
  trackKey,
} from '@kandil/media/ingest';
import { transaction } from '../../../../platform/database/kysely.ts';
import type { MediaFiles } from '../../../../platform/media/files/index.ts';
import { ingestTarget, type VideoAsset } from '../../store/assets.ts';
import type { Db } from '../../store/sql.ts';
import {
  putOwnSubtitles,
  putSounds,
  removeSubtitles,
  type SoundRow,
  soundsOf,
} from '../../store/tracks.ts';
import { takeTurn } from '../import/lock.ts';
import { findTarget } from './ingest.ts';
import { claim, storeSubtitles } from './store-files.ts';

/** What changes of the tracks of a video; nothing: they are only listed. */
export interface TracksTask {
  /** Code of a video that plays an ingested film. */
  code: string;
  /** What sounds are, by their names. */
  sounds: readonly { track: string; language: string; kind: SoundKind }[];
  /** The name of the sound that plays first; null: as it is. */
  first: string | null;
  subtitles: readonly GivenSubtitles[];
  /** Subtitles that go. */
  removed: readonly { language: string; kind: TextKind }[];
}

export interface TracksReport {
  /** In the order of the player's menu. */
  sounds: readonly SoundRow[];
  subtitles: VideoAsset['subtitles'];
  /** What was left out of subtitle files. */
  notes: readonly string[];
}

interface TracksOptions {
  /** Opens the database for a short time. */
  withDb: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  files: MediaFiles;
}

/**
 * Corrects the names and the order of sounds, and gives or removes subtitles, all at once or nothing. The film is not encoded
 * again. Players that start within seconds have the change.
 * @throws MediaRefusal if the video plays no ingested film, a track is unknown, or a subtitle file cannot be read
 */
export async function changeTracks(
  task: TracksTask,
  { withDb, files }: TracksOptions,
): Promise<TracksReport> {
  const { code } = task;
  const { duration } = ownOf(code, await withDb((db) => findTarget(db, code)));
  const read = await Promise.all(
    task.subtitles.map(async (given) => ({
      language: given.language,
      kind: given.kind ?? 'FULL',
      ...(await givenCues(given)),
    })),
  );
  const claimed = (ids: readonly string[]) => withDb((db) => claim(db, ids));
  const tracks = await storeSubtitles(files, read, { duration, claim: claimed });
  return withDb((db) =>
    transaction(db, async (trx) => {
      await takeTurn(trx);
      const { asset_id: asset } = ownOf(code, await findTarget(trx, code));
      if (task.sounds.length > 0 || task.first !== null)
        await putSounds(trx, asset, corrected(task, await soundsOf(trx, asset)));
      for (const each of task.removed)
        if (!(await removeSubtitles(trx, code, each)))
          throw new MediaRefusal(`'${code}' has no subtitles '${trackKey(each)}'.`);
      for (const track of tracks) await putOwnSubtitles(trx, code, track);
      const now = ownOf(code, (await ingestTarget(trx, code)) ?? { own: null });
      return {
        sounds: await soundsOf(trx, asset),
        subtitles: now.subtitles,
        notes: read.flatMap(({ notes }) => notes),
      };
    }),
  );
}

function ownOf(code: string, { own }: { own: VideoAsset | null }): VideoAsset {
  if (own) return own;
  throw new MediaRefusal(`'${code}' plays the clips of the catalogue file: ingest a film first.`);
}

/** Beside the stereo sound of a language and kind there may be the same in 5.1. */
const isSurround = (track: string): boolean => track.endsWith('.51');

/** The sounds as the task says they are, the one that is to play first in front. @throws MediaRefusal */
function corrected({ code, sounds, first }: TracksTask, known: readonly SoundRow[]): SoundRow[] {
  const names = known.map(({ track }) => track);
  const unknown = [...sounds.map(({ track }) => track), ...(first === null ? [] : [first])].find(
    (track) => !names.includes(track),
  );
  if (unknown !== undefined)
    throw new MediaRefusal(`'${code}' has no sound '${unknown}'; it has ${names.join(', ')}.`);
  const named = known.map((sound) => sounds.find(({ track }) => track === sound.track) ?? sound);
  const keys = named.map(
    (sound) => `${trackKey(sound)}${isSurround(sound.track) ? ' in 5.1' : ''}`,
  );
  const twice = keys.find((key, at) => keys.indexOf(key) < at);
  if (twice !== undefined) throw new MediaRefusal(`Two sounds of '${code}' would be '${twice}'.`);
  return named.toSorted(
    (one, other) => Number(other.track === first) - Number(one.track === first),
  );
}
