import type { Clip, OwnSubtitles } from '@kandil/media';
import type { CatalogueMark } from '@kandil/contract/catalogue';
import { isDeepStrictEqual } from 'node:util';
import { transaction } from '../../../../platform/database/kysely.ts';
import type { Queue } from '../../../../platform/queue/index.ts';
import {
  bindAsset,
  type IngestTarget,
  ingestTarget,
  putAsset,
  putFilmSubtitles,
  unbindAsset,
} from '../../store/assets.ts';
import type { Db } from '../../store/sql.ts';
import { deriveAgain } from '../turn.ts';
import { takeTurn } from '../import/lock.ts';

/** What a video shall play. */
export interface Binding {
  clip: Clip;
  /** Those that came with the film. */
  subtitles: readonly OwnSubtitles[];
  /** Null: those of the catalogue file. */
  marks: CatalogueMark[] | null;
}

type OwnQueue = Pick<Queue, 'enqueue'>;

/** Whole seconds, as the catalogue has them. */
export const secondsOf = ({ duration }: Pick<Clip, 'duration'>): number =>
  Math.max(1, Math.round(duration));

/** Whether a video plays this already, for its new row and for reports. */
export function playsAlready(
  own: IngestTarget['own'],
  { clip, subtitles, marks }: Binding,
): boolean {
  if (own?.asset_id !== clip.id || !isDeepStrictEqual(own.marks, marks)) return false;
  const place = ({ language, kind }: Pick<OwnSubtitles, 'language' | 'kind'>) =>
    `${language} ${kind}`;
  const given = own.subtitles.filter(({ source }) => source === 'OPERATOR');
  const taken = new Set(given.map(place));
  const films = own.subtitles.filter(({ source }) => source === 'FILM');
  const now = films.map((each) => `${place(each)} ${each.file_id}`);
  const then = subtitles
    .filter((each) => !taken.has(place(each)))
    .map((each) => `${place(each)} ${each.place.id}`);
  return isDeepStrictEqual(now.toSorted(), then.toSorted());
}

/**
 * Makes a video play an asset, in one transaction. If the video had nothing to play before, its title enters the lists, and
 * its followers hear of a new episode.
 *
 * @returns whether anything changed
 */
export function bind(db: Db, queue: OwnQueue, code: string, binding: Binding): Promise<boolean> {
  return transaction(db, async (trx) => {
    await takeTurn(trx);
    const target = await ingestTarget(trx, code);
    if (!target || playsAlready(target.own, binding)) return false;
    const { clip, subtitles, marks } = binding;
    await putAsset(trx, clip);
    await bindAsset(trx, code, { asset_id: clip.id, duration: secondsOf(clip), marks });
    await putFilmSubtitles(trx, code, subtitles);
    await deriveAgain(trx, queue);
    return true;
  });
}

/**
 * Makes a video play the clips of the catalogue file again; without clips it leaves the lists.
 *
 * @returns whether it played an asset
 */
export function unbind(db: Db, queue: OwnQueue, code: string): Promise<boolean> {
  return transaction(db, async (trx) => {
    await takeTurn(trx);
    const known = await unbindAsset(trx, code);
    if (known) await deriveAgain(trx, queue);
    return known;
  });
}
