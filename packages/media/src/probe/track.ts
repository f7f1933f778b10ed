import { boxAt, boxesIn } from './boxes.ts';

const SAMPLES = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
/** Length of the fixed part of a visual sample entry, before its own boxes. */
const VISUAL_ENTRY = 78;

/**
 * Codec string of the only track of an initialisation segment (RFC 6381): `avc1.PPCCLL` from the decoder configuration,
 * or `mp4a.40.2`, the only audio codec of our encoder.
 *
 * @throws TypeError for other codecs than H.264 and AAC
 */
export function codecOf(init: Buffer): string {
  const entries = boxAt(init, SAMPLES)?.subarray(8);
  const entry = entries && boxesIn(entries)[0];
  if (entry?.type === 'mp4a') return 'mp4a.40.2';
  const config =
    entry?.type === 'avc1' ? boxAt(entry.content.subarray(VISUAL_ENTRY), ['avcC']) : undefined;
  if (!config) throw new TypeError('neither H.264 nor AAC');
  return `avc1.${config.toString('hex', 1, 4)}`;
}

/** Whether the initialisation segment shifts its media by an edit list, which players handle differently. */
export const hasEditList = (init: Buffer) =>
  boxAt(init, ['moov', 'trak', 'edts', 'elst']) !== undefined;

/** Ticks per second of the track's clock. */
export function timescaleOf(init: Buffer): number {
  const header = boxAt(init, ['moov', 'trak', 'mdia', 'mdhd']);
  if (!header) throw new TypeError('a track without a media header');
  return header.readUInt32BE(header[0] === 1 ? 20 : 12);
}

/** Decode time of a segment's first sample in ticks (`tfdt`). */
export function decodeTimeOf(segment: Buffer): number {
  const time = boxAt(segment, ['moof', 'traf', 'tfdt']);
  if (!time) throw new TypeError('a segment without a decode time');
  return time[0] === 1 ? Number(time.readBigUInt64BE(4)) : time.readUInt32BE(4);
}

const [DATA_OFFSET, FIRST_FLAGS, DURATION, SIZE, FLAGS, COMPOSITION] = [
  0x1, 0x4, 0x100, 0x200, 0x400, 0x800,
];

/** Composition offset of a segment's first sample in ticks (`trun`, version 1 is signed); 0 if it has none. */
export function compositionOffsetOf(segment: Buffer): number {
  const run = boxAt(segment, ['moof', 'traf', 'trun']);
  if (!run) throw new TypeError('a segment without samples');
  const flags = run.readUIntBE(1, 3);
  if (!(flags & COMPOSITION)) return 0;
  const skipped = [DATA_OFFSET, FIRST_FLAGS, DURATION, SIZE, FLAGS].filter(
    (flag) => flags & flag,
  ).length;
  return run.readInt32BE(8 + 4 * skipped);
}
