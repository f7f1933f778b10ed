/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails = {
  'mail.fact.device': 'Device',
  'mail.fact.time': 'Time',
  'mail.fact.place': 'Location, based on the device’s clock',
  'mail.fact.topic': 'Subject',
  'mail.fact.ticket': 'Number',
  'mail.fact.receipt': 'Receipt',
  'mail.fact.creditNote': 'Credit note',
  'mail.fact.plan': 'Plan',
  'mail.fact.period': 'Period',
  'mail.fact.amount': 'Amount',
  'mail.fact.amountBack': 'You’d get back',
  'mail.fact.paidUntil': 'Paid until',
  'mail.fact.chargedOn': 'Charged on',
  'mail.fact.priceNow': 'Price until then',
  'mail.fact.newPrice': 'New price',
  'mail.fact.priceFrom': 'New price from',
  'mail.fact.extraDays': 'Extra days',
  'mail.fact.watchUntil': 'You can watch until',
  'mail.fact.received': 'Received',
  'mail.fact.stated': 'Name',
  'mail.because.account': 'You’re getting this e-mail because it’s about your {brand} account.',
  'mail.because.plan': 'You’re getting this e-mail because it’s about your {brand} plan.',
  'mail.because.request': 'You’re getting this e-mail because this address was entered on {brand}.',
  'mail.because.deleted':
    'You’re getting this e-mail because this address belonged to a {brand} account. This is the last one.',
  'mail.because.ticket':
    'You’re getting this e-mail because a message to our support was sent with this address.',
  'mail.because.operator':
    'You’re getting this e-mail because this is the {brand} support address.',
  'mail.because.episodes':
    'You’re getting this e-mail because e-mails about new episodes are on for one of your profiles.',
  'mail.help': 'Help',
  'mail.settings': 'Your settings',
  'mail.stop': 'Turn off these e-mails',
  'legal.updated': 'Last updated {date}',
} as const;
