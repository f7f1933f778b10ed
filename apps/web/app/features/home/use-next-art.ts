import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A slide that was chosen waits so long for its picture; after that its placeholder is shown. */
export const CHOSEN_MS = 1000;
/** The same for a slide of the automatic rotation, which may wait longer. */
export const TURN_MS = 4000;
/** The next picture is fetched once the current one has been shown so long. */
const AHEAD_MS = 2000;

/**
 * Which slide is shown, which have their art in the document, and the change to another one, which waits until the
 * picture of that slide is decoded.
 */
export function useNextArt(count: number) {
  const [current, setCurrent] = useState({ index: 0, isFirst: true });
  /** Slides that were shown stay, so that their art does not load again. */
  const [mounted, setMounted] = useState<ReadonlySet<number>>(new Set([0]));
  const [requested, setRequested] = useState<{ index: number; patience: number } | null>(null);
  const ready = useRef(new Set([0]));

  const change = (index: number) => {
    setRequested(null);
    setCurrent({ index, isFirst: false });
  };
  const show = (to: number, patience: number) => {
    const index = (to + count) % count;
    setMounted((before) => new Set(before).add(index));
    if (ready.current.has(index)) change(index);
    else setRequested({ index, patience });
  };
  const onReady = (index: number) => {
    ready.current.add(index);
    if (index === requested?.index) change(index);
  };

  useEffect(() => {
    const next = (current.index + 1) % count;
    const timer = setTimeout(() => setMounted((before) => new Set(before).add(next)), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [current, count]);
  const giveUp = useEffectEvent((index: number) => change(index));
  useEffect(() => {
    if (!requested) return;
    const timer = setTimeout(() => giveUp(requested.index), requested.patience);
    return () => clearTimeout(timer);
  }, [requested]);

  return { current: current.index, isFirst: current.isFirst, mounted, show, onReady };
}
