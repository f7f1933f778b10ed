import { type Box, type Direction, isSideways, nextBox } from '#app/browser/spatial.ts';
import { barOf, isInWidth, isStop, placeOf, type Stop, stopsIn } from './stops.ts';

/** Shares of the window: how far below it a stop may be, and how far to scroll towards a farther one. */
const REACH = 0.5;
const STEP = 0.7;
/** Less than this is not worth a press. */
const LEAST_SCROLL = 80;

/** Pixels to scroll towards what is there to read; 0 at the end of the page. */
function scrollable(direction: Direction): number {
  const { scrollHeight } = document.documentElement;
  const left =
    direction === 'down' ? scrollHeight - window.innerHeight - window.scrollY : window.scrollY;
  if (left < LEAST_SCROLL) return 0;
  const step = Math.min(left, window.innerHeight * STEP);
  return direction === 'down' ? step : -step;
}

const isFar = ({ top, bottom }: Box, direction: Direction) =>
  direction === 'down'
    ? top > window.innerHeight * (1 + REACH)
    : direction === 'up' && bottom < -window.innerHeight * REACH;

/** A focused control that was scrolled away: the search begins at the edge where it left. */
function inView({ left, right, top, bottom }: Box): Box {
  const clamp = (at: number) => Math.min(Math.max(at, 0), window.innerHeight);
  return { left, right, top: clamp(top), bottom: clamp(bottom) };
}

/** Where an arrow leads: to a control, or so many pixels through the page. */
type Way = { to: HTMLElement } | { scroll: number } | null;

/**
 * Where an arrow leads from a control. The page comes first, and bars when it has ended; text without controls is
 * scrolled through. From the top bar, Up leads to a bar at the bottom, which a long page would keep out of reach.
 */
export function wayFrom(from: HTMLElement, scope: Element, direction: Direction): Way {
  const sideways = isSideways(direction);
  const stops = stopsIn(scope).filter(
    // The other tiles of a row are reached along the row, not from above or below.
    ({ element, box }) => element !== from && (sideways || isInWidth(box)),
  );
  const bar = barOf(from);
  const start = inView(placeOf(from));
  const nearest = (among: readonly Stop[]): Stop | undefined => {
    const boxes = among.map(({ box }) => box);
    const found = among[nextBox(start, boxes, direction)];
    return !found || isStop(found) ? found : nearest(among.filter((stop) => stop !== found));
  };
  const pixels = sideways || scope.matches('dialog') ? 0 : scrollable(direction);
  const toward = (stop: Stop): Way =>
    pixels !== 0 && !stop.bar && isFar(stop.box, direction)
      ? { scroll: pixels }
      : { to: stop.element };

  const beside = nearest(stops.filter((stop) => stop.bar === bar));
  if (beside) return toward(beside);
  if (pixels !== 0 && !bar) return { scroll: pixels };
  const others = stops.filter((stop) => stop.bar !== bar);
  const other = nearest(others) ?? (direction === 'up' ? lowest(others) : undefined);
  return other ? toward(other) : null;
}

const lowest = (stops: Stop[]) =>
  stops.find(({ bar, box }) => bar && box.top > window.innerHeight / 2);
