import { type EditList, sheetsOf } from '../clip.ts';
import type { AddressOf } from './media.ts';
import { timestamp } from './webvtt.ts';

/**
 * The storyboard of an edit list as WebVTT: each cue is the address of a picture sheet with the rectangle to show
 * (`#xywh=`, Media Fragments URI 1.0). Addresses are relative to the file.
 */
export function storyboardTrack(clips: EditList, addressOf: AddressOf): string {
  const blocks: string[] = ['WEBVTT\n'];
  let offset = 0;
  for (const clip of clips) {
    const { interval, width, height, columns, count, rows = count } = clip.storyboard;
    const sheets = sheetsOf(clip.storyboard);
    for (let tile = 0; tile < count; tile++) {
      const start = offset + tile * interval;
      const end = offset + Math.min(clip.duration, (tile + 1) * interval);
      const sheet = sheets[Math.floor(tile / (columns * rows))] ?? clip.storyboard;
      const row = Math.floor(tile / columns) % rows;
      const place = [(tile % columns) * width, row * height, width, height].join();
      blocks.push(
        `${timestamp(start)} --> ${timestamp(end)}\n${addressOf(clip, sheet.file)}#xywh=${place}\n`,
      );
    }
    offset += clip.duration;
  }
  return blocks.join('\n');
}
