import { type SampleWords, template } from './template.ts';

const DEVICE = [
  ['mail.fact.device', 'device'],
  ['mail.fact.time', 'time'],
  ['mail.fact.place', 'place'],
] as const;

const onlyName = ({ name }: SampleWords) => ({ name });

/** Mails about what happened to an account. */
export const ACCOUNT = {
  'session.reused': template({
    subject: 'session.reused.subject',
    text: 'session.reused.text',
    because: 'account',
    sample: onlyName,
  }),
  'verify.changed': template({
    subject: 'verify.changed.subject',
    text: 'verify.changed.text',
    because: 'account',
    sample: onlyName,
  }),
  'login.newDevice': template({
    subject: 'login.newDevice.subject',
    text: 'login.newDevice.text',
    because: 'account',
    rows: DEVICE,
    sample: ({ name, moment, words }) => ({
      name,
      device: words('device.browserOn', { browser: 'Firefox', system: 'Linux' }),
      time: moment,
      place: 'Istanbul',
    }),
  }),
  'tv.approved': template({
    subject: 'tv.approved.subject',
    text: 'tv.approved.text',
    because: 'account',
    rows: DEVICE,
    sample: ({ name, moment, words }) => ({
      name,
      device: words('device.television', { maker: 'Samsung' }),
      time: moment,
      place: words('login.newDevice.placeUnknown'),
    }),
  }),
  'social.linked': template({
    subject: 'social.linked.subject',
    text: 'social.linked.text',
    because: 'account',
    sample: ({ name }) => ({ name, provider: 'Google' }),
  }),
  'password.changed': template({
    subject: 'password.changed.subject',
    text: 'password.changed.text',
    because: 'account',
    sample: onlyName,
  }),
  'login.many': template({
    subject: 'login.many.subject',
    text: 'login.many.text',
    because: 'account',
    sample: onlyName,
  }),
  'phone.verified': template({
    subject: 'phone.verified.subject',
    text: 'phone.verified.text',
    because: 'account',
    sample: ({ name }) => ({ name, phone: '•••4567' }),
  }),
  'account.blocked': template({
    subject: 'account.blocked.subject',
    text: 'account.blocked.text',
    because: 'account',
    sample: ({ name, words }) => ({
      name,
      why: words('account.blocked.TERMS'),
      support: 'support@example.com',
    }),
  }),
  'account.unblocked': template({
    subject: 'account.unblocked.subject',
    text: 'account.unblocked.text',
    because: 'account',
    sample: onlyName,
  }),
  'setAside.begun': template({
    subject: 'setAside.begun.subject',
    text: 'setAside.begun.text',
    because: 'account',
    sample: onlyName,
  }),
  'setAside.ends': template({
    subject: 'setAside.ends.subject',
    text: 'setAside.ends.text',
    because: 'account',
    sample: ({ name, day }) => ({ name, date: day, support: 'support@example.com' }),
  }),
  'export.offered': template({
    subject: 'export.offered.subject',
    text: 'export.offered.text',
    because: 'account',
    action: 'export.offered.action',
    sample: ({ name, page }) => ({ name, action: page('/settings#privacy') }),
  }),
  'terms.announced': template({
    subject: 'terms.announced.subject',
    text: 'terms.announced.text',
    because: 'account',
    action: 'terms.announced.action',
    sample: ({ name, day, page }) => ({
      name,
      date: day,
      quote: 'Plans can be paused for up to three months.\nDisputes go to the court of your home.',
      action: page('/terms-of-use'),
    }),
  }),
  'deletion.asked': template({
    subject: 'deletion.asked.subject',
    text: 'deletion.asked.text',
    because: 'account',
    sample: ({ name, day }) => ({ name, date: day }),
  }),
  'deletion.kept': template({
    subject: 'deletion.kept.subject',
    text: 'deletion.kept.text',
    because: 'account',
    sample: onlyName,
  }),
  'deletion.done': template({
    subject: 'deletion.done.subject',
    text: 'deletion.done.text',
    because: 'deleted',
    sample: onlyName,
  }),
  retention: template({
    subject: 'retention.subject',
    text: 'retention.text',
    because: 'plan',
    action: 'retention.action',
    sample: ({ name, day, page }) => ({
      name,
      ended: day,
      date: day,
      action: page('/subscription-plans'),
    }),
  }),
};
