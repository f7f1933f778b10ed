import { access, chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

/** A run of ffmpeg or ffprobe that shall stop. */
interface HeldRun {
  program: 'ffmpeg' | 'ffprobe';
  /** Part of its arguments. */
  pattern: string;
  /** Whether it does its work first. */
  isDone: boolean;
}

/** In place of a program: stops the run that is held until it is released, and runs the program itself. */
const SCRIPT = (real: string, folder: string) => `#!/bin/sh
name=$(basename "$0")
real="${real}/$name"
held="${folder}/$name.held"
pattern=$(cat "$held" 2>/dev/null) || exec "$real" "$@"
case "$*" in *"$pattern"*) ;; *) exec "$real" "$@" ;; esac
if [ -e "${folder}/full" ]; then exec "$real" -v error -f lavfi -i sine=d=1 -f mp4 -y /dev/full; fi
[ -e "${folder}/done" ] && isDone=1
if [ "$isDone" ]; then "$real" "$@" || exit; fi
touch "${folder}/reached"
while [ -e "$held" ]; do sleep 0.05; done
if [ "$isDone" ]; then exit 0; fi
exec "$real" "$@"
`;

/** A folder for the head of a PATH, whose ffmpeg and ffprobe are the real ones until a run is held. */
export async function heldPrograms(folder: string, path = '') {
  const real = await folderOfFfmpeg(path);
  const bin = join(folder, 'bin');
  await mkdir(bin, { recursive: true });
  for (const name of ['ffmpeg', 'ffprobe']) {
    await writeFile(join(bin, name), SCRIPT(real, folder));
    await chmod(join(bin, name), 0o755);
  }
  const file = (name: string) => join(folder, name);
  return {
    bin,
    async hold({ program, pattern, isDone }: HeldRun) {
      if (isDone) await writeFile(file('done'), '');
      await writeFile(file(`${program}.held`), pattern);
    },
    /** The run of ffmpeg with this in its arguments finds a full disk. */
    async fillDisk(pattern: string) {
      await writeFile(file('full'), '');
      await writeFile(file('ffmpeg.held'), pattern);
    },
    isReached: () =>
      access(file('reached')).then(
        () => true,
        () => false,
      ),
    /** Lets the run go on, and holds no other one. */
    async release() {
      for (const name of ['full', 'done', 'reached', 'ffmpeg.held', 'ffprobe.held'])
        await rm(file(name), { force: true });
    },
  };
}

/** The first folder of a PATH that has it. */
async function folderOfFfmpeg(path: string): Promise<string> {
  for (const each of path.split(delimiter)) {
    const program = join(each, 'ffmpeg');
    if (
      await access(program).then(
        () => true,
        () => false,
      )
    )
      return dirname(program);
  }
  throw new Error('ffmpeg is not installed');
}
