import { useEffect, useRef, useState } from 'react';
import { type Previewed, titleOf } from './title.ts';

/** Rest on a tile before its preview opens. */
const OPEN_AFTER_MS = 400;
/** Rest before it is asked for, so that it is there by then. */
const ASK_AFTER_MS = 150;

export interface Hovered extends Previewed {
  /** The list item that was rested on. */
  item: HTMLElement;
}

const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-preview]') : null;

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** The title of an item, once both it is known and the item has been rested on. */
async function rested(item: HTMLElement, signal: AbortSignal): Promise<Hovered> {
  await wait(ASK_AFTER_MS, signal);
  const [title] = await Promise.all([
    titleOf(item.dataset['preview'] ?? ''),
    wait(OPEN_AFTER_MS - ASK_AFTER_MS, signal),
  ]);
  signal.throwIfAborted();
  return { item, ...title };
}

/**
 * The tile that the mouse or the keyboard's focus rests on: any element of the page with `data-preview`, the code of
 * a title. One at a time; gone when left, scrolled away, or with Escape.
 */
export function useHovered(): [hovered: Hovered | null, close: () => void] {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const closeRef = useRef(() => undefined as void);

  useEffect(() => {
    let resting: { item: HTMLElement; left: AbortController } | null = null;
    let open: HTMLElement | null = null;

    const close = () => {
      resting?.left.abort();
      resting = null;
      open = null;
      setHovered(null);
    };
    const rest = (item: HTMLElement | null) => {
      if (item === (open ?? resting?.item ?? null)) return;
      close();
      if (!item) return;
      const left = new AbortController();
      resting = { item, left };
      rested(item, left.signal).then(
        (title) => {
          open = item;
          setHovered(title);
        },
        // Left before, or not to be had: the tile itself says enough.
        () => undefined,
      );
    };
    const onPointerOver = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') rest(itemOf(target));
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) rest(itemOf(target));
    };
    const onScroll = () => {
      const again = open ? null : (resting?.item ?? null);
      close();
      // The focus brings its tile into view: the rest begins when it has come.
      rest(again);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !open) return;
      // The focus goes back to the tile whose card goes.
      if (open.contains(document.activeElement)) open.querySelector<HTMLElement>('a')?.focus();
      const item = open;
      close();
      open = item;
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('pointerover', onPointerOver, { signal, passive: true });
    document.documentElement.addEventListener('pointerleave', close, { signal, passive: true });
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
    closeRef.current = close;
    // What this code was fetched for.
    rest(document.querySelector<HTMLElement>('[data-preview]:is(:hover, :has(:focus-visible))'));
    return () => {
      leaving.abort();
      resting?.left.abort();
    };
  }, []);
  return [hovered, () => closeRef.current()];
}
