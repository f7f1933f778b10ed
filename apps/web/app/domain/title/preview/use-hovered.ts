import { useEffect, useRef, useState } from 'react';
import { type PreviewTitle, titleOf } from './title.ts';

/** Milliseconds of hover before the preview opens. */
const OPEN_AFTER_MS = 400;
/** Milliseconds of hover before it is fetched, so that it has loaded by then. */
const ASK_AFTER_MS = 150;

export interface HoverTarget extends PreviewTitle {
  /** The hovered list item. */
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

/** The title of an item, once it has loaded and the hover has lasted. */
async function rested(item: HTMLElement, signal: AbortSignal): Promise<HoverTarget> {
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
export function useHovered(): [hovered: HoverTarget | null, close: () => void] {
  const [hovered, setHovered] = useState<HoverTarget | null>(null);
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
        // Left too early, or not available: the tile is enough.
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
      // Focus scrolls its tile into view: the delay starts when scrolling ends.
      rest(again);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !open) return;
      // Return focus to the tile of the closed card.
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
    // A hovered or focused tile made the page load this code.
    rest(document.querySelector<HTMLElement>('[data-preview]:is(:hover, :has(:focus-visible))'));
    return () => {
      leaving.abort();
      resting?.left.abort();
    };
  }, []);
  return [hovered, () => closeRef.current()];
}
