import PostalMime, { type Address, type Mailbox } from 'postal-mime';
import type { Message } from '../box/box.ts';
import { codesIn, linksIn } from '../web/text.ts';

export interface Mail extends Message {
  from: string;
  subject: string;
  /** The text part, or the text of the HTML part if there is only that. */
  text: string;
  html: string | null;
  links: string[];
  codes: string[];
  /** The raw mail with headers, each byte one character (ISO 8859-1). */
  raw: string;
}

/** A mail without its source, for tests and the list. */
export type MailSummary = Omit<Mail, 'raw'>;

export const summary = ({ raw: _raw, ...rest }: Mail): MailSummary => rest;

const mailboxes = (address: Address): Mailbox[] => (address.group ? address.group : [address]);

const written = ({ name, address }: Mailbox) => (name ? `${name} <${address}>` : address);

/** The text of an HTML mail: tags become spaces, ends of blocks become line breaks. */
const plain = (html: string) =>
  html
    .replaceAll(/<(style|script|head)\b.*?<\/\1>/gis, '')
    .replaceAll(/<a\b[^>]*\bhref="(https?:[^"]+)"[^>]*>/gi, '$1 ')
    .replaceAll(/<(br|\/p|\/div|\/tr|\/h\d|\/li)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

/**
 * Parses a mail (RFC 5322) from SMTP.
 * @param recipients of the envelope; the headers may differ
 */
export async function parseMail(
  source: Buffer,
  sender: string,
  recipients: string[],
): Promise<Omit<Mail, 'id' | 'at'>> {
  const parsed = await PostalMime.parse(source);
  const [author] = parsed.from ? mailboxes(parsed.from) : [];
  const text = parsed.text ?? (parsed.html ? plain(parsed.html) : '');
  return {
    to: recipients.map((one) => one.toLowerCase()),
    from: author ? written(author) : sender,
    subject: parsed.subject ?? '',
    text,
    html: parsed.html ?? null,
    links: linksIn(text),
    codes: codesIn(text),
    raw: source.toString('latin1'),
  };
}
