/**
 * Every error of every kind passes here (ERROR-14). Without an error-reporting service it is logged to the browser's
 * console.
 */
export function report(problem: unknown): void {
  console.warn(problem);
}
