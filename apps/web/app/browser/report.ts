/**
 * Every error of every kind passes here (ERROR-14). Until an error-reporting service is configured the browser's
 * own console keeps it for whoever looks.
 */
export function report(problem: unknown): void {
  console.warn(problem);
}
