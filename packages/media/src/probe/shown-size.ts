import type { StreamFacts } from './facts.ts';

/** A pixel aspect ratio of 4 or more is an error of the file. */
const MOST_STRETCH = 4;

/** The displayed size of a video, with square pixels and rotated as the file says, and notes on both corrections. */
export function shownSize(stream: StreamFacts): { width: number; height: number; notes: string[] } {
  const { width = 0, height = 0 } = stream;
  const stretch = stretchOf(stream.sample_aspect_ratio);
  const turn = turnOf(stream);
  // Enlarges the longer side, so that no detail is lost.
  const wide = width * Math.max(1, stretch);
  const high = height / Math.min(1, stretch);
  const size = turn % 180 === 0 ? { width: wide, height: high } : { width: high, height: wide };
  const notes = [
    ...(stretch === 1 ? [] : ['pixels made square']),
    ...(turn === 0 ? [] : [`turned by ${turn} degrees`]),
  ];
  return { ...size, notes };
}

/** Pixel aspect ratio; 1 if the file has no valid one. */
function stretchOf(aspect = '1:1'): number {
  const [x = 1, y = 1] = aspect.split(':').map(Number);
  const stretch = x / y;
  return stretch > 1 / MOST_STRETCH && stretch < MOST_STRETCH ? stretch : 1;
}

function turnOf({ side_data_list: sides = [], tags }: StreamFacts): number {
  const side = sides.find(({ rotation }) => rotation !== undefined);
  const turn = Math.round(side?.rotation ?? Number(tags?.['rotate'] ?? 0)) % 360;
  return Number.isFinite(turn) ? turn : 0;
}
