/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal = {
  'withdrawal.title': 'Withdraw from the contract',
  'footer.withdraw': 'Withdraw from contract',
  'withdrawal.lead':
    'You can withdraw within 14 days of your first payment without giving a reason. You’ll get back everything you paid for the contract, and it ends immediately.',
  'withdrawal.step': 'Step {step} of 2',
  'withdrawal.state': 'Withdraw from this contract',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.confirmTitle': 'Is this right?',
  'withdrawal.confirmText':
    'I withdraw from the contract for {plan}, {period}. It ends immediately, for everyone who shares it.',
  'withdrawal.name': 'Your full name',
  'withdrawal.mailTo': 'We’ll send the confirmation to {address}.',
  'withdrawal.fact.plan': 'Contract',
  'withdrawal.fact.concluded': 'Start date',
  'withdrawal.fact.receipt': 'Receipt',
  'withdrawal.fact.lastDay': 'Last day to withdraw',
  'withdrawal.fact.refund': 'Your refund',
  'withdrawal.fact.stated': 'Received',
  'withdrawal.nothing': 'Nothing was paid',
  'withdrawal.freeUntil': '14 days after your first payment',
  'withdrawal.done': 'You have withdrawn from the contract',
  'withdrawal.doneText': 'The contract has ended, and you won’t be charged again.',
  'withdrawal.refundOn':
    'We’ll refund {amount} to the payment method you used. That usually takes a few days, and never more than 14. If it doesn’t go through the first time, we’ll try again.',
  'withdrawal.refunded': '{amount} was refunded to the payment method you used.',
  'withdrawal.mailed': 'We’ll confirm this in a message to you, with the time we received it.',
  'withdrawal.over': 'You can no longer withdraw from this contract',
  'withdrawal.overText':
    'The withdrawal period for {plan}, {period}, ended on {date}. You can cancel at any time: you won’t be charged again, and you can watch until the end of the period you’ve paid for.',
  'withdrawal.endedText': 'The contract for {plan}, {period}, has already ended.',
  'withdrawal.toCancel': 'Go to your plan',
  'withdrawal.none': 'There is no contract to withdraw from',
  'withdrawal.noneText':
    'This account hasn’t bought a plan. If you paid with a different account, log in with that one.',
  'withdrawal.guest': 'Without logging in',
  'withdrawal.guestText':
    'Tell us who you are and which contract you mean. We’ll send a confirmation link to the account’s address. The time you submit this form is what counts.',
  'withdrawal.logInText': 'It’s faster if you log in first.',
  'withdrawal.receiptNumber': 'Receipt number, if you have it',
  'withdrawal.receiptHint':
    'You’ll find it in the e-mail with your receipt: {receiptPrefix}-00000000',
  'withdrawal.sent': 'We have received your statement',
  'withdrawal.sentText':
    'Received on {time}. If it matches a contract, a message with a link is on its way to {address}. Open the link and confirm within 7 days. If no contract matches, the message will say so.',
  'withdrawal.again': 'Send another statement',
  'withdrawal.linkFailed': 'This link does not work',
  'withdrawal.linkFailedText':
    'Links are valid for 7 days, and only the newest one counts. You can submit your withdrawal again.',
  'withdrawal.until': 'You can withdraw from the contract until {date}.',
} as const;
