import { randomInt } from 'node:crypto';

/** Digits and letters that nobody confuses when reading them out. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** A code to invite with: random, so that it tells nothing of its account and none can be guessed from another. */
export function newInviteCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export interface Invitation {
  url: string;
  subject: string;
  /** What the message says before the address. */
  text: string;
}

/** Addresses at which the invitation is handed on (ENTITY-49). Spaces are `%20`: mail programs show a `+`. */
export function shareUrls({ url, subject, text }: Invitation) {
  const address = encodeURIComponent(url);
  const message = encodeURIComponent(text);
  const together = encodeURIComponent(`${text} ${url}`);
  return {
    facebookUrl: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    emailUrl: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\r\n\r\n${url}`)}`,
    twitterUrl: `https://twitter.com/intent/tweet?text=${message}&url=${address}`,
    whatsAppUrl: `https://wa.me/?text=${together}`,
    messengerUrl: `fb-messenger://share/?link=${address}`,
  };
}
