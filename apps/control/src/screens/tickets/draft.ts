export type Mode = 'answer' | 'note';

export interface Draft {
  mode: Mode;
  text: string;
}

const NONE: Draft = { mode: 'answer', text: '' };

/** One per person, so that another one at this device does not find it in the composer. */
const keyOf = (staffId: string, ticketId: string) => `ticket-draft ${staffId} ${ticketId}`;

/** What was written to a ticket on this device and not sent yet. */
export function readDraft(staffId: string, ticketId: string): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(staffId, ticketId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return NONE;
    const { mode, text } = stored as Partial<Record<keyof Draft, unknown>>;
    return typeof text === 'string' ? { mode: mode === 'note' ? 'note' : 'answer', text } : NONE;
  } catch {
    return NONE;
  }
}

/** Stores a draft; an empty one is forgotten. */
export function storeDraft(staffId: string, ticketId: string, draft: Draft): void {
  try {
    const key = keyOf(staffId, ticketId);
    if (draft.text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Blocked or full: the draft lasts until the page is loaded again.
  }
}
