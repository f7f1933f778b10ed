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
  'payment.planGone': 'This plan is no longer offered. Please look at the plans again.',
  'payment.handheldNote': 'This plan plays on phones and tablets, and not on this device.',
  'payment.howToPay': 'Ways to pay',
  'payment.country': 'Which country do you live in?',
  'payment.countryText':
    'Some ways to pay, such as cards, are offered in some countries only, and the price may differ too. We keep the country in your account.',
  'payment.wayRedirect': 'You approve it on their page and come back here.',
  'payment.wayCard': 'The card is checked with a small amount, which is given back.',
  'payment.wayNumber': 'Your operator sends a code to your phone.',
  'payment.wayConsent': 'You approve it on your operator’s page and come back here.',
  'payment.to.REDIRECT': 'Continue to {way}',
  'payment.to.CREDIT_CARD': 'Continue to the card details',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'Continue with the phone number',
  'payment.to.CONSENT_GATEWAY': 'Continue to your operator’s page',
  'payment.terms': 'By continuing you agree to the {terms}. You can cancel at any time.',
  'payment.termsLink': 'terms of use',
  'payment.priceChanged':
    'The price has changed from {before} to {after}. Nothing was charged. Press again if you agree.',
  'payment.priceLoaded':
    'The prices were loaded again. Nothing was charged. Please check them and press again.',
  'payment.cancelled': 'You went back. Nothing was charged.',

  'payment.promoCode': 'Promo code',
  'payment.promoTitle': 'Use a promo code',
  'payment.promoText': 'Enter your code. Capital and small letters make no difference.',
  'payment.promoApply': 'Apply',
  'payment.promoRemove': 'Remove',
  'payment.promoEmpty': 'Enter a code first',
  'payment.promoGoOn': 'Continue',
  'payment.havePromo': 'I have a promo code',

  'payment.numberTitle': 'Pay with your phone number',
  'payment.numberText':
    'The amount comes with your operator’s bill. A code that is sent to this number confirms it.',
  'payment.sendCode': 'Send the code',
  'payment.codeSent': 'We sent a {length}-digit code to {account}.',
  'payment.otherNumber': 'Use another number',
  'payment.payByNumber': 'Pay with my phone number',

  'payment.card.title': 'Pay by card',
  'payment.card.text':
    'The payment company asks for these details. You enter the card itself on its page; we never see it.',
  'payment.card.name': 'First name',
  'payment.card.surname': 'Last name',
  'payment.card.email': 'E-mail',
  'payment.card.identityNumber': 'Identity number',
  'payment.card.identityHint':
    'iyzico, the payment company, asks for it to check who pays. It is passed on and not stored here. Without a Turkish number, enter 11111111111.',
  'payment.card.identityInvalid': 'An identity number has 11 digits',
  'payment.card.address': 'Billing address',
  'payment.card.city': 'City',
  'payment.card.zipCode': 'Postal code (if there is one)',
  'payment.card.goOn': 'Continue to the card',
} as const;
