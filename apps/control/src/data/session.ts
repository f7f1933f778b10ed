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
  /** Whose session ran out in this tab: what they typed waits for them, and for nobody else. */
  away: Self | null;
  /** Why nobody is signed in any more, to say so on the sign-in screen. */
  reason: 'expired' | 'left' | null;
  begin(self: Self | null): void;
  change(part: Partial<Self>): void;
  end(reason: 'expired' | 'left'): void;
}

/** The session as this tab knows it. */
export const useSession = create<SessionState>((set, get) => ({
  self: undefined,
  away: null,
  reason: null,
  begin: (self) => set({ self, reason: null, ...(self && { away: null }) }),
  change(part) {
    const { self } = get();
    if (self) set({ self: { ...self, ...part } });
  },
  end(reason) {
    // One sign-in is enough: the question for the passkey goes with the screen behind it.
    useConfirmation.getState().open?.settle(new Cancellation());
    const { self, away } = get();
    set({ self: null, away: reason === 'expired' ? (self ?? away) : null, reason });
  },
}));

/** Whose screens this tab holds: who is signed in, or whose session ran out. */
export const ownerOf = ({ self, away }: Pick<SessionState, 'self' | 'away'>): Self | null =>
  self ?? away;

/** Who is signed in; for parts that are shown to staff alone. While they wait hidden, whose session ran out. */
export function useSelf(): Self {
  const owner = useSession(ownerOf);
  if (!owner) throw new Error('nobody is signed in');
  return owner;
}

/** Whether the person may do something. Screens hide what they may not; the service refuses it anyway. */
export const useMay = (permission: Permission): boolean => may(useSelf().role, permission);
