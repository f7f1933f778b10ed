/** A page that asked to be left and is still there after this has stayed: a download, or a visitor who changed their mind. */
const STAYED_MS = 5000;

/** The browser aborts the requests of a page that is left, some of them before `pagehide`. */
let leaving = false;

if (typeof window !== 'undefined') {
  const stay = () => void (leaving = false);
  window.addEventListener('beforeunload', () => {
    leaving = true;
    setTimeout(stay, STAYED_MS);
  });
  window.addEventListener('pagehide', () => void (leaving = true));
  window.addEventListener('pageshow', stay);
}

export { leaving };

/** Errors that wait for the reporter to load. */
const MOST_WAITING = 9;

/** Errors that wait for the reporter (data/reports/), which puts its own function in the place of `push`. */
export const waiting: unknown[] = [];

/**
 * Every error of every kind passes here (ERROR-14), to the browser's console and to the reporter. What fails because the
 * page is left is no error.
 */
export function report(problem: unknown): void {
  if (leaving) return;
  console.warn(problem);
  if (waiting.length < MOST_WAITING) waiting.push(problem);
}
