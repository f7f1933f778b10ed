import { create } from 'zustand';
import { useSession } from '#src/data/session.ts';

interface TypedText {
  /** In the field. */
  typed: string;
  /** What was searched for last. It is in no address: histories and logs would keep it. */
  term: string;
}

const NOTHING: TypedText = { typed: '', term: '' };

/** The search of this section. It outlives pages, and the end of a session until somebody else signs in. */
export const useTyped = create<TypedText>(() => NOTHING);

let owner: string | null = null;
useSession.subscribe(({ self }) => {
  if (!self) return;
  if (owner !== null && owner !== self.id) useTyped.setState(NOTHING);
  owner = self.id;
});
