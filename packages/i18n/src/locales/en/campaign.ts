/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign = {
  'campaign.ended': 'This offer has ended. Thank you to everyone who joined.',
  'campaign.upcoming': 'This offer starts on {date}.',
  'campaign.until': 'This offer ends on {date}.',
  'campaign.rules': 'Offer terms',
  'partner.code': 'Your promo code:',
  'partner.join': 'Sign up by e-mail',
  'partner.joinText':
    'Enter your e-mail address, and we’ll send you a link to sign up on any device.',
  'partner.send': 'Send me the link',
} as const;
