import { openModal } from './modal-store.ts';

/** Opens the login dialog over the page, for an action that needs a member (ROLE-13). */
export function askToLogIn(): void {
  openModal('login', {});
}

/** As `askToLogIn`, and runs the action after login. */
export function logInAndThen(goOn: () => void): void {
  openModal('login', { goOn });
}
