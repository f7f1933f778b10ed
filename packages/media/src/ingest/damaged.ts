import { ProgramFailed } from '../ffmpeg.ts';
import { refuse } from '../probe/refusal.ts';

/** What ffmpeg says when the machine is at fault. */
const NOT_THE_FILE = /No space left|Cannot allocate memory|Read-only file system|Permission denied/;

/**
 * Tells a file that cannot be worked through from a machine that cannot work: the first is refused, the second may be
 * better later.
 *
 * @throws MediaRefusal, or the error as it is
 */
export function damaged(error: unknown): never {
  if (!(error instanceof ProgramFailed) || NOT_THE_FILE.test(error.lastWords)) throw error;
  if (typeof error.ended === 'string')
    return refuse('The file needs far more time or memory than a film of its length may.');
  return refuse('The file is damaged: its pictures or its sound cannot be read.');
}
