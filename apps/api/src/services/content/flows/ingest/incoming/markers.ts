import type { Incoming, IncomingFile } from '../../../../../platform/media/files/incoming.ts';

/**
 * A film of the bucket is not moved, since a copy of 100 GB takes long and costs: a text beside it says that it was ingested
 * (`CODE.mkv.done`) or why not (`CODE.mkv.failed`).
 */
export type MarkerState = 'done' | 'failed';

interface Marker {
  state: MarkerState;
  /** Of the film that it is about. */
  mark: string;
  message: string;
}

const NAME = /^(.+)\.(done|failed)$/;
const LAST_LINE = /\n\nFilm: ([^\n]+)\n?$/;

/** What shows that a film was replaced. */
export const markOf = ({ etag, size, written }: IncomingFile): string =>
  `${etag} ${size} ${new Date(written).toISOString()}`;

export const isMarker = (name: string): boolean => NAME.test(name);

/** The markers of the film of that name, if they are about it as it is. */
export type Markers = (name: string, mark: string) => Marker | undefined;

/** Reads markers, each of them once. */
export function markerReader(
  incoming: Incoming,
): (found: readonly IncomingFile[]) => Promise<Markers> {
  let known = new Map<string, Marker | null>();
  return async (found) => {
    const before = known;
    known = new Map();
    const markers = new Map<string, Marker[]>();
    for (const file of found) {
      const [, name = '', state] = NAME.exec(file.name) ?? [];
      if (state === undefined) continue;
      const id = `${file.name} ${markOf(file)}`;
      const marker = before.get(id) ?? parsed(state as MarkerState, await incoming.read(file.name));
      known.set(id, marker);
      if (marker) markers.set(name, [...(markers.get(name) ?? []), marker]);
    }
    return (name, mark) => markers.get(name)?.find((each) => each.mark === mark);
  };
}

function parsed(state: MarkerState, text = ''): Marker | null {
  const [end, mark] = LAST_LINE.exec(text) ?? [];
  return mark === undefined ? null : { state, mark, message: text.slice(0, -(end ?? '').length) };
}

/** Marks a film, in place of an earlier marker. */
export async function writeMarker(
  incoming: Incoming,
  name: string,
  { state, mark, message }: Marker,
): Promise<void> {
  await incoming.write(`${name}.${state}`, `${message}\n\nFilm: ${mark}\n`);
  await incoming.delete(`${name}.${state === 'done' ? 'failed' : 'done'}`);
}
