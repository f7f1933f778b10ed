import PostalMime, { type Address, type Mailbox } from 'postal-mime';
import type { Message } from '../box/box.ts';
import { codesIn, linksIn } from '../web/text.ts';

export interface Mail extends Message {
  from: string;
  subject: string;
  /** The text part; where a mail has only HTML, the text of that. */
  text: string;
  html: string | null;
  links: string[];
  codes: string[];
  /** The mail as it came, headers and all, each byte one character (ISO 8859-1). */
  raw: string;
}

/** A mail as tests and the list get it; the source is fetched by itself. */
export type MailSummary = Omit<Mail, 'raw'>;

export const summary = ({ raw: _raw, ...rest }: Mail): MailSummary => rest;

const mailboxes = (address: Address): Mailbox[] => (address.group ? address.group : [address]);

const written = ({ name, address }: Mailbox) => (name ? `${name} <${address}>` : address);

/** The words of an HTML mail: tags become spaces, ends of blocks become lines. */
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
 * Reads a mail (RFC 5322) as it came over SMTP.
 * @param recipients the envelope's, which is where it was delivered, whatever its headers say
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
