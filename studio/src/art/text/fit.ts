import type { FontName } from './fonts.ts';
import { outline } from './outline.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Largest em size allowed. */
  readonly size: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

/** How much bigger the type has to become before another line is worth it. */
const WORTH_A_LINE = 1.04;
const MOST_LINES = 3;

/** Breaks a title into one to three lines so that it is set as large as the box allows. */
export function fit(
  text: string,
  font: FontName,
  box: Box,
  tracking: number,
  leading: number,
): Fitted {
  const words = text.split(' ');
  let best: Fitted = { size: 0, lines: [text] };
  for (let count = 1; count <= Math.min(MOST_LINES, words.length); count++)
    for (const lines of breaks(words, count)) {
      const widest = Math.max(...lines.map((line) => outline(line, font, 100, tracking).width));
      const size = Math.min(box.size, (box.width / widest) * 100, box.height / (count * leading));
      if (size > best.size * WORTH_A_LINE) best = { size, lines };
    }
  return best;
}

/** All ways to break the words into `count` non-empty lines. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - count + 1 }, (_, i) => i + 1).flatMap((end) =>
    breaks(words.slice(end), count - 1).map((rest) => [words.slice(0, end).join(' '), ...rest]),
  );
}
