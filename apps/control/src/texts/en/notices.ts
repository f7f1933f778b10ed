/** Texts about announcements to all members. */
export const notices = {
  'notices.title': 'Notices',
  'notices.text': 'What all members are informed of.',
  'terms.title': 'New terms of use',
  'terms.text':
    'The terms promise every member a mail at least 30 days before they change. On the day, publish the new text with the site document.',
  'terms.start': 'Announce new terms',
  'terms.empty': 'No new terms were announced yet',
  'terms.emptyText': 'When the terms change, announce it here. Every member gets one mail.',
  'terms.waits':
    'Other terms are announced already. Another announcement is possible after their day, or when you stop them.',
  'terms.day': 'Take effect (UTC)',
  'terms.dayHint': 'At the earliest {date}: 30 days after the last mail.',
  'terms.dayNeeded': 'Choose a day from {date} on: the last mail has to go out 30 days before.',
  'terms.summary': 'What changes',
  'terms.summaryHint':
    'Say in full what changes, as text without formatting. It is in the mail and on the page of the terms.',
  'terms.summaryNeeded': 'Write in English what changes.',
  'terms.summaryIn': 'What changes, in {language}',
  'terms.languages': 'Other languages ({count} of {all} written)',
  'terms.languagesHint':
    'Where a language is empty, its members get the English text, and their mail says that it is English.',
  'terms.reach_one': '{count} member gets it.',
  'terms.reach_other': '{count} members get it.',
  'terms.reachMore': '{mails} by mail, {texts} by text message to the number alone.',
  'terms.unreachable_one':
    '{count} account has no verified address and no verified number: it cannot be reached.',
  'terms.unreachable_other':
    '{count} accounts have no verified address and no verified number: they cannot be reached.',
  'terms.next':
    'Blocked accounts get nothing while they are blocked. Who signs up before the day gets it within an hour. Mails cannot be taken back.',
  'terms.button_one': 'Announce to {count} member',
  'terms.button_other': 'Announce to {count} members',
  'terms.done': 'The mails are being sent.',
  'terms.other': 'Somebody announced new terms in the meantime. Close this, and look at the list.',
  'terms.progress': 'Sent',
  'terms.state': 'State',
  'terms.announced': 'Announced',
  'terms.by': 'by {name}',
  'terms.actions': 'Actions',
  'terms.state.SENDING': 'Being sent',
  'terms.state.SENT': 'Sent',
  'terms.state.OVER': 'In effect',
  'terms.state.STOPPED': 'Stopped',
  'terms.sent': '{reached} of {expected}',
  'terms.reached_one': '{count} member',
  'terms.reached_other': '{count} members',
  'terms.failed_one': '{count} could not be delivered',
  'terms.failed_other': '{count} could not be delivered',
  'terms.late':
    'The last mail leaves less than 30 days before {date}. Stop this announcement, and announce a later day.',
  'terms.read_one': 'Read',
  'terms.read_other': 'Read in {count} languages',
  'terms.readOf': '{read}: the announcement for {date}',
  'terms.readTitle': 'New terms from {date}',
  'terms.sentAt': 'All sent',
  'terms.stop': 'Stop',
  'terms.stopOf': 'Stop the announcement for {date}',
  'terms.stopTitle': 'Stop the announcement for {date}?',
  'terms.stopText':
    'Nobody else gets the mail, and the page of the terms says nothing of it any more. Mails that were sent stay sent. Announce another day, and everybody gets a new mail.',
  'terms.stopped': 'The announcement is stopped.',
  'terms.stopNothing': 'It was stopped already, or its day has come.',

  'subject.terms': 'Terms',
  'did.auth.termsAnnounce': 'Announced new terms of use',
  'did.auth.termsStop': 'Stopped an announcement of new terms',
} as const;
