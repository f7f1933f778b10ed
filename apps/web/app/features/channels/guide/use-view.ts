import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Axis, HOUR, MINUTE, offsetOf, type Span, timeAt } from './time-axis.ts';

/** Sizes of the guide's parts in pixels. */
export interface Sizes {
  column: number;
  head: number;
  row: number;
  perMinute: number;
}

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

/** What the guide renders: hours and rows in view, plus a margin. */
export interface View extends Span {
  fromRow: number;
  toRow: number;
  /** The first visible time, rounded to half an hour. */
  first: number;
}

const STEP = 30 * MINUTE;
const MARGIN = HOUR;
const MARGIN_ROWS = 2;

function viewOf(scroller: HTMLElement, axis: Axis, { column, head, row }: Sizes): View {
  // In right-to-left pages scroll positions are negative.
  const left = Math.abs(scroller.scrollLeft);
  const { scrollTop, clientWidth, clientHeight } = scroller;
  const first = timeAt(axis, left);
  const last = timeAt(axis, left + clientWidth - column);
  return {
    first: Math.round(first / STEP) * STEP,
    from: Math.max(axis.start, Math.floor((first - MARGIN) / STEP) * STEP),
    to: Math.min(axis.end, Math.ceil((last + MARGIN) / STEP) * STEP),
    fromRow: Math.max(0, Math.floor(scrollTop / row) - MARGIN_ROWS),
    toRow: Math.ceil((scrollTop + clientHeight - head) / row) + MARGIN_ROWS,
  };
}

const same = (a: View, b: View) =>
  a.first === b.first &&
  a.from === b.from &&
  a.to === b.to &&
  a.fromRow === b.fromRow &&
  a.toRow === b.toRow;

const behaviour = (smooth: boolean): ScrollBehavior =>
  smooth && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant';

/** Scrolls a time to the start of the view. */
function scrollToTime(element: HTMLElement, axis: Axis, time: number, smooth = false): void {
  const offset = Math.max(0, offsetOf(axis, time));
  const isRtl = getComputedStyle(element).direction === 'rtl';
  element.scrollTo({ left: isRtl ? -offset : offset, behavior: behaviour(smooth) });
}

/** A span of a row, milliseconds since 1970. */
interface Place extends Span {
  row: number;
}

/** Scrolls no further than needed to show a span; of a long span its start. */
function scrollToPlace(element: HTMLElement, axis: Axis, sizes: Sizes, place: Place): void {
  const top = place.row * sizes.row;
  const height = element.clientHeight - sizes.head;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top + sizes.row > element.scrollTop + height)
    element.scrollTop = top + sizes.row - height;
  const left = Math.abs(element.scrollLeft);
  const width = element.clientWidth - sizes.column;
  const [first, last] = [offsetOf(axis, place.from), offsetOf(axis, place.to)];
  if (first < left) scrollToTime(element, axis, place.from);
  else if (last > left + width)
    scrollToTime(element, axis, timeAt(axis, Math.min(first, last - width)));
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
    const read = () =>
      setView((known) => {
        const next = viewOf(element, axis, sizes);
        return same(known, next) ? known : next;
      });
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
