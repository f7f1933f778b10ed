const GAP = 4;
const EDGE = 8;

/** Clamps `requested` so that a box of `size` stays inside the window, with a small margin. */
export const within = (requested: number, size: number, window: number): number =>
  Math.max(EDGE, Math.min(requested, window - size - EDGE));

/**
 * Positions a popover below its button, or above it where there is no room, on top of anything that would clip it.
 * Scrolling the page or a row closes it, because its anchor moves.
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
