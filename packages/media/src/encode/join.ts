import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Segment } from '../clip.ts';
import { shiftSegment } from '../probe/shift.ts';
import { timescaleOf } from '../probe/track.ts';
import { MEDIA_FILE } from './arguments.ts';
import { bytesOf, layoutOf } from './manifest.ts';
import type { Layout } from './read-index.ts';

/** A separately encoded part of a rendition: its folder, and its start in seconds. */
export type Part = { readonly folder: string; readonly start: number };

/**
 * Joins the parts of a rendition into one file, as if encoded in one piece: one initialisation segment,
 * and continuous decode times.
 *
 * @throws Error if the parts have different encodings
 */
export async function joinParts(
  parts: readonly Part[],
  id: string,
  folder: string,
): Promise<Layout> {
  await mkdir(join(folder, id), { recursive: true });
  const out = await open(join(folder, id, MEDIA_FILE), 'w');
  const segments: Segment[] = [];
  let init: Buffer | undefined;
  let end = 0;
  const write = async (bytes: Buffer) => {
    await out.write(bytes);
    end += bytes.length;
  };
  try {
    for (const part of parts) {
      const layout = await layoutOf(part.folder, id);
      const source = await open(join(part.folder, id, MEDIA_FILE), 'r');
      try {
        const head = await bytesOf(source, ...layout.init);
        if (!init) await write((init = head));
        if (!init.equals(head)) throw new Error(`the parts of ${id} were not encoded alike`);
        const ticks = Math.round(part.start * timescaleOf(init));
        for (const [seconds, offset, length] of layout.segments) {
          const segment = await bytesOf(source, offset, length);
          shiftSegment(segment, ticks, segments.length + 1);
          segments.push([seconds, end, length]);
          await write(segment);
        }
      } finally {
        await source.close();
      }
    }
    await out.sync();
  } finally {
    await out.close();
  }
  return { init: [0, init?.length ?? 0], segments };
}
