import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { UiStore } from '#src/react/ui-store.ts';

/** Controls hide this long after the last input. */
const IDLE_MS = 3000;

/**
 * Keeps `active` true while the viewer moves a pointer, presses a key or moves the focus, and for three seconds after.
 * Touches on the picture are handled there: a tap both shows and hides.
 */
export function useActivity(stage: RefObject<HTMLElement | null>, ui: UiStore): void {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const rest = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => ui.setState({ active: false }), IDLE_MS);
    };
    const wake = (): void => {
      if (ui.getState().active) rest();
      else ui.setState({ active: true });
    };
    const point = (event: PointerEvent): void => {
      const onPicture =
        event.target instanceof Element && event.target.classList.contains('kp-surface');
      if (event.pointerType !== 'touch' || !onPicture) wake();
    };

    // After every tap `pointerleave` fires, before the tap's click.
    const leave = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') ui.setState({ active: false });
    };

    // Controls stay for the full time, however they were shown.
    const stop = ui.subscribe((now, before) => {
      if (now.active && !before.active) rest();
    });
    element.addEventListener('pointermove', point, { signal });
    element.addEventListener('pointerdown', point, { signal });
    element.addEventListener('focusin', wake, { signal });
    window.addEventListener('keydown', wake, { signal });
    element.addEventListener('pointerleave', leave, { signal });
    rest();
    return () => {
      clearTimeout(timer);
      stop();
      listening.abort();
    };
  }, [stage, ui]);
}
