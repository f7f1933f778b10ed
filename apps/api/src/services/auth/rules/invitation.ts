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
  /** Origin of the product, to which Messenger's dialog leads back. */
  origin: string;
  facebookAppId: string | null;
  /** Whether a phone asks. */
  onPhone: boolean;
}

/** Addresses at which the invitation is handed on (ENTITY-49). Spaces are `%20`: mail programs show a `+`. */
export function shareUrls(invitation: Invitation) {
  const { url, subject, text } = invitation;
  const address = encodeURIComponent(url);
  const message = encodeURIComponent(text);
  const together = encodeURIComponent(`${text} ${url}`);
  return {
    facebookUrl: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    emailUrl: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\r\n\r\n${url}`)}`,
    twitterUrl: `https://twitter.com/intent/tweet?text=${message}&url=${address}`,
    whatsAppUrl: `https://wa.me/?text=${together}`,
    messengerUrl: messengerUrl(invitation),
  };
}

/** Messenger's dialog for the web is not for phones and needs an application; its app needs none. */
function messengerUrl({ url, origin, facebookAppId, onPhone }: Invitation): string {
  const link = encodeURIComponent(url);
  if (onPhone || !facebookAppId) return `fb-messenger://share/?link=${link}`;
  const back = encodeURIComponent(origin);
  return `https://www.facebook.com/dialog/send?app_id=${encodeURIComponent(facebookAppId)}&link=${link}&redirect_uri=${back}`;
}

/** Whether a browser says that it is one of a phone or tablet. */
export function isPhone(userAgent: string): boolean {
  return /\b(?:Mobi|Android|iPhone|iPad)/i.test(userAgent);
}
