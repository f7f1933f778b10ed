import { checkRoom, MediaRefusal, NotNow } from '@kandil/media/ingest';
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Incoming,
  type IncomingFile,
  isGone,
} from '../../../../../platform/media/files/incoming.ts';
import { codeOf, isSideFile, taskOf } from '../drop-folder.ts';
import type { IngestWorld } from '../places.ts';
import type { FilmSource, TakeOptions } from '../source.ts';
import { markerReader, markOf, writeMarker } from './markers.ts';

type World = Pick<IngestWorld, 'places' | 'keepFree'> & { incoming: Incoming };

/** A film of the bucket: it is copied into the work folder, where a later attempt finds what it has of it. */
export function incomingFilm({ incoming, places, keepFree }: World, name: string): FilmSource {
  const code = codeOf(name);
  const copies = copiesOf(places, code);
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
      const id = copyId(name, mark);
      const folder = join(copies, id);
      taken = mark;
      // Of a film that was replaced.
      for (const other of await readdir(copies).catch(() => []))
        if (other !== id) await rm(join(copies, other), { recursive: true, force: true });
      const beside = found.filter((each) => isSideFile(code, each.name));
      const files = { folder, film: file, beside };
      await download({ incoming, keepFree }, files, options).catch(async (error: unknown) => {
        if (!isGone(error)) throw error;
        throw changed(name, (await current()).mark);
      });
      const task = await taskOf({ drop: folder }, name);
      return task && { task, content: mark };
    },
    async confirm() {
      const { mark } = await current();
      if (mark !== taken) throw changed(name, mark);
    },
    // An object is complete, or there is none.
    mayGrow: async () => false,
    async putAway(state, message) {
      const { mark } = await current();
      // Beside no film it would be litter.
      if (mark !== undefined)
        await writeMarker(incoming, name, { state, mark: taken ?? mark, message });
      await rm(copies, { recursive: true, force: true });
    },
  };
}

/** The name of the folder with the copy of a film as it is. */
const copyId = (name: string, mark: string): string =>
  createHash('sha256').update(`${name} ${mark}`).digest('hex').slice(0, 16);

/** Why a film is not published. @param mark of what is there now */
const changed = (name: string, mark: string | undefined): Error =>
  mark === undefined
    ? new MediaRefusal(
        `${name} was removed from the bucket while it was ingested. Nothing was changed: upload it again to ingest it.`,
      )
    : new NotNow(
        'The film, or a file beside it, was replaced while it was ingested. What is there now is ingested.',
      );

/** Removes the copy of a film that was ingested or failed: its worker may have died, or lost the film to another one. */
export async function dropCopy(
  { places }: Pick<IngestWorld, 'places'>,
  name: string,
  mark: string,
): Promise<void> {
  const copies = copiesOf(places, codeOf(name));
  await rm(join(copies, copyId(name, mark)), { recursive: true, force: true });
  // Another film of that code may be there.
  await rmdir(copies).catch(() => undefined);
}

const copiesOf = ({ work }: IngestWorld['places'], code: string): string =>
  join(work, `incoming-${code}`);

/** @throws NotNow without room on the disk */
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
  for (const file of beside)
    await incoming.fetch(file, join(folder, file.name), { ...options, onShare: () => undefined });
  await incoming.fetch(film, path, options);
}
