import type { Data } from '@kandil/contract';
import type { signIn } from '@kandil/contract/staff';
import { may, type Permission } from '@kandil/contract/staff/permissions';
import { create } from 'zustand';
import { Cancellation, useConfirmation } from './confirm.ts';

/** Who is signed in. */
export type Self = Data<typeof signIn>;

interface SessionState {
  /** Undefined until the service has said; null for nobody. */
  self: Self | null | undefined;
  /** Why nobody is signed in any more, to say so on the sign-in screen. */
  reason: 'expired' | 'left' | null;
  begin(self: Self | null): void;
  change(part: Partial<Self>): void;
  end(reason: 'expired' | 'left'): void;
}

/** The session as this tab knows it. */
export const useSession = create<SessionState>((set, get) => ({
  self: undefined,
  reason: null,
  begin: (self) => set({ self, reason: null }),
  change(part) {
    const { self } = get();
    if (self) set({ self: { ...self, ...part } });
  },
  end(reason) {
    // One sign-in is enough: the question for the passkey goes with the screen behind it.
    useConfirmation.getState().open?.settle(new Cancellation());
    set({ self: null, reason });
  },
}));

/** Who is signed in; for parts that are shown to staff alone. */
export function useSelf(): Self {
  const self = useSession((session) => session.self);
  if (!self) throw new Error('nobody is signed in');
  return self;
}

/** Whether the person may do something. Screens hide what they may not; the service refuses it anyway. */
export const useMay = (permission: Permission): boolean => may(useSelf().role, permission);
