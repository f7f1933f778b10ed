/** What staff may do to an opened account. `lines` are one sentence each: what happens, and whether it can be undone. */
export const personActs = {
  'act.reason': 'Reason',
  'act.reasonHint':
    'A ticket’s number, or at least ten letters. It goes to the audit with your name.',
  'act.reasonNeeded': 'Enter the number of a ticket, or at least ten letters.',
  'personAct.menu': 'Actions',
  'personAct.deviceOf': 'Remove {name}',

  'personAct.sessions.menu': 'Sign out everywhere',
  'personAct.sessions.title': 'Sign {name} out everywhere?',
  'personAct.sessions.button': 'Sign out everywhere',
  'personAct.sessions.lines':
    'Every browser, phone and television of this account is signed out at once, and what plays stops.\nThe member can sign in again. This cannot be undone.',
  'personAct.sessions.done': 'The account is signed out everywhere.',
  'personAct.sessions.nothing': 'The account is not signed in anywhere.',

  'personAct.planOf': 'Cancel plan {plan} ({id})',
  'personAct.plan.title': 'Cancel the plan {plan}?',
  'personAct.plan.button': 'Cancel plan',
  'personAct.plan.back': 'Keep plan',
  'personAct.plan.access':
    'Access stays until {date}, the end of what is paid for; so does that of a family.',
  'personAct.plan.suspended':
    'A payment is due and the plan gives no access now. It ends without being paid.',
  'personAct.plan.lines':
    '{gateway} charges nothing more. Nothing is refunded: to do that, open the receipt in Money.\nThe member gets the same mail as when they cancel themselves.\nThis cannot be undone. The member can choose a plan again.',
  'personAct.plan.done': 'The plan is canceled.',
  'personAct.plan.CANCELED': 'The plan is canceled at the gateway.',
  'personAct.plan.REQUESTED':
    'The gateway does not answer. The cancellation is stored, and tried every five minutes until it does.',
  'personAct.plan.nothing': 'The plan is canceled already, or its cancellation is on its way.',

  'personAct.device.title': 'Remove {name}?',
  'personAct.device.button': 'Remove',
  'personAct.device.lines':
    'This device is signed out at once, what it plays stops, and its place is free for another one.\nIt does not count as one of the removals that the member has within 30 days.\nThe member can sign in on it again. This cannot be undone.',
  'personAct.device.done': '{name} was removed.',
  'personAct.device.nothing': 'This device is signed out and holds no place any more.',

  'personAct.resend.menu': 'Send the confirmation again',
  'personAct.resend.title': 'Send the confirmation again?',
  'personAct.resend.button': 'Send again',
  'personAct.resend.lines':
    'A new code or link goes to the address or number on file, in the member’s language. The earlier one no longer works.\nThe same limits apply as when the member asks for it.',
  'personAct.resend.done': 'It is on its way.',
  'personAct.resend.nothing':
    'The account waits for nothing: it is confirmed and its address is verified, it has no address, or it is blocked.',

  'personAct.export.menu': 'Offer the data export',
  'personAct.export.title': 'Send {name} the way to their data?',
  'personAct.export.button': 'Send mail',
  'personAct.export.lines':
    'A mail in the member’s language says where to download all of their data. Only the member can, signed in; you never see the file.\nAt most one such mail is sent within ten minutes.',
  'personAct.export.done': 'The mail is on its way.',
  'personAct.export.nothing':
    'The member could not download anything: the account has no mail address, is not confirmed, or is blocked.',

  'personAct.block.menu': 'Block the account',
  'personAct.block.title': 'Block {name}?',
  'personAct.block.button': 'Block account',
  'personAct.block.lines':
    'All devices are signed out at once, what plays stops, and nobody can sign in until you unblock the account.\nThe plan stays as it is and may be charged. To stop that, cancel it under Plan and receipts: it then ends with what is paid for. Refunding all of the current period in Money ends it at once, at the gateway too.\nIf the account owns a family, its members lose the shared plan until then. They stay signed in with their own accounts.\nA mail in the member’s language says that the account is blocked, the cause below, and whom to write to. Without a mail address nobody is informed.\nYou can undo this at any time.',
  'personAct.block.done': 'The account is blocked.',
  'personAct.block.nothing': 'The account is blocked already.',
  'personAct.cause': 'Cause, as the mail says it',
  'personAct.causeNone': 'Choose one',
  'personAct.causeNeeded': 'Choose what the mail says.',
  'personAct.cause.TERMS': 'The terms of use were broken',
  'personAct.cause.SECURITY': 'Somebody else seems to use the account',
  'personAct.cause.PAYMENT': 'A payment was disputed',

  'personAct.unblock.menu': 'Unblock the account',
  'personAct.unblock.title': 'Unblock {name}?',
  'personAct.unblock.button': 'Unblock account',
  'personAct.unblock.lines':
    'The member can sign in again, and a family has its plan again. Earlier sessions stay ended.\nA mail in the member’s language says so.',
  'personAct.unblock.done': 'The account is open again.',
  'personAct.unblock.nothing': 'The account is not blocked, or its deletion has begun.',

  'personAct.delete.menu': 'Ask for deletion',
  'personAct.delete.title': 'Ask for the deletion of {name}?',
  'personAct.delete.button': 'Ask for deletion',
  'personAct.delete.lines':
    'Only when the member asked for it. The account is deleted after 14 days, with profiles, lists and history; receipts stay as the law requires.\nAll devices are signed out at once. A mail names the day, and how to change one’s mind.\nA running plan goes on and may be charged until that day; then it is canceled at the gateway. Cancel it before under Plan and receipts, or refund it in Money.\nUntil then you can take it back here, and the member too by signing in, unless the account is blocked.',
  'personAct.delete.done': 'The account will be deleted after 14 days.',
  'personAct.delete.nothing':
    'The deletion has been asked for already, or the data are set aside: then only the member can ask for it.',

  'personAct.keep.menu': 'Take the deletion back',
  'personAct.keep.title': 'Keep the account of {name}?',
  'personAct.keep.button': 'Take deletion back',
  'personAct.keep.lines':
    'The account will not be deleted, and nothing of it is lost.\nA mail in the member’s language says so.',
  'personAct.keep.done': 'The account will not be deleted.',
  'personAct.keep.nothing': 'No deletion was asked for, or it has begun.',

  'did.payment.planCancel': 'Canceled a plan',
  'personAct.setAside.menu': 'Set the data aside',
  'personAct.setAside.title': 'Set the data of {name} aside?',
  'personAct.setAside.button': 'Set aside',
  'personAct.setAside.lines':
    'Only when the member asked for it (GDPR, Article 18). The data are stored and not used: no recommendations, no mails about new episodes, no notifications, no deletion after a year without a plan. A deletion that was asked for is taken back.\nFrom then on only administrators can open the account. Everybody else sees that it is set aside, and the reason.\nThe plan stays as it is: the gateway goes on charging it, and mails about it go on. The member can cancel it in Settings.\nThe member can sign in, watch, export the data, and ask for their deletion.\nA mail in the member’s language says so; without an address, a text message.',
  'personAct.setAside.done': 'The data are set aside.',
  'personAct.setAside.nothing': 'The data are set aside already, or the deletion has begun.',

  'personAct.lift.menu': 'Use the data again',
  'personAct.lift.title': 'Use the data of {name} again?',
  'personAct.lift.button': 'Send mail',
  'personAct.lift.lines':
    'A mail in the member’s language says that their data are used again after seven days, and whom to write to; without an address, a text message names the day. Until then they stay set aside.\nIf the member does not agree, set the data aside again before that day.',
  'personAct.lift.done': 'The mail is on its way. The data are used again after seven days.',
  'personAct.lift.nothing': 'The data are in use, or their day is set already.',

  'setAside.title': 'The data are set aside',
  'setAside.since': 'Since {date}. Reason: “{reason}”.',
  'setAside.ends': 'They are used again from {date}.',
  'setAside.closed': 'Only administrators can open this account.',

  'did.auth.personSetAside': 'Set data aside',
  'did.auth.personSetAsideLift': 'Announced the use of data that were set aside',
  'did.auth.personSessionsEnd': 'Signed an account out everywhere',
  'did.auth.personDeviceRemove': 'Removed a device of an account',
  'did.auth.personBlock': 'Blocked an account',
  'did.auth.personUnblock': 'Unblocked an account',
  'did.auth.personResend': 'Sent a confirmation again',
  'did.auth.personExportSend': 'Sent the way to a data export',
  'did.auth.personDeletionBegin': 'Asked for the deletion of an account',
  'did.auth.personDeletionStop': 'Took a deletion back',
} as const;
