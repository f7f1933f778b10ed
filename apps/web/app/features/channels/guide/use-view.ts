import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Axis, offsetOf } from './time-axis.ts';
import { type Place, positionFor, type Scroll, type Sizes, type View, viewOf } from './view.ts';

const WIDE: Sizes = { column: 232, head: 44, row: 76, perMinute: 6.5 };
const NARROW: Sizes = { column: 76, head: 40, row: 68, perMinute: 5 };

/** Sizes for this screen; they follow its changes. */
export function useSizes(): Sizes {
  const [wide, setWide] = useState(() => matchMedia('(width >= 768px)').matches);
  useEffect(() => {
    const query = matchMedia('(width >= 768px)');
    const listen = () => setWide(query.matches);
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);
  return wide ? WIDE : NARROW;
}

// In right-to-left pages scroll positions are negative.
const scrollOf = (element: HTMLElement): Scroll => ({
  left: Math.abs(element.scrollLeft),
  top: element.scrollTop,
  width: element.clientWidth,
  height: element.clientHeight,
});

const behaviour = (smooth: boolean): ScrollBehavior =>
  smooth && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant';

/** Scrolls sideways. @param left from the start of the rows, in pixels */
function scrollAcross(element: HTMLElement, left: number, smooth = false): void {
  const isRtl = getComputedStyle(element).direction === 'rtl';
  element.scrollTo({ left: isRtl ? -left : left, behavior: behaviour(smooth) });
}

/** Scrolls a time to the start of the view. */
const scrollToTime = (element: HTMLElement, axis: Axis, time: number, smooth = false) =>
  scrollAcross(element, Math.max(0, offsetOf(axis, time)), smooth);

function scrollToPlace(element: HTMLElement, axis: Axis, sizes: Sizes, place: Place): void {
  const scroll = scrollOf(element);
  const { top, left } = positionFor(place, scroll, axis, sizes);
  element.scrollTop = top;
  // A smooth scroll that leads past this place is not interrupted.
  if (left !== scroll.left) scrollAcross(element, left);
}

export interface GuideView {
  scroller: RefObject<HTMLDivElement | null>;
  view: View;
  goTo(time: number): void;
  reveal(place: Place): void;
}

/** Tracks the guide's scroll position. `start` is the first time shown. */
export function useView(axis: Axis, sizes: Sizes, start: number): GuideView {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View>({
    first: start,
    from: start,
    to: start,
    fromRow: 0,
    toRow: 0,
  });

  // A change of scale, or of the day at midnight, keeps the time in view, not the pixels.
  const keep = useEffectEvent(
    (on: Axis) => scroller.current && scrollToTime(scroller.current, on, view.first),
  );
  useLayoutEffect(() => void keep(axis), [axis]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const read = () => setView((known) => viewOf(known, scrollOf(element), axis, sizes));
    // Rendered in this frame: a fast fling shows programmes, not gaps.
    const onScroll = () => flushSync(read);
    const resized = new ResizeObserver(read);
    read();
    element.addEventListener('scroll', onScroll, { passive: true });
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, [axis, sizes]);

  return {
    scroller,
    view,
    goTo: (time) => scroller.current && scrollToTime(scroller.current, axis, time, true),
    reveal: (place) => scroller.current && scrollToPlace(scroller.current, axis, sizes, place),
  };
}
