import { line, prepareEngine } from '@kandil/player';

/** Fetches what plays video, unless the visitor saves data. It is fetched once, however often this is asked. */
export function warmPlayer(): void {
  if (!line()?.saveData) void prepareEngine();
}

/** Fetches it once the page has nothing better to do. Returns the way to think better of it. */
export function warmPlayerWhenIdle(): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(warmPlayer, 2000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(warmPlayer, { timeout: 5000 });
  return () => cancelIdleCallback(idle);
}
