import type { Box } from '#app/browser/spatial.ts';

/** A control that arrows reach. */
export interface Stop {
  element: HTMLElement;
  box: Box;
  /** The bar that stays in place while the page scrolls; null in the page itself. */
  bar: Element | null;
}

/** All tabs are stops, though Tab reaches only the chosen one. */
const STOPS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [role="tab"]';
/** A picture beside its title may be a link for the mouse alone, hidden from assistive technology: it has no name. */
const NO_STOPS = ':disabled, [aria-hidden="true"] *, [aria-hidden="true"], [inert] *, [inert]';
/** Stands in a bar, but goes away soon: it is reached on the way, as if it was part of the page. */
const TOAST = '[role="status"], [role="alert"]';

/** The part of a field that is seen: a radio button may be an invisible part of its label. */
export function seenPart(element: HTMLElement): HTMLElement {
  const isTiny = element instanceof HTMLInputElement && element.offsetWidth < 8;
  return isTiny ? (element.labels?.[0] ?? element) : element;
}

/** Where a stop is: a grid has one, its cell with the cursor, and is reached wherever that is. */
export function placeOf(element: HTMLElement): DOMRect {
  const grid = element.matches('[role="gridcell"]') && element.closest('[role="grid"]');
  return (grid || seenPart(element)).getBoundingClientRect();
}

const isFocusable = (element: HTMLElement) =>
  element.tabIndex >= 0 || element.matches('[role="tab"]');

/** Slow to find out: it is asked only of the nearest. */
export const isStop = ({ element }: Stop) =>
  !element.matches(NO_STOPS) && getComputedStyle(element).visibility !== 'hidden';

/** `.fixed` is the class of every bar and toast. */
export const barOf = (element: Element) =>
  element.closest(TOAST) ? null : (element.closest('dialog, .fixed')?.closest('.fixed') ?? null);

export const isInWidth = ({ left, right }: Box) => right > 0 && left < window.innerWidth;
const isInHeight = ({ top, bottom }: Box) => bottom > 0 && top < window.innerHeight;

export function stopsIn(scope: Element): Stop[] {
  return [...scope.querySelectorAll<HTMLElement>(STOPS)]
    .filter((element) => isFocusable(element) && element.getClientRects().length > 0)
    .map((element) => ({
      element,
      box: placeOf(element),
      bar: barOf(element),
    }))
    .filter(({ bar, box }) => !bar || isInHeight(box));
}

/** The stop to begin with: the question of a notice, else the first one in view. */
export function firstStop(scope: Element): HTMLElement | undefined {
  const stops = stopsIn(scope).filter(isStop);
  const question = stops.find(({ element }) => element.matches('[data-notice] button'));
  const inView = stops.find(
    ({ element, bar, box }) =>
      !bar && element.closest('main, dialog') !== null && box.top >= 0 && isInHeight(box),
  );
  return (question ?? inView ?? stops[0])?.element;
}
