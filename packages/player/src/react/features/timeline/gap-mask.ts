import type { Span } from '#src/store/state.ts';

/** Width in pixels of the gap where a chapter starts. */
const GAP = 3;

/**
 * A mask that leaves gaps between chapters, as a CSS gradient; undefined without chapters.
 * @param starts seconds at which chapters start
 */
export function gapMask(
  starts: readonly number[],
  { start, end }: Span,
  way: 'ltr' | 'rtl' = 'ltr',
): string | undefined {
  const inside = starts.filter((moment) => moment > start && moment < end);
  if (inside.length === 0) return undefined;
  const stops = inside.flatMap((moment) => {
    const at = `${(((moment - start) / (end - start)) * 100).toFixed(3)}%`;
    const [from, to] = [`calc(${at} - ${GAP / 2}px)`, `calc(${at} + ${GAP / 2}px)`];
    return [`#000 ${from}`, `transparent ${from}`, `transparent ${to}`, `#000 ${to}`];
  });
  return `linear-gradient(to ${way === 'ltr' ? 'right' : 'left'}, #000 0%, ${stops.join(', ')}, #000 100%)`;
}
