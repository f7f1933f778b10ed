import { create } from 'zustand';
import { useSession } from '#src/data/session.ts';

interface TypedText {
  /** In the field. */
  typed: string;
  /** What was searched for last. It is in no address: histories and logs would keep it. */
  term: string;
  /** What was written as a reason, by account. */
  reasons: Readonly<Record<string, { kind: string; text: string }>>;
  /** What was written as the reason of an act, by call and account. */
  acts: Readonly<Record<string, string>>;
}

const NOTHING: TypedText = { typed: '', term: '', reasons: {}, acts: {} };

/** What was typed in this section. It outlives pages, and the end of a session until somebody else signs in. */
export const useTyped = create<TypedText>(() => NOTHING);

/** The account is open: what was written is in the audit. */
export const forgetReason = (id: string): void =>
  useTyped.setState(({ reasons }) => ({
    reasons: Object.fromEntries(Object.entries(reasons).filter(([key]) => key !== id)),
  }));

let owner: string | null = null;
useSession.subscribe(({ self }) => {
  if (!self) return;
  if (owner !== null && owner !== self.id) useTyped.setState(NOTHING);
  owner = self.id;
});
