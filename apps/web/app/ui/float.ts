const GAP = 4;
const EDGE = 8;

/** Keeps `wanted` so that `size` from there on lies within the window, a little from its edges. */
export const within = (wanted: number, size: number, window: number): number =>
  Math.max(EDGE, Math.min(wanted, window - size - EDGE));

/**
 * Puts a sheet below its button, or above where there is no room, over whatever would clip it. It goes when the page
 * or a row is scrolled, because what it belongs to moves away.
 */
export function floatBeside(
  button: HTMLElement,
  sheet: HTMLElement,
  close: () => void,
): () => void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const fits = bottom + GAP + height < window.innerHeight;
  const { style } = sheet;
  style.position = 'fixed';
  style.inset = 'auto';
  style.margin = '0';
  style.top = `${fits ? bottom + GAP : top - GAP - height}px`;
  style.left = `${within(right - width, width, window.innerWidth)}px`;
  const onScroll = ({ target }: Event) => {
    if (!sheet.contains(target as Node)) close();
  };
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => document.removeEventListener('scroll', onScroll, { capture: true });
}
