import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Segment } from '../clip.ts';
import { shiftSegment } from '../probe/shift.ts';
import { timescaleOf } from '../probe/track.ts';
import { MEDIA_FILE } from './arguments.ts';
import { bytesOf, layoutOf } from './manifest.ts';
import type { Layout } from './read-index.ts';

/** A stretch of a rendition that was encoded by itself: its folder, and the second at which it begins. */
export type Part = { readonly folder: string; readonly start: number };

/**
 * Joins the parts of a rendition to one file, as if it had been encoded in one piece: one initialisation segment,
 * and decode times that go on.
 *
 * @throws Error when the parts were not encoded alike
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
