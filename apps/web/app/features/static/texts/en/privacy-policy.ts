import { paths } from '#app/paths.ts';
import { link, list, mail, ofPart, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Privacy policy',
  description: 'Which personal data {brand} keeps, why, for how long, and who else sees it.',
  lead: 'We keep what the service needs to work, and little else. We do not sell personal data, and we show nobody what your family watches.',
  updated: { text: 'Last updated {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        paragraph([
          'The operator of {brand} decides what happens with the data described here and answers for it. Write to ',
          mail('{email}'),
          ' about anything that concerns your data.',
        ]),
      ],
    },
    {
      id: 'data',
      heading: 'What we keep',
      blocks: [
        list(
          'Your account: name, e-mail address or phone number, country, language, and the password as a fingerprint that cannot be turned back into it.',
          'Your profiles: name, picture, language, and whether it is a kids profile.',
          'What you watch: your place in each video, what you have finished, your list, favorite channels, and what you liked or did not.',
          'How playback goes, also without an account: how long you waited for the picture, stalls, errors, the kind of device (phone, tablet, computer or television), and where a video was left. These numbers carry no name, no account and no number of your device, only a random number for that one viewing, which we delete after a few hours. What remains are totals for each title.',
          'What is searched for and not found, also without an account, but never on a kids profile. Until the week is over we store fingerprints of the session and the words, which cannot be turned back into them. Only what at least five sessions searched for becomes words with a number; we delete those at the end of the next week.',
          'Your devices: a random number for each, the kind of browser, when it was last used, and the network address of its log-in.',
          'Your payments: plan, date, amount, gateway, receipt number, and your name at that time. Card numbers are typed on the page of the gateway and never reach us.',
          ofPart('family', 'Your family sharing: whom you invited and who joined.'),
          'Your messages to support, with the file you attached.',
          'If you turn notifications on: the address and keys that your browser gave for them, its time zone, and which episodes we told you about.',
          'If you turn e-mails about new episodes on: that you did, your time zone, and which episodes we wrote about.',
          'Security events: log-ins, changed passwords, and the like.',
          'Which e-mails we sent you, without their text, and whether the mail server took them.',
          'When somebody of our staff opened your account, and in which role. Each opening needs a reason.',
        ),
        paragraph(
          'If you log in with Google, Facebook or Apple, we receive your name, your e-mail address and a number that stands for you there. We receive neither your password nor your contacts, and post nothing.',
        ),
        paragraph(
          ofPart(
            'prayer',
            'If you switch on prayer times, your browser computes them. The city you choose, or your location, rounded, stays on your device: it is never sent to us or to anyone. Switching them off or logging out removes it.',
          ),
        ),
        paragraph(
          'Some titles may be shown in some countries only. The country of your account decides whether you see them; if you are not logged in, it is the country that our network finds from your internet address. We use that one for the moment of the request and do not store it.',
        ),
      ],
    },
    {
      id: 'purposes',
      heading: 'What we use it for',
      blocks: [
        list(
          'To give you what you signed up for: log in, play, resume where you stopped, take payment, answer questions.',
          'To fulfill legal duties, above all keeping receipts for the tax office.',
          'To protect accounts and the service: find misuse, limit attempts, mend faults.',
          'With your consent: to count which pages help, and to tell you about new titles. You can withdraw consent at any time.',
        ),
        paragraph(
          'Rows and suggestions follow your language, your list and what you have watched on a profile. No decision that has legal effect for you is made by a machine alone.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        paragraph(
          'Accounts are for adults. A kids profile belongs to the account of a parent. For it we keep a name, which need not be the real one, a picture and what was watched. Kids profiles see no advertising made from what they watch, and nothing of theirs is given to anyone.',
        ),
      ],
    },
    {
      id: 'family',
      heading: 'What your family sees',
      blocks: [
        paragraph('Profiles of one account are open to all who use it.'),
        paragraph(
          ofPart(
            'family',
            'In family sharing, members see the names and pictures of each other. Lists and histories stay with each member.',
          ),
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Who else receives data',
      blocks: [
        list(
          'Payment gateways such as PayPal and iyzico, or your mobile operator: what is needed for the payment.',
          'Those who work for us under contract and by our orders: data centers, the delivery of videos, e-mail and text messages.',
          'The service that collects error reports for us: what failed and on which kind of page, and how long a page took to load. No name, no address, nothing you typed or watched, and no number that stands for you.',
          'If you turn notifications on: the push service of your browser, such as that of Google, Mozilla, Apple or Microsoft. It learns when we send one, but cannot read it.',
          'Google, Facebook or Apple: that you log in, if you choose to log in with them.',
          'Authorities, where a law compels us. We check each request and give no more than we must.',
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Where data is',
      blocks: [
        paragraph(
          'If data leaves the European Economic Area, it goes to countries whose protection the European Commission has found to be adequate, or under its standard contractual clauses. We send you a copy on request.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        list(
          'Account, profiles, lists and history: until you delete them. After a plan ends, they are kept for a year so that you can come back to them, and then deleted; we tell you 30 days before. The account itself stays.',
          'Sign-ups that were never confirmed: 30 days.',
          'Logged-in devices: 60 days after their last use, one year at most; ended sessions 30 days more.',
          'One-time codes: minutes. Links we send by e-mail: hours to days, depending on what they are for.',
          'Receipts: ten years, as tax law asks; if the account is deleted before, with a locked copy of your name, e-mail address and country.',
          'Attempts to pay that were not paid: 90 days. Notices from payment services: 13 months.',
          'Error reports: 90 days.',
          'Notifications: until you turn them off, log out, or the browser leaves its push service. When we sent them: 30 days. Which episodes we told you about: a year.',
          'E-mails about new episodes: that you want them, until you turn them off. Which episodes we wrote about: a year.',
          'Messages to support: until the matter is settled and no claim can arise from it.',
          'Security events: as long as misuse may have to be cleared up, also after the account is gone.',
          'Which e-mails we sent you: 90 days. When our staff opened your account: three years.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        paragraph(
          'All connections are encrypted. Passwords and log-in proofs are kept only as fingerprints. Our staff see only what their work needs. If a leak puts you at risk all the same, we tell you and the authority without delay.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        paragraph([
          'Every cookie we use, and the button with which you choose, is in the ',
          link('cookie policy', paths.cookiePreferences()),
          '.',
        ]),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        paragraph([
          'You can see your data, correct it, take it with you, have it deleted, and object to its use. How to do that is said step by step under ',
          link('data protection', paths.dataProtection()),
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        paragraph(
          'If we change something that matters, we tell you by e-mail or when you next visit, before it takes effect. The date above names the newest version.',
        ),
      ],
    },
  ],
};
