import { line, prepareEngine } from '@kandil/player';

/** Preloads the player once, unless the visitor saves data. */
export function warmPlayer(): void {
  if (!line()?.saveData) void prepareEngine();
}

/** Preloads it when the page is idle. Returns a function that cancels it. */
export function warmPlayerWhenIdle(): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(warmPlayer, 2000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(warmPlayer, { timeout: 5000 });
  return () => cancelIdleCallback(idle);
}
