/** Texts of the services about money: plans, promo codes, mails. */
export const money = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'Credit or debit card',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'Mobile number',
  'plans.pay.CONSENT_GATEWAY': 'Mobile operator’s page',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'card',
  'plans.gateway.OPERATOR': 'mobile operator',
  'plans.note.same': 'This is your plan.',
  'plans.note.COUNTRY': 'Paying by {gateway} is not offered in your country.',
  'plans.note.COUNTRY_UNKNOWN':
    'Paying by {gateway} depends on your country. Choose it in the settings.',
  'plans.note.OFFER': 'Paying by {gateway} does not work with this offer.',
  'plans.note.LATER':
    'Paying by {gateway} cannot start later: you can choose it once your plan has ended, on {date}.',
  'plans.note.NOW': 'Paying by {gateway} works once your plan has ended.',
  'plans.change.NOW': 'It begins today and replaces your present plan.',
  'plans.change.NOW_BACK':
    'It begins today and replaces your present plan; you get {amount} back for its unused days.',
  'plans.change.LATER':
    'You keep what you have paid for until {date}. Then this plan begins; nothing is paid today.',
  'plans.change.PAY_AGAIN':
    'It begins today. The old subscription, whose payment failed, is canceled first and not charged again.',
  'plans.promo.applied': 'Your code is applied.',
  'plans.promo.first': '{today} today, then {price} from {date}.',
  'plans.promo.free': 'Free until {date}, then {price}.',
  'plans.promo.UNKNOWN': 'We don’t know this code. Please check the spelling.',
  'plans.promo.EXPIRED': 'This code has expired.',
  'plans.promo.NOT_YET': 'This code cannot be used yet.',
  'plans.promo.USED_UP': 'This code has already been used up.',
  'plans.promo.ALREADY_USED': 'You have used this offer before.',
  'plans.promo.OTHER_PLAN': 'This code is not for this plan and period.',
  'plans.promo.OTHER_GATEWAY': 'This code does not work with any way to pay that is offered here.',
  'plans.promo.OTHER_OFFER':
    'This code is for new subscriptions. It cannot be combined with a running plan or another offer.',
  'cardPage.today': 'Today: {amount}',
  'cardPage.then': 'After that: {amount}',
  'cardPage.safe': 'If the card is refused, nothing is charged.',
  'cardPage.back': 'Go back without paying',
  'mail.money.action': 'Payment history',
  'mail.money.RECEIPT.subject': 'Your receipt {number}',
  'mail.money.RECEIPT.text':
    'Hello {name},\n\nThank you, we received your payment.\n\n{rows}\n\nYou can print the receipt from your payment history, where it also says what was set aside for giving.\n\n{action}\n\nWithin 14 days of your first payment you can withdraw from the contract:\n\n{link}',
  'mail.money.RENEWAL.subject': 'Your {plan} plan renews on {date}',
  'mail.money.RENEWAL.text':
    'Hello {name},\n\nYour plan renews on {date}, and {amount} will be charged to the means of payment you chose.\n\n{rows}\n\nIf that is what you want, you need not do anything. If not, cancel in your settings before that day: you keep what is paid for, and nothing more is charged.\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'We could not renew your {plan} plan',
  'mail.money.RENEWAL_FAILED.text':
    'Hello {name},\n\nThe payment for your plan was refused. You can watch until {date}.\n\n{rows}\n\nPlease check your means of payment, or choose another one on the page of the plans.\n\n{action}',
  'mail.money.SUSPENDED.subject': 'Your {plan} plan is paused',
  'mail.money.SUSPENDED.text':
    'Hello {name},\n\nThe payment for your plan is still missing, so the subscription is paused.\n\n{rows}\n\nPay within 30 days and it continues; after that it is canceled. Your profiles and lists are kept for a year.\n\n{action}',
  'mail.money.CANCELED.subject': 'Your {plan} plan is canceled',
  'mail.money.CANCELED.text':
    'Hello {name},\n\nYour subscription is canceled and will not be charged again. What is paid for ends on {date}.\n\n{rows}\n\nYour profiles and lists are kept for a year, and you are welcome back whenever you like.\n\n{action}',
  'mail.money.REFUNDED.subject': 'We gave {amount} back to you',
  'mail.money.REFUNDED.text':
    'Hello {name},\n\n{amount} is on its way back to your means of payment. Your bank may need a few days.\n\n{rows}\n\nThe credit note is in your payment history.\n\n{action}',
  'mail.money.CHARGED_BACK.subject': 'A payment for your {plan} plan was charged back',
  'mail.money.CHARGED_BACK.text':
    'Hello {name},\n\nYour bank took back a payment. If it was for the current period, the subscription has ended.\n\n{rows}\n\nIf you did not ask your bank for this, please write to our support.\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'You have withdrawn from the contract',
  'mail.money.WITHDRAWN.text':
    'Hello {name},\n\nWe received your withdrawal from the contract.\n\n{rows}\n\nWe give {amount} back, the way you paid it. That usually takes a few days, and at most 14. If it fails at first we try again; you need not do anything.\n\nThe subscription has ended and nothing more is charged. Your profiles and lists are kept for a year, and you are welcome back whenever you like.\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'You have withdrawn from your free period',
  'mail.money.WITHDRAWN_FREE.text':
    'Hello {name},\n\nWe received your withdrawal from the contract. There was no payment, so there is nothing to give back.\n\n{rows}\n\nThe subscription has ended and nothing is charged. Your profiles and lists are kept for a year, and you are welcome back whenever you like.\n\n{action}',
  'mail.statement.LINK.subject': 'Please confirm that you withdraw from the contract',
  'mail.statement.LINK.text':
    'Hello {name},\n\nOn {moment} we received this statement on our site: “I withdraw from the contract for {plan}, {period}.”\n\n{rows}\n\nWas it you? Then confirm it by {linkUntil}; the time of your statement counts.\n\n{action}\n\nIf it was not you, ignore this message: nothing changes without the confirmation.',
  'mail.statement.LINK.action': 'Go to the confirmation',
  'mail.statement.UNKNOWN.subject': 'We could not find the contract',
  'mail.statement.UNKNOWN.text':
    'Hello,\n\nOn {moment} a withdrawal from a contract was stated on our site for this address. We found no contract that fits.\n\nDid you pay with another e-mail address or phone number? Please try again with it and with the number on your receipt, or write to our support.\n\n{action}\n\nIf it was not you, ignore this message.',
  'mail.statement.UNKNOWN.action': 'Try again',
  'mail.statement.OVER.subject': 'You can no longer withdraw from the contract',
  'mail.statement.OVER.text':
    'Hello {name},\n\nOn {moment} a withdrawal from the contract for {plan}, {period}, was stated on our site. That is no longer possible: the period ended on {lastDay}, or the contract has ended.\n\nYou can cancel in your settings at any time. Then nothing more is charged, and you can watch until the end of what you have paid for.\n\n{action}\n\nIf it was not you, ignore this message: nothing has changed.',
  'mail.statement.OVER.action': 'Go to your plan',
  'mail.statement.DONE.subject': 'You have already withdrawn from the contract',
  'mail.statement.DONE.text':
    'Hello {name},\n\nWe have already received your withdrawal from the contract. It is confirmed, and you need not do anything more.\n\n{rows}\n\nYour payment history shows what was given back.\n\n{action}',
  'mail.statement.DONE.action': 'Payment history',
} as const;
