import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'General data protection regulation',
  description:
    'Your rights under the GDPR and how to use them at {brand}: see, correct, export, delete, object.',
  lead: 'The General Data Protection Regulation (GDPR) of the European Union gives you rights over your data. We grant them to everyone, wherever you live.',
  updated: { text: 'Last updated {date}', day: '2026-11-20' },
  sections: [
    {
      id: 'how',
      heading: 'How to use your rights',
      blocks: [
        paragraph([
          'Most of it you can do yourself, at once, in your ',
          link('settings', paths.settings()),
          ' under cookies and privacy. For everything else write to ',
          mail('{email}'),
          '.',
        ]),
        list(
          'It costs nothing.',
          'We answer within a month. If a request is very extensive it may take two months more; then we tell you so within the first.',
          'Write from the address of your account. If we are not sure that it is you, we ask for a one-time code, never for a copy of an identity card.',
          'If we cannot fulfill a request, we say why and what you can do about it.',
        ),
      ],
    },
    {
      id: 'bases',
      heading: 'On what grounds we use data',
      blocks: [
        list(
          'Contract (Article 6(1)(b)): account, profiles, playback, payment, support.',
          'Legal duty (Article 6(1)(c)): receipts and accounts.',
          'Legitimate interest (Article 6(1)(f)): protection against misuse, limits on devices and attempts, mending faults.',
          'Consent (Article 6(1)(a)): functionality, analytical and social media cookies, and news by e-mail.',
        ),
        paragraph([
          'Which data that is, and for how long, is said in the ',
          link('privacy policy', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'access',
      heading: 'See your data (Article 15)',
      blocks: [
        paragraph(
          'You can ask whether and which data we keep about you, where it came from, who received it, and receive a copy. The export in your settings contains account, profiles, lists, history, devices and receipts.',
        ),
      ],
    },
    {
      id: 'rectification',
      heading: 'Correct it (Article 16)',
      blocks: [
        paragraph(
          'Name, e-mail address, phone number, language and profiles can be changed in your settings. A new e-mail address is confirmed before it holds.',
        ),
      ],
    },
    {
      id: 'erasure',
      heading: 'Have it deleted (Article 17)',
      blocks: [
        paragraph(
          'Deleting your account in your settings removes the account, its profiles, lists and history. We ask once more before, and name what stays: receipts, which tax law makes us keep, and security events. A plan that is still running ends with it.',
        ),
      ],
    },
    {
      id: 'restriction',
      heading: 'Have it set aside (Article 18)',
      blocks: [
        paragraph(
          'While it is being clarified whether data is correct or whether we may use it, you can ask that we keep it but do not use it. To ask for it, write to us. We then send you an e-mail, and another at least seven days before we use the data again.',
        ),
      ],
    },
    {
      id: 'portability',
      heading: 'Take it with you (Article 20)',
      blocks: [
        paragraph(
          'The export is a file that other programs can read. On request we send it straight to another provider where that is possible.',
        ),
      ],
    },
    {
      id: 'objection',
      heading: 'Object (Article 21)',
      blocks: [
        paragraph(
          'Where we rely on a legitimate interest, you can object for reasons of your own situation. We then stop, unless there are compelling reasons against it. You can object to news and advertising at any time, without a reason.',
        ),
      ],
    },
    {
      id: 'consent',
      heading: 'Take back consent (Article 7)',
      blocks: [
        paragraph(
          'What you have allowed, you can forbid again, as easily as you allowed it. It holds from then on.',
        ),
        { kind: 'cookiePreferences', label: 'Open cookie preferences' },
      ],
    },
    {
      id: 'automated',
      heading: 'Decisions by machine (Article 22)',
      blocks: [
        paragraph(
          'Suggestions are sorted by machine. Nothing that has legal effect for you, or affects you in a similar way, is decided by machine alone. If an account was blocked automatically, for example after many wrong passwords, a person looks at it when you write to us.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children (Article 8)',
      blocks: [
        paragraph(
          'Accounts are for adults. Parents use the rights of their children for the profiles in their account. If you believe that a child has opened an account, tell us and we delete it.',
        ),
      ],
    },
    {
      id: 'breach',
      heading: 'If something goes wrong (Articles 33 and 34)',
      blocks: [
        paragraph(
          'We report a breach of personal data to the authority within 72 hours of learning of it, unless it poses no risk. If the risk for you is high, we tell you as well: what happened, and what you should do.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Complain (Article 77)',
      blocks: [
        paragraph(
          'You can complain to a data protection authority, where you live, where you work, or where you think the law was broken. We would be glad if you gave us the chance to put it right first, but you do not have to.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        paragraph([
          'The person at {brand} who is charged with data protection reads ',
          mail('{email}'),
          '. Begin the subject with “Data protection”.',
        ]),
      ],
    },
  ],
};
