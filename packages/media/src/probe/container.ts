import { open, stat } from 'node:fs/promises';
import { refuse, refuseIncomplete } from './refusal.ts';

/** Accepted containers, by the name of ffmpeg's demuxer. */
export type Container = 'mov' | 'matroska' | 'mpegts' | 'mpeg' | 'avi';

/** Allowed demuxers, also for content inside a file; none of them opens addresses. */
export const DEMUXERS = 'mov,matroska,mpegts,mpeg,avi';

const HEAD = 1024;
const PACKET = 188;
/** Packets of Blu-ray recordings have four bytes before the packet of 188. */
const DISC_PACKET = 192;
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];
const PLAYLIST = /^\uFEFF?\s*(#EXTM3U|ffconcat|\[playlist\]|<\?xml|<MPD|v=0)/i;

/**
 * The container of a file by its first bytes, never by its name. ffmpeg then opens it without guessing: a playlist or
 * script that is named like a film is refused here.
 *
 * @throws MediaRefusal
 */
export async function containerOf(path: string): Promise<Container> {
  const head = await headOf(path);
  if (head.length === 0) refuseIncomplete('The file is empty.');
  const container = read(head);
  if (container) return container;
  if (PLAYLIST.test(head.toString('latin1')))
    refuse('This is a playlist or a script, no video. Give the video itself.');
  return refuse('This is no video file. MP4, MOV, MKV, WebM, MPEG-TS, MPEG-PS and AVI are taken.');
}

/** Reading anything but a regular file could block or never end. */
async function headOf(path: string): Promise<Buffer> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) =>
    refuse(`The file cannot be read: ${error.code ?? error.message}.`),
  );
  if (!found.isFile()) refuse('This is no file.');
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) =>
    refuse(`The file cannot be read: ${error.code ?? error.message}.`),
  );
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function read(head: Buffer): Container | undefined {
  const word = (at: number) => head.toString('latin1', at, at + 4);
  if (BOXES.includes(word(4))) return 'mov';
  if (head.subarray(0, 4).equals(Buffer.of(0x1a, 0x45, 0xdf, 0xa3))) return 'matroska';
  if (head.subarray(0, 4).equals(Buffer.of(0, 0, 1, 0xba))) return 'mpeg';
  if (word(0) === 'RIFF' && word(8) === 'AVI ') return 'avi';
  const packets = (from: number, size: number) =>
    [0, 1, 2, 3].every((n) => head[from + n * size] === 0x47);
  return packets(0, PACKET) || packets(4, DISC_PACKET) ? 'mpegts' : undefined;
}
