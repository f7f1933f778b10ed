/** Questions about controls, answered in the page. */
interface ControlLooks {
  controlsIn(scope: Element): HTMLElement[];
  /** A radio button may be an invisible part of its label. */
  seen(element: HTMLElement): HTMLElement;
  nameOf(element: HTMLElement): string;
  /** Whether the focused control looks different without the focus. */
  isRinged(element: HTMLElement): Promise<boolean>;
  /** Whether a control is outside of the window, or below something else. */
  isHidden(element: HTMLElement): boolean;
  pause(ms?: number): Promise<unknown>;
}

declare global {
  interface Window {
    looks: ControlLooks;
  }
}

/** Runs in the page. */
export function defineLooks(): void {
  const CONTROLS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [role="tab"]';
  /** The skip link is for Tab. */
  const NO_CONTROLS =
    ':disabled, [inert] *, [aria-hidden="true"], [aria-hidden="true"] *, a[href="#main"]';
  const pause = (ms = 0) => new Promise((done) => setTimeout(done, ms));

  /** A radio button may be an invisible part of its label. */
  const seen = (element: HTMLElement): HTMLElement =>
    element instanceof HTMLInputElement && element.offsetWidth < 8
      ? (element.labels?.[0] ?? element)
      : element;

  function nameOf(element: HTMLElement): string {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${kind} ${name.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}`;
  }

  const controlsIn = (scope: Element) =>
    [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) =>
        !element.matches(NO_CONTROLS) &&
        (element.tabIndex >= 0 || element.matches('[role="tab"]')) &&
        element.getClientRects().length > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );

  /** Everything that may show the focus: an outline, a ring of shadow or a border, also of a part or of the label. */
  function looksOf(element: HTMLElement): string {
    const parts = [element, element.closest('label'), ...element.querySelectorAll('*')];
    return [...parts.slice(0, 8), element.nextElementSibling]
      .map((part) => {
        if (!part) return '';
        const { outline, boxShadow, borderColor } = getComputedStyle(part);
        return `${outline} ${boxShadow} ${borderColor}`;
      })
      .join();
  }

  async function isRinged(element: HTMLElement): Promise<boolean> {
    const focused = looksOf(element);
    element.blur();
    const plain = looksOf(element);
    element.focus({ preventScroll: true });
    if (focused !== plain) return true;
    // Where only a colour changes, it takes a frame, also with reduced motion.
    element.blur();
    await pause(100);
    const rested = looksOf(element);
    element.focus({ preventScroll: true });
    await pause(100);
    return looksOf(element) !== rested;
  }

  function isHidden(element: HTMLElement): boolean {
    const part = seen(element);
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (top > innerHeight - 4 || bottom < 4 || right < 4 || left > innerWidth - 4) return true;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const above = document.elementFromPoint(x, y);
    const isOver = above && (part.contains(above) || above.contains(part));
    return !isOver && !above?.closest('label')?.contains(part);
  }

  window.looks = { controlsIn, seen, nameOf, isRinged, isHidden, pause };
}
