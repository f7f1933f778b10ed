import { cleanEmail } from '@kandil/contract/pasted';
import { domainToASCII } from 'node:url';

export interface EmailAddress {
  /** As typed, without what is pasted around it: mail goes there. */
  address: string;
  /** The form for comparisons: Latin letters in lower case, domain in ASCII. */
  key: string;
}

const SHAPE = /^[^\s@\p{C}]{1,64}@[^\s@\p{C}]+$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Parses an e-mail address; null if it is invalid. Plus signs and dots stay: their meaning is up to the provider. */
export function parseEmail(text: string): EmailAddress | null {
  const address = cleanEmail(text).normalize('NFC');
  if (!SHAPE.test(address)) return null;
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  if (domain.length > 253 || !DOMAIN.test(domain)) return null;
  return { address, key: `${lowerAscii(address.slice(0, at))}@${domain}` };
}

/**
 * Lower-cases A to Z only. Whether other letters differ by case is up to the mailbox; folding them could give one
 * mailbox the key of another (T-A14).
 */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

const HIDDEN = '•••';

/** A destination as visitors see it: `m•••@kandil.test`, `•••4567`. */
export function maskedDestination(destination: string): string {
  const at = destination.lastIndexOf('@');
  if (at < 0) return HIDDEN + destination.slice(-4);
  return `${[...destination][0]}${HIDDEN}${destination.slice(at)}`;
}
