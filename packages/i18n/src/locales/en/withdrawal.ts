/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal = {
  'withdrawal.title': 'Withdraw from the contract',
  'footer.withdraw': 'Withdraw from contract',
  'withdrawal.lead':
    'Within 14 days of your first payment you can withdraw without giving a reason. You get back everything you paid for the contract, and it ends immediately.',
  'withdrawal.step': 'Step {step} of 2',
  'withdrawal.state': 'Withdraw from this contract',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.confirmTitle': 'Is this right?',
  'withdrawal.confirmText':
    'I withdraw from the contract for {plan}, {period}. It ends immediately, for everyone who shares it.',
  'withdrawal.name': 'Your full name',
  'withdrawal.mailTo': 'The confirmation goes to {address}.',
  'withdrawal.fact.plan': 'Contract',
  'withdrawal.fact.concluded': 'Beginning',
  'withdrawal.fact.receipt': 'Receipt',
  'withdrawal.fact.lastDay': 'Possible until',
  'withdrawal.fact.refund': 'You get back',
  'withdrawal.fact.stated': 'Received',
  'withdrawal.nothing': 'Nothing was paid',
  'withdrawal.freeUntil': 'First payment, and 14 days after it',
  'withdrawal.done': 'You have withdrawn from the contract',
  'withdrawal.doneText': 'The contract has ended and nothing more is charged.',
  'withdrawal.refundOn':
    '{amount} goes back the way you paid it. That usually takes a few days, and at most 14. If it fails at first we try again by ourselves.',
  'withdrawal.refunded': '{amount} went back the way you paid it.',
  'withdrawal.mailed': 'We confirm it in a message to you, with the time at which we received it.',
  'withdrawal.over': 'You can no longer withdraw from this contract',
  'withdrawal.overText':
    'The period for {plan}, {period}, ended on {date}. You can cancel at any time: then nothing more is charged, and you can watch until the end of what you have paid for.',
  'withdrawal.endedText': 'The contract for {plan}, {period}, has already ended.',
  'withdrawal.toCancel': 'Go to your plan',
  'withdrawal.none': 'There is no contract to withdraw from',
  'withdrawal.noneText':
    'This account has not bought a plan. If you paid with another account, log in with that one.',
  'withdrawal.guest': 'Without logging in',
  'withdrawal.guestText':
    'Say who you are and which contract you mean. We send a link to the address of the account, with which you confirm. The time at which you send this form counts.',
  'withdrawal.logInText': 'It is quicker if you log in first.',
  'withdrawal.receiptNumber': 'Receipt number, if you have it',
  'withdrawal.receiptHint': 'It is in the mail with your receipt: KND-00000000',
  'withdrawal.sent': 'We have received your statement',
  'withdrawal.sentText':
    'Received on {time}. If it fits a contract, a message with a link is on its way to {address}. Open the link and confirm within 7 days. If no contract fits, the message says so.',
  'withdrawal.again': 'Send another statement',
  'withdrawal.linkFailed': 'This link does not work',
  'withdrawal.linkFailedText':
    'A link is valid for 7 days, and the newest one counts. You can state the withdrawal again.',
  'withdrawal.until': 'You can withdraw from the contract until {date}.',
} as const;
