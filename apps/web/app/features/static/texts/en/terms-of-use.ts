import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Terms of use',
  description:
    'What you may expect from {brand} and what {brand} expects from you: accounts, plans, payment, devices and family sharing.',
  lead: 'These terms are the agreement between you and {brand}. They are written to be read. Where one of them seems to take away a right that the law of your country gives you as a consumer, the law counts.',
  updated: { text: 'Last updated {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'agreement',
      heading: 'The agreement',
      blocks: [
        paragraph(
          '{brand} shows series, films and other programs over the internet. You agree to these terms when you create an account, and as far as they apply also when you watch as a guest. If you do not agree, please do not use the service.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        list(
          'You must be 18 years old to open an account. Younger people watch with the account of a parent or guardian.',
          'Give us your real name and an e-mail address or phone number that reaches you. We confirm it with a one-time code.',
          'Keep your password and your codes to yourself. We never ask for them by phone, e-mail or message. If you think that somebody else knows them, change the password: that logs out your other devices.',
          'What happens in your account counts as done by you, unless you have told us that it has fallen into other hands.',
        ),
      ],
    },
    {
      id: 'profiles',
      heading: 'Profiles and children',
      blocks: [
        paragraph(
          'An account can hold several profiles, each with its own list and its own places in films and episodes. A kids profile shows only what has been chosen for children. It helps you, and does not replace you: please look at age ratings, and decide what your children watch.',
        ),
      ],
    },
    {
      id: 'plans',
      heading: 'Plans, prices and payment',
      blocks: [
        paragraph([
          'Some of the programs are free. For everything else you need a plan. The ',
          link('plans page', paths.subscriptionPlans()),
          ' names what each contains, its price with tax, and the period. Before you confirm you see what you pay today, and when and how much you pay next.',
        ]),
        list(
          'Payment goes through a gateway such as PayPal or iyzico, or through the bill of your mobile operator. Their terms apply to the payment itself. We never see your full card number.',
          'A plan renews automatically at the end of each period, at the price you bought it at, until you cancel.',
          'If a payment fails, the plan is put on hold and we tell you. Nothing is deleted, and everything plays again once the payment has arrived.',
          'We announce a higher price at least 30 days before the first period it applies to. You can cancel until then.',
        ),
      ],
    },
    {
      id: 'promotions',
      heading: 'Promo codes and campaigns',
      blocks: [
        paragraph(
          'A promo code or campaign is valid for the plan, the time and the number of uses stated with it. Two campaigns cannot be combined. If a code does not apply to you, we say why before you pay. Codes cannot be paid out or sold.',
        ),
      ],
    },
    {
      id: 'cancelling',
      heading: 'Canceling',
      blocks: [
        paragraph(
          'You can cancel at any time, without a reason, in your settings under “Plan”. You keep watching until the period you have paid for ends, and are not charged again. Your profiles and favorites are kept for a year: if you start again within that time, everything is where you left it.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Withdrawal and refunds',
      blocks: [
        paragraph([
          'Within 14 days of the day of the first payment of a contract you can withdraw from it without a reason. If the last day falls on a weekend, you have until Monday. You state it on the page ',
          link('Withdraw from the contract', paths.withdraw()),
          ' and confirm it there, also without logging in. We confirm it to you with the time at which we received it, refund everything you paid for this contract, to the payment method you used and within 14 days, and the contract ends. A change of plan is a new contract; a renewal is not.',
        ]),
        paragraph([
          'We also refund what was charged twice or by mistake. Write to ',
          mail('{email}'),
          ' and name the receipt.',
        ]),
      ],
    },
    {
      id: 'family-sharing',
      heading: 'Family sharing',
      blocks: [
        paragraph(
          'With a family plan the owner may invite members of the same family. The owner pays, sees the names of the members, and can remove them; every member can leave. Each member has their own account, list and history, which the owner does not see. When the family plan ends, it ends for all.',
        ),
      ],
    },
    {
      id: 'devices',
      heading: 'Devices',
      blocks: [
        paragraph(
          'A plan names on how many screens it plays at the same time, and whether it plays on phones and tablets only. How many devices can watch with one account is limited too; your settings name the number. You can remove devices from your list. How often you can do so is limited as well, so that one account is not passed around.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'What you may do, and what not',
      blocks: [
        paragraph(
          'You may watch for yourself and with your family and guests at home. You may not:',
        ),
        list(
          'copy, record, resell or publicly show what you watch;',
          'get around the protection of the videos, the limits on devices, or the regions a title is licensed for;',
          'read out the service by machine, look for gaps in it without our consent, or burden it so that others suffer;',
          'share your account with people outside your family.',
        ),
      ],
    },
    {
      id: 'catalogue',
      heading: 'What we offer',
      blocks: [
        paragraph(
          'Titles come and go with their licenses, and differ from country to country. We choose them for families, but tastes differ and an age rating is no promise. Picture quality depends on your plan, your connection and your device. We maintain the service with care. It can fail all the same; if it does for long, we extend your period by that time.',
        ),
      ],
    },
    {
      id: 'giving',
      heading: 'The share we give',
      blocks: [
        paragraph([
          'We give away a share of our revenue. We give it from what is ours: it adds nothing to your price, and it is not a donation of yours for tax purposes. More on the page about ',
          link('giving', paths.socialResponsibility()),
          '.',
        ]),
      ],
    },
    {
      id: 'rights',
      heading: 'Rights in the content',
      blocks: [
        paragraph(
          'The films, series and other programs, the texts, pictures and software of {brand} belong to us or to those who let us use them. You get the right to watch, nothing beyond that. What you send us, such as a message or a file for support, stays yours; we use it only to help you.',
        ),
      ],
    },
    {
      id: 'suspension',
      heading: 'When we close an account',
      blocks: [
        paragraph(
          'If somebody breaks these terms gravely or again after a warning, we may block the account or end the agreement. We say why, and you can object. If we end it without such a reason, we refund the part of the period that is left.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        paragraph(
          'We answer without limit for intent, gross negligence, and harm to life, body or health. For slight negligence we answer only where we break a duty on which the agreement rests, and then for the damage that was to be expected. Rights under product liability law are untouched.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        paragraph(
          'We may change these terms for good reason, such as a new law or a new function. We tell you by e-mail at least 30 days before. If you do not agree, you can cancel, and the old terms apply until your period ends.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        paragraph(
          'The law of the country in which {brand} has its seat applies, together with the consumer protection of the country you live in. Talk to us first: most things are settled by one message. You are free to go to the courts or the consumer arbitration where you live.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        paragraph([
          'Questions about these terms go to ',
          mail('{email}'),
          '. Many are answered in the ',
          link('help center', paths.helpCenter()),
          '.',
        ]),
      ],
    },
  ],
};
