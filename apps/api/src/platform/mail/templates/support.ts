import { type Facts, type SampleWords, template } from './template.ts';

/** A message to support, for the operator; what is not known is null. */
interface TicketFacts extends Facts {
  number: string;
  subject: string;
  quote: string;
  from: string;
  account: string | null;
  problem: string | null;
  title: string | null;
  video: string | null;
  channel: string | null;
  position: number | null;
  languages: string;
  platform: string;
  version: string | null;
  browser: string | null;
  /** Where the control room answers it; null without one. */
  room: string | null;
}

const ROWS = [
  ['support.operator.from', 'from'],
  ['support.operator.account', 'account'],
  ['support.operator.problem', 'problem'],
  ['support.operator.title', 'title', 'link'],
  ['support.operator.video', 'video', 'link'],
  ['support.operator.channel', 'channel', 'link'],
  ['support.operator.position', 'position'],
  ['support.operator.languages', 'languages'],
  ['support.operator.platform', 'platform'],
  ['support.operator.version', 'version'],
  ['support.operator.browser', 'browser'],
  ['support.operator.room', 'room', 'link'],
] as const;

const ticket = ({ words, page }: SampleWords): TicketFacts => ({
  number: 'T-42',
  subject: words('support.subject.TITLE'),
  quote: 'The subtitles of the second episode come late.\n\nمع الشكر',
  from: 'viewer@kandil.test',
  account: null,
  problem: 'SUBTITLES',
  title: page('/en/detail/7'),
  video: page('/en/watch/12'),
  channel: null,
  position: 75,
  languages: 'ar, device tr',
  platform: 'web',
  version: '1.2.3',
  browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0',
  room: page('/tickets/T-42'),
});

/** What a mail to the sender says of a ticket. */
const TICKET_ROWS = [
  ['mail.fact.topic', 'subject'],
  ['mail.fact.ticket', 'number'],
] as const;

const thread = ({ words, page }: SampleWords) => ({
  number: 'T-42',
  subject: words('support.subject.PAYMENT'),
  action: page('/en/customer-support/T-42'),
});

/** Mails about messages to support. */
export const SUPPORT = {
  'support.mail': template({
    subject: 'support.mail.subject',
    text: 'support.mail.text',
    because: 'ticket',
    rows: TICKET_ROWS,
    sample: ({ words }) => ({ number: 'T-42', subject: words('support.subject.PAYMENT') }),
  }),
  'support.received': template({
    subject: 'support.mail.subject',
    text: 'support.received.text',
    because: 'ticket',
    rows: TICKET_ROWS,
    action: 'support.thread.action',
    sample: thread,
  }),
  'support.answer': template({
    subject: 'support.answer.subject',
    text: 'support.answer.text',
    because: 'ticket',
    rows: TICKET_ROWS,
    action: 'support.thread.action',
    sample: thread,
  }),
  'support.operator': template({
    subject: 'support.operator.subject',
    text: 'support.operator.text',
    because: 'operator',
    rows: ROWS,
    sample: ticket,
  }),
  'support.operatorFile': template({
    subject: 'support.operator.subject',
    text: 'support.operator.textWithFile',
    because: 'operator',
    rows: ROWS,
    action: 'support.operator.action',
    sample: (words) => ({
      ...ticket(words),
      file: 'screen.png',
      kilobytes: 210,
      days: 30,
      action: words.page('/api/notify/support/ticket/file/sample'),
    }),
  }),
};
