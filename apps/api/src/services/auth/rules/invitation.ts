import { randomInt } from 'node:crypto';

/** Digits and letters that are hard to confuse when read aloud. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 10;

/** A random code: it reveals nothing about its account, and no code helps to guess another. */
export function newInviteCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

export interface Invitation {
  url: string;
  subject: string;
  /** The message before the address. */
  text: string;
  /** Origin of the product; Messenger's dialog redirects to it. */
  origin: string;
  facebookAppId: string | null;
  /** Whether the caller is a phone. */
  onPhone: boolean;
}

/** Links that share the invitation (ENTITY-49). Spaces are `%20`, because mail programs show a `+`. */
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

/** Messenger's web dialog does not work on phones and needs an application id; the link to its app needs none. */
function messengerUrl({ url, origin, facebookAppId, onPhone }: Invitation): string {
  const link = encodeURIComponent(url);
  if (onPhone || !facebookAppId) return `fb-messenger://share/?link=${link}`;
  const back = encodeURIComponent(origin);
  return `https://www.facebook.com/dialog/send?app_id=${encodeURIComponent(facebookAppId)}&link=${link}&redirect_uri=${back}`;
}

/** Whether the user agent is of a phone or tablet. */
export function isPhone(userAgent: string): boolean {
  return /\b(?:Mobi|Android|iPhone|iPad)/i.test(userAgent);
}
