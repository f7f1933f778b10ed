import { type GoOn, openModal } from './modal-store.ts';

/** Opens the login dialog over the page, for an action that needs a member (ROLE-13). */
export function askToLogIn(): void {
  openModal('login', {});
}

/** As `askToLogIn`, and runs the action after login. */
export function logInAndThen(goOn: () => void): void {
  openModal('login', { goOn });
}

/** As `logInAndThen`, for an act of a profile: where a profile must be chosen first, it waits for the choice. */
export function logInAndAct(act: GoOn): void {
  openModal('login', { goOn: act, ofProfile: true });
}
