import { execFileSync } from 'node:child_process';
import { access, chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A run of ffmpeg or ffprobe that shall not end. */
export interface HeldRun {
  program: 'ffmpeg' | 'ffprobe';
  /** Part of its arguments. */
  pattern: string;
  /** Whether it does its work first. */
  isDone: boolean;
}

/** In place of a program: stops the run that is held, and runs the program itself for all others. */
const SCRIPT = (real: string, folder: string) => `#!/bin/sh
name=$(basename "$0")
real="${real}/$name"
pattern=$(cat "${folder}/$name.held" 2>/dev/null) || exec "$real" "$@"
case "$*" in *"$pattern"*) ;; *) exec "$real" "$@" ;; esac
if [ -e "${folder}/done" ]; then "$real" "$@"; fi
touch "${folder}/reached"
exec sleep 600
`;

/** A folder for the head of PATH, whose ffmpeg and ffprobe are the real ones until a run is held. */
export async function heldPrograms(folder: string) {
  const real = dirname(execFileSync('which', ['ffmpeg'], { encoding: 'utf8' }).trim());
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  for (const name of ['ffmpeg', 'ffprobe']) {
    await writeFile(join(bin, name), SCRIPT(real, folder));
    await chmod(join(bin, name), 0o755);
  }
  const held = (name: string) => join(folder, `${name}.held`);
  return {
    bin,
    async hold({ program, pattern, isDone }: HeldRun) {
      if (isDone) await writeFile(join(folder, 'done'), '');
      await writeFile(held(program), pattern);
    },
    isReached: () =>
      access(join(folder, 'reached')).then(
        () => true,
        () => false,
      ),
    async release() {
      for (const file of [
        held('ffmpeg'),
        held('ffprobe'),
        join(folder, 'done'),
        join(folder, 'reached'),
      ])
        await rm(file, { force: true });
    },
  };
}
