import { type Direction, nextBox } from '#app/browser/spatial.ts';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** A picture beside its title may be a link for the mouse alone, hidden from assistive technology: it has no name. */
const STOPS =
  'a[href]:not([aria-hidden="true"]), button:not(:disabled, [tabindex="-1"]), [role="tab"]';
/** Elements that handle the arrow keys themselves. */
const OWN_KEYS =
  'input, select, textarea, video, [contenteditable], [role="menu"], [role="slider"], [role="radiogroup"]';

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
const isInWidth = ({ left, right }: DOMRect) => right > 0 && left < window.innerWidth;

/** The element to move to from the focused one; null when there is none, or when a pointer set the focus. */
function nextStop(direction: Direction): HTMLElement | null {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !from.matches(':focus-visible') || from.closest(OWN_KEYS))
    return null;
  const scope = from.closest('dialog') ?? document.body;
  const sideways = direction === 'left' || direction === 'right';
  const stops = [...scope.querySelectorAll<HTMLElement>(STOPS)]
    .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
    // The other tiles of a row are reached along the row, not from above or below.
    .filter(({ stop, box }) => stop !== from && isShown(stop) && (sideways || isInWidth(box)));
  const at = nextBox(
    from.getBoundingClientRect(),
    stops.map(({ box }) => box),
    direction,
  );
  return stops[at]?.stop ?? null;
}

const isPlain = (event: KeyboardEvent) =>
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/** Moves the focus with an arrow key to the nearest element in that direction. */
export function followArrow(event: KeyboardEvent): void {
  const direction = KEYS[event.key];
  const next = direction && isPlain(event) ? nextStop(direction) : null;
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
