import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

const bars = { '--kp-bar-top': '.kp-top', '--kp-bar-bottom': '.kp-bottom' } as const;

/** Publishes the heights of the bars as CSS variables, so that subtitles never overlap them. */
export function useBars(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = inside.current?.closest<HTMLElement>('.kp-view');
    if (!view) return undefined;
    const measure = (): void => {
      for (const [name, selector] of Object.entries(bars)) {
        const height = view.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
        view.style.setProperty(name, `${height}px`);
      }
    };
    const observer = new ResizeObserver(measure);
    for (const selector of Object.values(bars)) {
      const bar = view.querySelector(selector);
      if (bar !== null) observer.observe(bar);
    }
    measure();
    return () => observer.disconnect();
  }, [inside]);
}
