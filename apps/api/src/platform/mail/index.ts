import { createTransport } from 'nodemailer';
import { StartupError } from '../startup-error.ts';

export interface Mail {
  /** Stable over retries: it becomes the Message-ID, which identifies a duplicate. */
  id: string;
  to: string;
  /** Which of the product's mails it is, and in which language. */
  template: string;
  language: string;
  /** The account that it is for, where the sender knows one: the address may not be its own yet. */
  accountId?: string;
  /** Where an answer goes; the sender when absent. */
  replyTo?: string;
  /** Address that ends mails of this kind by a POST, for the button of mail programs (RFC 8058). */
  stop?: string;
  subject: string;
  text: string;
  html: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

export interface Mailer {
  /** Hands a mail to the server, or throws; its job retries (SEC-17). */
  send: SendMail;
  close: () => void;
}

export interface MailOptions {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  url: string;
  /** The sender: `Kandil <no-reply@example.com>`. */
  from: string;
}

const PROTOCOLS = /^smtps?:$/;

/** Creates the SMTP transport; it connects with the first mail. */
export function openMail({ url, from }: MailOptions): Mailer {
  const server = URL.canParse(url) ? new URL(url) : undefined;
  if (!server || !PROTOCOLS.test(server.protocol) || !server.hostname) {
    throw new StartupError(
      'SMTP_URL is not the address of a mail server: it looks like smtp://user:password@host:587.',
    );
  }
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1];
  if (!domain)
    throw new StartupError(
      `MAIL_FROM is not a sender: it looks like Kandil <no-reply@example.com>.`,
    );
  const secure = server.protocol === 'smtps:';
  const user = decodeURIComponent(server.username);
  const transport = createTransport({
    host: server.hostname,
    port: Number(server.port) || (secure ? 465 : 587),
    secure,
    ...(user ? { auth: { user, pass: decodeURIComponent(server.password) } } : {}),
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, replyTo, stop, subject, text, html }) {
      // An object, not a string: user input can name only one recipient.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop && {
            'List-Unsubscribe': `<${stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
