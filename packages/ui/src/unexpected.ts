/** Receives errors that a component did not expect. */
type Reporter = (problem: unknown) => void;

let reporter: Reporter = (problem) => console.warn(problem);

/** Hands in the application's reporter; without one, errors go to the console. */
export function reportTo(own: Reporter): void {
  reporter = own;
}

export const reportUnexpected: Reporter = (problem) => reporter(problem);
