/** Choosing a plan and paying for it. */
export const payment = {
  'field.tooLong': 'This is too long',
  'field.tooShort': 'This is too short',

  'plans.kidsText': 'Plans and payments are for adults. Leave this profile to choose and pay.',
  'plans.shared': 'You watch on your family’s plan, so you don’t need one of your own.',
  'payment.choose': 'Choose {plan}',
  'payment.today': 'Today',
  'payment.nextCharge': 'next charge {price} on {date}',
  'payment.givingShare': 'giving share {price}',

  'payment.title': 'How would you like to pay?',
  'payment.planGone': 'This plan is no longer available. Please go back to the plans.',
  'payment.handheldNote': 'This plan works on phones and tablets, not on this device.',
  'payment.howToPay': 'Ways to pay',
  'payment.country': 'Which country do you live in?',
  'payment.countryText':
    'Some ways to pay, such as cards, are only available in certain countries, and prices may differ too. We save your country in your account.',
  'payment.wayRedirect': 'You approve the payment on their page, then come back here.',
  'payment.wayCard': 'Your card is checked with a small charge, which is refunded.',
  'payment.wayNumber': 'Your operator sends a code to your phone.',
  'payment.wayConsent': 'You approve the payment on your operator’s page, then come back here.',
  'payment.to.REDIRECT': 'Continue to {way}',
  'payment.to.CREDIT_CARD': 'Continue to card details',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'Continue with your phone number',
  'payment.to.CONSENT_GATEWAY': 'Continue to your operator’s page',
  'payment.terms': 'By continuing, you agree to the {terms}. You can cancel at any time.',
  'payment.termsLink': 'terms of use',
  'payment.priceChanged':
    'The price has changed from {before} to {after}. You were not charged. Press again if you agree.',
  'payment.priceLoaded':
    'We reloaded the prices. You were not charged. Please check them and press again.',
  'payment.cancelled': 'You went back. You were not charged.',

  'payment.promoCode': 'Promo code',
  'payment.promoTitle': 'Use a promo code',
  'payment.promoText': 'Enter your code. Capital and lowercase letters both work.',
  'payment.promoApply': 'Apply',
  'payment.promoRemove': 'Remove',
  'payment.promoEmpty': 'Enter a code first',
  'payment.promoGoOn': 'Continue',
  'payment.havePromo': 'I have a promo code',

  'payment.numberTitle': 'Pay with your phone number',
  'payment.numberText':
    'The amount is added to your mobile operator’s bill. To confirm, you’ll enter a code sent to this number.',
  'payment.sendCode': 'Send code',
  'payment.codeSent': 'We sent a {length}-digit code to {account}.',
  'payment.otherNumber': 'Use another number',
  'payment.payByNumber': 'Pay with my phone number',

  'payment.card.title': 'Pay by card',
  'payment.card.text':
    'Our payment provider needs these details. You enter the card itself on their page; we never see it.',
  'payment.card.name': 'First name',
  'payment.card.surname': 'Last name',
  'payment.card.email': 'E-mail',
  'payment.card.identityNumber': 'ID number',
  'payment.card.identityHint':
    'iyzico, our payment provider, needs it to verify who is paying. We pass it on and don’t store it. If you don’t have a Turkish ID number, enter 11111111111.',
  'payment.card.identityInvalid': 'An ID number has 11 digits',
  'payment.card.address': 'Billing address',
  'payment.card.city': 'City',
  'payment.card.zipCode': 'Postal code (if you have one)',
  'payment.card.goOn': 'Continue to card payment',
} as const;
