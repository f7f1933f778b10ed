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

/**
 * Every error of every kind passes here (ERROR-14). Without an error-reporting service it is logged to the browser's
 * console. What fails because the page is left is no error.
 */
export function report(problem: unknown): void {
  if (!leaving) console.warn(problem);
}
