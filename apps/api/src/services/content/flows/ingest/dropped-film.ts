import { join } from 'node:path';
import { codeOf, contentMark, putAway, sinceWritten, taskOf } from './drop-folder.ts';
import type { IngestTask } from './ingest.ts';
import type { Places } from './places.ts';
import type { FilmSource } from './source.ts';
import { isOpenForWriting } from './still-written.ts';

/** Milliseconds after the last write during which a film that looks incomplete may still be copied. */
const MAY_GROW_MS = 60_000;

/** A film in the drop folder of this worker. */
export function droppedFilm(places: Places, name: string): FilmSource {
  const file = join(places.drop, name);
  let task: IngestTask | undefined;
  return {
    code: codeOf(name),
    name,
    isDue: async () => (await contentMark(file)) !== undefined,
    async take() {
      task = await taskOf(places, name);
      return task && { task, content: await contentMark(task.file) };
    },
    // One that grew after it was put away is taken back.
    confirm: async () => undefined,
    mayGrow: async () => (await sinceWritten(file)) < MAY_GROW_MS || isOpenForWriting(file),
    async putAway(state) {
      if (task && (await contentMark(task.file)) !== undefined)
        await putAway(places, task, places[state]);
    },
  };
}
