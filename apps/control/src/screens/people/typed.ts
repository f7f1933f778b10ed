import { create } from 'zustand';
import { useSession } from '#src/data/session.ts';

interface Typed {
  /** In the field. */
  typed: string;
  /** What was searched for last. It is in no address: histories and logs would keep it. */
  term: string;
  /** What was written as a reason, by account. */
  reasons: Readonly<Record<string, { kind: string; text: string }>>;
  /** What was written as the reason of an act, by call and account. */
  acts: Readonly<Record<string, string>>;
}

const NOTHING: Typed = { typed: '', term: '', reasons: {}, acts: {} };

/** What was typed in this section. It outlives pages, and the end of a session until somebody else signs in. */
export const useTyped = create<Typed>(() => NOTHING);

let owner: string | null = null;
useSession.subscribe(({ self }) => {
  if (!self) return;
  if (owner !== null && owner !== self.id) useTyped.setState(NOTHING);
  owner = self.id;
});
