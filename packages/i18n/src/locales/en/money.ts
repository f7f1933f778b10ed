/** Texts of the services about money: plans, promo codes, mails. */
export const money = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'Credit or debit card',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'Mobile number',
  'plans.pay.CONSENT_GATEWAY': 'Mobile operator’s page',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'a card',
  'plans.gateway.OPERATOR': 'your mobile operator',
  'plans.note.same': 'This is your current plan.',
  'plans.note.closed': 'Subscriptions aren’t on sale yet. Please come back soon.',
  'plans.note.COUNTRY': 'You can’t pay with {gateway} in your country.',
  'plans.note.COUNTRY_UNKNOWN':
    'Whether you can pay with {gateway} depends on your country. Choose your country in Settings.',
  'plans.note.OFFER': 'You can’t pay with {gateway} for this offer.',
  'plans.note.LATER':
    'With {gateway}, a plan can’t start at a later date. You can choose it once your current plan has ended, on {date}.',
  'plans.note.NOW': 'You can pay with {gateway} once your current plan has ended.',
  'plans.change.NOW': 'This plan starts today and replaces your current one.',
  'plans.change.NOW_BACK':
    'This plan starts today and replaces your current one. You’ll get {amount} back for the unused days.',
  'plans.change.LATER':
    'You keep what you’ve paid for until {date}. Then this plan starts. You pay nothing today.',
  'plans.change.PAY_AGAIN':
    'This plan starts today. Your old subscription, whose payment failed, is canceled first and won’t be charged again.',
  'plans.promo.applied': 'Your code has been applied.',
  'plans.promo.first': '{today} today, then {price} from {date}.',
  'plans.promo.free': 'Free until {date}, then {price}.',
  'plans.promo.UNKNOWN': 'We don’t know this code. Please check the spelling.',
  'plans.promo.EXPIRED': 'This code has expired.',
  'plans.promo.NOT_YET': 'This code can’t be used yet.',
  'plans.promo.USED_UP': 'This code has reached its usage limit.',
  'plans.promo.ALREADY_USED': 'You have already used this offer.',
  'plans.promo.OTHER_PLAN': 'This code doesn’t apply to this plan and billing period.',
  'plans.promo.OTHER_GATEWAY': 'This code doesn’t work with any of the ways to pay offered here.',
  'plans.promo.OTHER_OFFER':
    'This code is for new subscriptions. It can’t be combined with an active plan or another offer.',
  'cardPage.today': 'Today: {amount}',
  'cardPage.then': 'After that: {amount}',
  'cardPage.safe': 'If your card is declined, you won’t be charged.',
  'cardPage.back': 'Go back without paying',
  'mail.money.action': 'Payment history',
  'mail.money.RECEIPT.subject': 'Your receipt {number}',
  'mail.money.RECEIPT.text':
    'Hello {name},\n\nThank you. We’ve received your payment.\n\n{rows}\n\nYou can print the receipt from your payment history.\n\n{action}\n\nYou can withdraw from the contract within 14 days of your first payment:\n\n{link}',
  'mail.money.RENEWAL.subject': 'Your {plan} plan renews on {date}',
  'mail.money.RENEWAL.text':
    'Hello {name},\n\nYour plan renews on {date}, and {amount} will be charged to the payment method you chose.\n\n{rows}\n\nTo continue, you don’t need to do anything. To stop, cancel in your settings before that day: you’ll keep what you’ve paid for and won’t be charged again.\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'We couldn’t renew your {plan} plan',
  'mail.money.RENEWAL_FAILED.text':
    'Hello {name},\n\nThe payment for your plan was declined. You can watch until {date}.\n\n{rows}\n\nPlease check your payment method, or choose another one on the plans page.\n\n{action}',
  'mail.money.SUSPENDED.subject': 'Your {plan} plan is paused',
  'mail.money.SUSPENDED.text':
    'Hello {name},\n\nWe still haven’t received the payment for your plan, so your subscription is paused.\n\n{rows}\n\nPay within 30 days to continue; after that, your subscription will be canceled. We’ll keep your profiles and lists for a year.\n\n{action}',
  'mail.money.CANCELED.subject': 'Your {plan} plan has been canceled',
  'mail.money.CANCELED.text':
    'Hello {name},\n\nYour subscription has been canceled, and you won’t be charged again. The period you’ve paid for ends on {date}.\n\n{rows}\n\nWe’ll keep your profiles and lists for a year, and you’re welcome back anytime.\n\n{action}',
  'mail.money.REFUNDED.subject': 'We’ve refunded {amount} to you',
  'mail.money.REFUNDED.text':
    'Hello {name},\n\n{amount} is on its way back to your payment method. Your bank may need a few days.\n\n{rows}\n\nYou’ll find the credit note in your payment history.\n\n{action}',
  'mail.money.CHARGED_BACK.subject': 'A payment for your {plan} plan was charged back',
  'mail.money.CHARGED_BACK.text':
    'Hello {name},\n\nYour bank reversed a payment. If it was for the current period, your subscription has ended.\n\n{rows}\n\nIf you didn’t ask your bank to do this, please contact support.\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'You have withdrawn from the contract',
  'mail.money.WITHDRAWN.text':
    'Hello {name},\n\nWe’ve received your withdrawal from the contract.\n\n{rows}\n\nWe’ll refund {amount} to the payment method you used. That usually takes a few days, and never more than 14. If the refund doesn’t go through the first time, we’ll try again; you don’t need to do anything.\n\nYour subscription has ended, and you won’t be charged again. We’ll keep your profiles and lists for a year, and you’re welcome back anytime.\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'You have withdrawn from your free period',
  'mail.money.WITHDRAWN_FREE.text':
    'Hello {name},\n\nWe’ve received your withdrawal from the contract. You haven’t paid anything, so there is nothing to refund.\n\n{rows}\n\nYour subscription has ended, and you won’t be charged. We’ll keep your profiles and lists for a year, and you’re welcome back anytime.\n\n{action}',
  'mail.money.EXTRA_DAYS.subject': 'We’ve given you extra days',
  'mail.money.EXTRA_DAYS.text':
    'Hello {name},\n\nWe’ve given you extra days to watch. They cost nothing, and you can watch until {date}.\n\n{rows}\n\nNothing will be charged when they end.\n\n{action}',
  'mail.money.EXTRA_DAYS_LATER.subject': 'We’ve given you extra days',
  'mail.money.EXTRA_DAYS_LATER.text':
    'Hello {name},\n\nWe’ve given you extra days to watch. They cost nothing.\n\n{rows}\n\nYour plan continues as before, and your next charge is still on {date}. The extra days stay yours. They start when you have no paid time left, if your plan ends or a payment fails.\n\n{action}',
  'mail.money.OUTAGE_DAYS.subject': 'Extra days after the interruption',
  'mail.money.OUTAGE_DAYS.text':
    'Hello {name},\n\nOur service didn’t work as it should. We’re sorry, and we’ve given you extra days to watch. They cost nothing.\n\n{rows}\n\nThe dates of your charges stay the same. The extra days start when you have no paid time left.\n\n{action}',
  'mail.money.PRICE_RAISE.subject': 'A new price for your {plan} plan from {date}',
  'mail.money.PRICE_RAISE.text':
    'Hello {name},\n\nThe price of your plan is going up. The first period at the new price begins on {date}. Until then, nothing changes.\n\n{rows}\n\nPrices include tax. To continue, you don’t need to do anything: from that day, each renewal costs {amount}. To stop, cancel under Plan in your settings before {date}: you’ll keep what you’ve paid for and won’t be charged again.\n\n{action}',
  'mail.money.PRICE_AGREE.subject': 'A new price for your {plan} plan from {date}',
  'mail.money.PRICE_AGREE.text':
    'Hello {name},\n\nThe price of your plan is going up. The first period at the new price begins on {date}. Until then, nothing changes.\n\n{rows}\n\nPrices include tax. PayPal charges the new price only with your agreement. You can give it under Plan in your settings, in the period before {date}; we’ll remind you. Without it, your plan ends on {date}, and you won’t be charged again. You can also cancel there at any time before.\n\n{action}',
  'mail.money.PRICE_AGREE_SOON.subject': 'Please agree to the new price of your {plan} plan',
  'mail.money.PRICE_AGREE_SOON.text':
    'Hello {name},\n\nFrom {date}, your plan costs {amount}. PayPal charges this only with your agreement.\n\n{rows}\n\nPrices include tax. Please agree under Plan in your settings before {date}. Without your agreement, your plan ends on that day, and you won’t be charged again.\n\n{action}',
  'mail.money.PRICE_STOPPED.subject': 'The price of your {plan} plan stays the same',
  'mail.money.PRICE_STOPPED.text':
    'Hello {name},\n\nWe wrote to you about a higher price. It won’t apply to you: you’ll keep paying {amount}.\n\n{rows}\n\nYou don’t need to do anything.\n\n{action}',
  'mail.statement.LINK.subject': 'Please confirm your withdrawal from the contract',
  'mail.statement.LINK.text':
    'Hello {name},\n\nOn {moment}, we received this statement on our site: “I withdraw from the contract for {plan}, {period}.”\n\n{rows}\n\nWas this you? Please confirm it by {linkUntil}; the time of your statement is what counts.\n\n{action}\n\nIf this wasn’t you, ignore this message: nothing changes without the confirmation.',
  'mail.statement.LINK.action': 'Go to the confirmation',
  'mail.statement.UNKNOWN.subject': 'We couldn’t find the contract',
  'mail.statement.UNKNOWN.text':
    'Hello,\n\nOn {moment}, someone submitted a withdrawal from a contract on our site and entered this address. We couldn’t find a matching contract.\n\nDid you pay with a different e-mail address or phone number? Please try again with that one and the number on your receipt, or contact support.\n\n{action}\n\nIf this wasn’t you, ignore this message.',
  'mail.statement.UNKNOWN.action': 'Try again',
  'mail.statement.OVER.subject': 'You can no longer withdraw from the contract',
  'mail.statement.OVER.text':
    'Hello {name},\n\nOn {moment}, a withdrawal from the contract for {plan}, {period}, was submitted on our site. That is no longer possible: the withdrawal period ended on {lastDay}, or the contract has ended.\n\nYou can cancel in your settings at any time. You won’t be charged again, and you can watch until the end of the period you’ve paid for.\n\n{action}\n\nIf this wasn’t you, ignore this message: nothing has changed.',
  'mail.statement.OVER.action': 'Go to your plan',
  'mail.statement.DONE.subject': 'You have already withdrawn from the contract',
  'mail.statement.DONE.text':
    'Hello {name},\n\nWe have already received your withdrawal from the contract. It is confirmed, and you don’t need to do anything else.\n\n{rows}\n\nYour payment history shows what was refunded.\n\n{action}',
  'mail.statement.DONE.action': 'Payment history',
} as const;
