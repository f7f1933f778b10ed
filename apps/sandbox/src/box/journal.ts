import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A list of messages on disk: one JSON text per line, appended; compacted at twice its bound. */
export interface Journal<T> {
  load: () => Promise<T[]>;
  append: (entry: T) => Promise<void>;
  rewrite: (entries: readonly T[]) => Promise<void>;
}

/** The journal of a sandbox without a folder. */
export const noJournal = <T>(): Journal<T> => ({
  load: async () => [],
  append: async () => {},
  rewrite: async () => {},
});

const toLine = (entry: unknown) => `${JSON.stringify(entry)}\n`;

/** A killed process leaves at most one torn line, the last one; it was never acknowledged. */
function fromLine<T>(line: string): T[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Opens a journal on a file; its folder is created on the first write. Writes happen one after the other. */
export function fileJournal<T>(file: string): Journal<T> {
  let last: Promise<void> = Promise.resolve();
  const queue = (write: () => Promise<void>) => {
    const next = last.then(write);
    last = next.catch(() => {});
    return next;
  };
  const replace = async (text: string) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  };
  return {
    load: async () => {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '';
        throw error;
      });
      const entries = text.split('\n').flatMap((line) => fromLine<T>(line));
      // Also removes a torn line, to which the next entry would otherwise be appended.
      if (text) await queue(() => replace(entries.map(toLine).join('')));
      return entries;
    },
    append: (entry) =>
      queue(async () => {
        await mkdir(dirname(file), { recursive: true });
        await appendFile(file, toLine(entry));
      }),
    rewrite: (entries) => queue(() => replace(entries.map(toLine).join(''))),
  };
}
