import { openModal } from './modal-store.ts';

/** Asks a guest to log in for what they just wanted to do (ROLE-13); they stay on the page. */
export function askToLogIn(): void {
  openModal('login', {});
}

/** As `askToLogIn`, and does what they wanted once they are logged in. */
export function logInAndThen(goOn: () => void): void {
  openModal('login', { goOn });
}
