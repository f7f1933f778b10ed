import { ProgramFailure } from '../ffmpeg.ts';
import { refuse, refuseIncomplete } from '../probe/refusal.ts';

const DISK_FULL = /No space left on device|Disk quota exceeded/;
/** Errors of ffmpeg that the machine causes. */
const NOT_THE_FILE = /Cannot allocate memory|Read-only file system|Permission denied/;

/** Whether a disk had no room for what this process or ffmpeg wrote. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof ProgramFailure) return DISK_FULL.test(error.lastWords);
  return (
    error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT)$/.test(String(error.code))
  );
}

/**
 * Tells a damaged file, which is refused, from a failing machine, where a retry may succeed.
 *
 * @throws MediaRefusal for a damaged file, else the error unchanged
 */
export function damaged(error: unknown): never {
  if (!(error instanceof ProgramFailure) || isDiskFull(error) || NOT_THE_FILE.test(error.lastWords))
    throw error;
  if (typeof error.ended === 'string')
    return refuse('The file needs far more time or memory than a film of its length may.');
  return refuseIncomplete('The file is damaged: its pictures or its sound cannot be read.');
}
