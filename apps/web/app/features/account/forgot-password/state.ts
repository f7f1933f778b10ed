import { create } from 'zustand';

/** ENTITY-03: the state of the password reset. */
export interface ForgotPassword {
  isLoading: boolean;
  /** The error, ready to show. */
  errorMessage: string | null;
}

interface AccountState {
  forgotPassword: ForgotPassword;
}

const IDLE: ForgotPassword = { isLoading: false, errorMessage: null };

export const useAccountState = create<AccountState>(() => ({ forgotPassword: IDLE }));

const set = (forgotPassword: ForgotPassword) => useAccountState.setState({ forgotPassword });

/** The transitions of the request (STATE-33..36). */
export const forgotPassword = {
  start: () => set({ isLoading: true, errorMessage: null }),
  complete: () => set({ ...useAccountState.getState().forgotPassword, isLoading: false }),
  fail: (errorMessage: string) => set({ isLoading: false, errorMessage }),
  clear: () => set({ ...useAccountState.getState().forgotPassword, errorMessage: null }),
};
