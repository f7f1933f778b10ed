import { isPrivateAddress } from './private-pages.ts';

/** Whether a third-party script was added to this document. */
let hasForeign = false;
/** The section where the visitor answered this document's cookie notice; null before an answer. */
let answeredIn: string | null = null;

const sectionOf = (path: string) => path.split(/[/?]/, 2)[1] ?? '';

export function noteForeignScript(): void {
  hasForeign = true;
}

/** Remembers that this document's policy is older than the visitor's answer. @param path without a prefix */
export function noteAnswer(path: string): void {
  answeredIn ??= sectionOf(path);
}

export const hasForeignScripts = (): boolean => hasForeign;

/**
 * Whether an address must be opened as a new document: a private page, without the third-party scripts of earlier
 * pages; and the next section after an answer to the cookie notice, with the policy for it - not the next search or
 * episode, because a load would take the focus from the field, or interrupt playback. The document is loaded instead of
 * the page, not after it: a page that has begun has taken codes and tokens out of its address.
 * @param address path and query, without a language prefix
 */
export const needsDocument = (address: string): boolean =>
  (hasForeign && isPrivateAddress(address)) ||
  (answeredIn !== null && answeredIn !== sectionOf(address));
