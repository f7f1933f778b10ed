/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails = {
  'mail.fact.device': 'Device',
  'mail.fact.time': 'Time',
  'mail.fact.place': 'Place, going by the device’s clock',
  'mail.fact.topic': 'Subject',
  'mail.fact.ticket': 'Number',
  'mail.fact.receipt': 'Receipt',
  'mail.fact.creditNote': 'Credit note',
  'mail.fact.plan': 'Plan',
  'mail.fact.period': 'Period',
  'mail.fact.amount': 'Amount',
  'mail.fact.amountBack': 'You would get back',
  'mail.fact.paidUntil': 'Paid until',
  'mail.fact.chargedOn': 'Charged on',
  'mail.fact.received': 'Received',
  'mail.fact.stated': 'Name',
  'mail.because.account': 'You get this mail because it is about your {brand} account.',
  'mail.because.plan': 'You get this mail because it is about your plan at {brand}.',
  'mail.because.request': 'You get this mail because this address was entered at {brand}.',
  'mail.because.deleted':
    'You get this mail because this was the address of a {brand} account. It is the last one.',
  'mail.because.ticket':
    'You get this mail because a message to our support was sent with this address.',
  'mail.because.operator': 'You get this mail because this is the support address of {brand}.',
  'mail.because.episodes':
    'You get this mail because e-mails about new episodes are on for one of your profiles.',
  'mail.help': 'Help',
  'mail.settings': 'Your settings',
  'mail.stop': 'Turn these e-mails off',
} as const;
