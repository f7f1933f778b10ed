import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Publishes the height of an open panel that is as wide as the picture, so that subtitles stay above it. */
export function useSheet(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = panel.current;
    const view = box?.closest<HTMLElement>('.kp-view');
    if (!view || !box) return undefined;
    const measure = (): void => {
      const isSheet = box.offsetWidth > view.offsetWidth * 0.9;
      view.style.setProperty('--kp-sheet', `${isSheet ? box.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => {
      observer.disconnect();
      view.style.setProperty('--kp-sheet', '0px');
    };
  }, [panel]);
}
