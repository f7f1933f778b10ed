import { boxesIn } from './boxes.ts';

/**
 * Moves a media segment to a later time, in place: the decode times of its fragments (`tfdt`), its index (`sidx`) and
 * its number (`mfhd`). All other times are relative to these (ISO 14496-12, 8.8.12 and 8.16.3).
 *
 * @param ticks of the track's clock, 0 or more
 * @param number of the segment in its file, from 1
 * @throws TypeError for 32-bit times, which our encoder never writes
 */
export function shiftSegment(segment: Buffer, ticks: number, number: number): void {
  for (const { type, content } of boxesIn(segment)) {
    if (type === 'sidx') add(content, 12, ticks);
    if (type !== 'moof') continue;
    for (const part of boxesIn(content)) {
      if (part.type === 'mfhd') part.content.writeUInt32BE(number, 4);
      if (part.type !== 'traf') continue;
      const time = boxesIn(part.content).find((box) => box.type === 'tfdt');
      if (time) add(time.content, 4, ticks);
    }
  }
}

function add(box: Buffer, at: number, ticks: number): void {
  if (box[0] !== 1) throw new TypeError('a time of 32 bits');
  box.writeBigUInt64BE(box.readBigUInt64BE(at) + BigInt(ticks), at);
}
