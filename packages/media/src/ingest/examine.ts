import { createHash } from 'node:crypto';
import { probe, type Source } from '../probe/source.ts';
import type { Subtitles } from './assemble.ts';
import { checkUnchanged, fingerprint, type Fingerprint } from './fingerprint.ts';
import { type Plan, planOf, type Wishes } from './plan.ts';
import { givenCues } from './subtitles/given.ts';

/** Raised when another clip is made from the same file and wishes. */
const VERSION = 1;

/** A file that was looked at and can be taken in. */
export type Examined = {
  readonly path: string;
  readonly source: Source;
  readonly plan: Plan;
  /** From the files that were given. */
  readonly subtitles: readonly Subtitles[];
  readonly fingerprint: Fingerprint;
  /** Id of the clip: the same for the same bytes and wishes, wherever and whenever. */
  readonly id: string;
};

/**
 * Reads a file and all that comes with it, and writes nothing.
 *
 * @throws MediaRefusal that says what is wrong; NotNow where there is no ffmpeg, or it cannot work now; AbortError
 */
export async function examine(
  path: string,
  wishes: Wishes,
  { signal, onShare }: { signal?: AbortSignal | undefined; onShare: (share: number) => void },
): Promise<Examined> {
  const source = await probe(path, signal);
  const plan = planOf(source, wishes);
  const subtitles: Subtitles[] = [];
  for (const given of wishes.subtitles)
    subtitles.push({ language: given.language, cues: await givenCues(given) });
  const read = await fingerprint(path, onShare, signal);
  await checkUnchanged(path, read);
  const { rungs, segment, audio, embedded } = plan;
  const made = JSON.stringify([VERSION, read.sha256, rungs, segment, audio, embedded, subtitles]);
  const id = `ingest-${createHash('sha256').update(made).digest('hex').slice(0, 16)}`;
  return { path, source, plan, subtitles, fingerprint: read, id };
}
