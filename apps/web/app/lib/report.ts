type Reporter = (problem: unknown) => void;

let reporter: Reporter = () => undefined;

/** Sets where errors go: an error-reporting service once one is configured (ERROR-10). */
export function reportTo(next: Reporter): void {
  reporter = next;
}

/** Every error of every kind passes here (ERROR-14). */
export function report(problem: unknown): void {
  reporter(problem);
}
