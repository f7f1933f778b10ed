import type { StreamFacts } from './facts.ts';

/** Pixels that are four times as wide as high, or more, are a fault rather than a format. */
const MOST_STRETCH = 4;

/** Size of a video as people see it, and what was done for it: pixels made square, then turned as the file asks. */
export function shownSize(stream: StreamFacts): { width: number; height: number; notes: string[] } {
  const { width = 0, height = 0 } = stream;
  const stretch = stretchOf(stream.sample_aspect_ratio);
  const turn = turnOf(stream);
  // The longer side is enlarged, so that nothing of the picture is lost.
  const wide = width * Math.max(1, stretch);
  const high = height / Math.min(1, stretch);
  const size = turn % 180 === 0 ? { width: wide, height: high } : { width: high, height: wide };
  const notes = [
    ...(stretch === 1 ? [] : ['pixels made square']),
    ...(turn === 0 ? [] : [`turned by ${turn} degrees`]),
  ];
  return { ...size, notes };
}

/** Width of a pixel in its heights; 1 where the file says nothing sensible. */
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
