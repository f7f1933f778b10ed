import {
  type Schedule,
  type SoundOfClip,
  SUBTITLE_FILE,
  subtitleTrack,
  type TextKind,
} from '@kandil/media';
import { sql } from 'kysely';
import type { Cache } from '../../../platform/cache.ts';
import type { Database } from '../../../platform/database/index.ts';
import type {
  LockedSchedule,
  Recording,
  RecordingCatalogue,
} from '../../../platform/media/recordings.ts';
import { airingsOf } from './airings.ts';
import { manifestOf, subtitleFileOf } from './assets.ts';
import { contentTables, type Db } from './sql.ts';
import { table } from './tables.ts';

/** What the media server reads from the catalogue; undefined for an unknown code. */
export interface MediaCatalogue extends RecordingCatalogue {
  /** What a live channel plays; undefined for one that another party makes. Called at every request. */
  channelOf(code: string): Promise<LoopOfChannel | LockedSchedule | undefined>;
}

/** A channel with a loop of programmes. */
interface LoopOfChannel {
  schedule: Schedule;
}

export function mediaCatalogue(database: Database, cache: Cache): MediaCatalogue {
  const db = contentTables(database);
  return {
    recordingOf: (code) => cache.get(['recording', code], () => recordingBy(db, code)),
    manifestOf: (id) => manifestOf(db, id),
    async subtitleFileOf(id) {
      const file = await subtitleFileOf(db, id);
      return file && { ...file, file: SUBTITLE_FILE };
    },
    async channelOf(code) {
      const channel = await cache.get(['schedule', code], () => channelBy(db, code));
      if (!channel || channel.filler === null) return channel;
      // Well within the time for which nothing is cut (`lock`).
      const airings = await cache.get(['airings', code], () => airingsOf(db, code));
      return { airings, ladder: channel.ladder };
    },
  };
}

interface SubtitleRow {
  language: string;
  kind: TextKind;
  id: string;
  version: string;
  bytes: number;
  sha256: string;
}

const channelBy = (db: Db, code: string) =>
  db
    .selectFrom('channel')
    .select(['schedule', 'filler', 'ladder'])
    .where('code', '=', code)
    .where('stream', 'is', null)
    .executeTakeFirst();

/** What a video plays; undefined for an unknown code, and without anything to play. */
export async function recordingBy(db: Db, code: string): Promise<Recording | undefined> {
  const sounds = sql<SoundOfClip[]>`coalesce((
    select jsonb_agg(jsonb_build_object('track', s.track, 'language', s.language, 'kind', s.kind) order by s.position)
    from ${table.asset_sound} s where s.asset_id = own.asset_id), '[]')`;
  const subtitles = sql<SubtitleRow[]>`coalesce((
    select jsonb_agg(to_jsonb(f) || jsonb_build_object('language', x.language, 'kind', x.kind) order by x.language, x.kind)
    from ${table.video_subtitle} x join ${table.subtitle_file} f on f.id = x.file_id where x.code = v.code), '[]')`;
  const row = await db
    .selectFrom('video as v')
    .leftJoin('video_asset as own', 'own.code', 'v.code')
    .select(['v.clips', 'own.asset_id', sounds.as('sounds'), subtitles.as('subtitles')])
    .where('v.code', '=', code)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.asset_id === null) return row.clips.length > 0 ? { clips: row.clips } : undefined;
  return {
    asset: row.asset_id,
    sounds: row.sounds,
    subtitles: row.subtitles.map(({ id, version, ...file }) =>
      subtitleTrack({ ...file, place: { id, version } }),
    ),
  };
}
