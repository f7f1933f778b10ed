import { paths } from './paths.ts';

/** Asks a guest to log in for what they just wanted to do. */
export function askToLogIn(): void {
  window.location.assign(paths.login());
}
