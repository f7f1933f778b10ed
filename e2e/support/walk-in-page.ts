/** What the four arrows found. */
interface Walk {
  reached: number;
  /** Controls that no arrow leads to. */
  unreached: string[];
  /** Reached controls without a visible focus ring. */
  ringless: string[];
  /** Reached controls that stay outside of the window or below a bar. */
  hidden: string[];
}

declare global {
  interface Window {
    walkByArrows?: (within: string) => Promise<Walk>;
  }
}

/** Runs in the page, after `defineLooks`. */
export function defineWalk(): void {
  const KEYS = ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp'];
  /** Presses of one key that only scroll. */
  const MOST_SCROLLS = 12;
  const { controlsIn, seen, nameOf, isRinged, isHidden, pause } = window.looks;
  const nowhere = () => document.activeElement?.matches('body, #main, dialog') !== false;

  async function press(key: string): Promise<void> {
    const event = new KeyboardEvent('keydown', {
      key,
      code: key,
      bubbles: true,
      cancelable: true,
    });
    (document.activeElement ?? document.body).dispatchEvent(event);
    await pause();
  }

  /** The control that a key leads to, maybe after it has scrolled the page; null when there is none. */
  async function follow(from: HTMLElement, key: string): Promise<HTMLElement | null> {
    from.focus();
    seen(from).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    for (let round = 0; round < MOST_SCROLLS; round += 1) {
      const { scrollY } = window;
      await press(key);
      const { activeElement } = document;
      if (activeElement !== from)
        return activeElement instanceof HTMLElement && !nowhere() ? activeElement : null;
      if (window.scrollY === scrollY) return null;
    }
    return null;
  }

  /** A panel is shown while its tab is chosen, which another tab may be by now: its tab once more. */
  function tabAgain(scope: Element): HTMLElement[] {
    const tab = scope.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    if (!tab || tab.dataset['walked']) return [];
    tab.dataset['walked'] = 'true';
    return [tab];
  }

  async function first(): Promise<HTMLElement[]> {
    for (const key of ['ArrowRight', 'ArrowDown']) if (nowhere()) await press(key);
    return document.activeElement instanceof HTMLElement && !nowhere()
      ? [document.activeElement]
      : [];
  }

  window.walkByArrows = async (within) => {
    const scope = document.querySelector(within) ?? document.body;
    const faults = { ringless: new Set<string>(), hidden: new Set<string>() };
    const reached = new Set<HTMLElement>();
    const missing = () => controlsIn(scope).filter((control) => !reached.has(control));
    const arrive = async (at: HTMLElement) => {
      reached.add(at);
      if (isHidden(at)) faults.hidden.add(nameOf(at));
      if (!(await isRinged(at))) faults.ringless.add(nameOf(at));
    };
    /** At once, before another key changes the page. */
    const step = async (from: HTMLElement, key: string): Promise<HTMLElement[]> => {
      const to = from.isConnected ? await follow(from, key) : null;
      if (!to || reached.has(to)) return [];
      await arrive(to);
      return [to];
    };
    const walk = async (queue: HTMLElement[], fromTop = false) => {
      for (let from = queue.shift(); from && missing().length > 0; from = queue.shift())
        for (const key of KEYS) {
          if (fromTop) window.scrollTo(0, 0);
          queue.push(...(await step(from, key)));
        }
    };
    const begin = await first();
    for (const at of begin) await arrive(at);
    await walk(begin);
    await walk(tabAgain(scope));
    // What stays in view while the page scrolls leads elsewhere at the top; and a part may have loaded late.
    await walk([...reached], true);
    return {
      reached: reached.size,
      unreached: missing().map(nameOf),
      ringless: [...faults.ringless],
      hidden: [...faults.hidden],
    };
  };
}
