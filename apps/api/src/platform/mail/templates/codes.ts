import { template } from './template.ts';

/** Mails with a code or link that somebody asked for. */
export const CODES = {
  otp: template({
    subject: 'otp.mail.subject',
    text: 'otp.mail.text',
    because: 'request',
    sample: ({ name, code }) => ({ name, code, minutes: 10 }),
  }),
  verify: template({
    subject: 'verify.mail.subject',
    text: 'verify.mail.text',
    because: 'request',
    action: 'verify.mail.action',
    sample: ({ name, page }) => ({ name, hours: 24, action: page('/verify?token=sample') }),
  }),
  reset: template({
    subject: 'reset.mail.subject',
    text: 'reset.mail.text',
    because: 'request',
    action: 'reset.mail.action',
    sample: ({ name, code, page }) => ({
      name,
      code,
      minutes: 10,
      linkMinutes: 30,
      action: page('/reset-password?token=sample'),
    }),
  }),
  'social.proof': template({
    subject: 'otp.mail.subject',
    text: 'social.proof.text',
    because: 'request',
    sample: ({ name, code }) => ({ name, code, minutes: 10 }),
  }),
  signUp: template({
    subject: 'signUp.mail.subject',
    text: 'signUp.mail.text',
    because: 'request',
    action: 'signUp.mail.action',
    sample: ({ page }) => ({ action: page('/?register&email=viewer%40kandil.test&channel=WEB') }),
  }),
};
