import { checkRoom, NotNow } from '@kandil/media/ingest';
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Incoming, IncomingFile } from '../../../../../platform/media/files/incoming.ts';
import { errorCode } from '../../../../../platform/startup-error.ts';
import { codeOf, isSideFile, taskOf } from '../drop-folder.ts';
import type { IngestWorld } from '../places.ts';
import type { FilmSource, TakeOptions } from '../source.ts';
import { markerReader, markOf, writeMarker } from './markers.ts';

type World = Pick<IngestWorld, 'places' | 'keepFree'> & { incoming: Incoming };

/** A film of the bucket: it is copied into the work folder, where a later attempt finds what it has of it. */
export function incomingFilm({ incoming, places, keepFree }: World, name: string): FilmSource {
  const code = codeOf(name);
  const copies = join(places.work, `incoming-${code}`);
  let taken: string | undefined;
  const current = async () => {
    const found = await incoming.list();
    const file = found.find((each) => each.name === name);
    const mark = file && markOf(file);
    return { found, file, mark };
  };
  const due = async () => {
    const { found, file, mark } = await current();
    if (!file || mark === undefined) return undefined;
    const markers = await markerReader(incoming)(
      found.filter((each) => each.name.startsWith(name)),
    );
    return markers(name, mark) ? undefined : { found, file, mark };
  };
  return {
    code,
    name,
    isDue: async () => (await due()) !== undefined,
    async take(options) {
      const now = await due();
      if (!now) return undefined;
      const { found, file, mark } = now;
      const id = createHash('sha256').update(`${name} ${mark}`).digest('hex').slice(0, 16);
      const folder = join(copies, id);
      taken = mark;
      // Of a film that was replaced.
      for (const other of await readdir(copies).catch(() => []))
        if (other !== id) await rm(join(copies, other), { recursive: true, force: true });
      const beside = found.filter((each) => isSideFile(code, each.name));
      await download({ incoming, keepFree }, { folder, film: file, beside }, options);
      const task = await taskOf({ drop: folder }, name);
      return task && { task, content: mark };
    },
    async confirm() {
      if ((await current()).mark !== taken)
        throw new NotNow('The film was replaced or removed while it was ingested.');
    },
    // An object is complete, or there is none.
    mayGrow: async () => false,
    async putAway(state, message) {
      const mark = taken ?? (await current()).mark;
      if (mark === undefined) return;
      await writeMarker(incoming, name, { state, mark, message });
      await rm(copies, { recursive: true, force: true });
    },
  };
}

/** @throws NotNow on a full disk */
async function download(
  { incoming, keepFree }: Pick<World, 'incoming' | 'keepFree'>,
  files: { folder: string; film: IncomingFile; beside: readonly IncomingFile[] },
  options: TakeOptions,
): Promise<void> {
  const { folder, film, beside } = files;
  await mkdir(folder, { recursive: true });
  // Side files may have changed since the last attempt.
  for (const entry of await readdir(folder))
    if (entry !== film.name) await rm(join(folder, entry), { force: true });
  const path = join(folder, film.name);
  const known = await stat(path).catch(() => undefined);
  await checkRoom(folder, Math.max(0, film.size - (known?.size ?? 0)), keepFree);
  try {
    for (const file of beside)
      await incoming.fetch(file, join(folder, file.name), { ...options, onShare: () => undefined });
    await incoming.fetch(film, path, options);
  } catch (error) {
    if (errorCode(error) === 'ENOSPC')
      throw new NotNow('The disk became full while the film was copied from the bucket.');
    throw error;
  }
}
