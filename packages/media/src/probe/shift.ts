import { boxesIn } from './boxes.ts';

/**
 * Moves a media segment to a later time, in place: its fragments' decode times (`tfdt`), its index (`sidx`), and its
 * number (`mfhd`). The rest counts from these (ISO 14496-12, 8.8.12 and 8.16.3).
 *
 * @param ticks of the track's clock, 0 or more
 * @param number of the segment in its file, from 1
 * @throws TypeError where a time is written in 32 bits, which our encoder never does
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
