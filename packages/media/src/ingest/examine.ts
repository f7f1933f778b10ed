import { createHash } from 'node:crypto';
import { probe, type Source } from '../probe/source.ts';
import { checkUnchanged, fingerprint, type Fingerprint } from './fingerprint.ts';
import { type Plan, planOf, type Wishes } from './plan.ts';
import type { Subtitles } from './subtitles/file.ts';
import { givenCues } from './subtitles/given.ts';

/** Increase it when the same file and options give a different clip. */
const VERSION = 4;

/** A file that was examined and can be ingested. */
export type Examination = {
  readonly path: string;
  readonly source: Source;
  readonly plan: Plan;
  /** From subtitle files beside the film. */
  readonly subtitles: readonly Subtitles[];
  readonly fingerprint: Fingerprint;
  /** Id of the clip: a hash of the film's bytes and of how they are encoded. Subtitles are not part of a clip. */
  readonly id: string;
};

/**
 * Reads a film and its subtitle files; writes nothing.
 *
 * @throws MediaRefusal with the fault of the file; NotNow if ffmpeg is missing or cannot run now; AbortError
 */
export async function examine(
  path: string,
  wishes: Wishes,
  { signal, onShare }: { signal?: AbortSignal | undefined; onShare: (share: number) => void },
): Promise<Examination> {
  const source = await probe(path, signal);
  const plan = planOf(source, wishes);
  const subtitles: Subtitles[] = [];
  const notes: string[] = [];
  for (const given of wishes.subtitles) {
    const read = await givenCues(given);
    subtitles.push({ language: given.language, kind: given.kind ?? 'FULL', cues: read.cues });
    notes.push(...read.notes);
  }
  const read = await fingerprint(path, onShare, signal);
  await checkUnchanged(path, read);
  const { rungs, segment, audio, loudness } = plan;
  const made = JSON.stringify([VERSION, read.sha256, rungs, segment, audio, loudness]);
  const id = `ingest-${createHash('sha256').update(made).digest('hex').slice(0, 16)}`;
  return {
    path,
    source,
    plan: { ...plan, notes: [...plan.notes, ...notes] },
    subtitles,
    fingerprint: read,
    id,
  };
}
