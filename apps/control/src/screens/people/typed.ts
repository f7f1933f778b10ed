import { SHORTEST_REASON } from '@kandil/contract/control/auth';
import { toAsciiDigits } from '@kandil/contract/pasted';
import { create } from 'zustand';
import { useSession } from '#src/data/session.ts';

const TICKET = /^\s*t?[\s\p{Pd}]*\d{1,9}\s*$/iv;

/** Whether the service would take it as the number of a ticket; the service decides. */
export const isTicketNumber = (text: string): boolean => TICKET.test(toAsciiDigits(text));

/** Whether the service would take it as a reason in words; the service decides. */
export const isInWords = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gv)?.length ?? 0) >= SHORTEST_REASON;

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
