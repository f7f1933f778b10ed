import { mails } from './mails.ts';
import { money } from './money.ts';

/** Texts of the services: mails, SMS and API messages. */
export const messages = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} is your {brand} code',
  'otp.mail.text':
    'Welcome to {brand}, {name}.\n\nYour code is:\n\n{code}\n\nIt is valid for {minutes} minutes.\n\nIf this wasn’t you, you can ignore this message.',
  'otp.sms': '{brand}: your code is {code}. It is valid for {minutes} minutes.',
  'otp.sent': 'We sent a code to {destination}.',
  'otp.reminder': 'Please enter the code we sent you.',
  'offline.title': 'No connection',
  'offline.text':
    'This page couldn’t be loaded. It will open by itself as soon as you’re back online.',
  'offline.retry': 'Try again',
  'offline.still': 'Still no connection',
  'register.done': 'Registration Successful',
  'verify.mail.subject': 'Confirm your e-mail address',
  'verify.mail.text':
    'Hello {name},\n\nPlease confirm that this is your e-mail address for {brand}. The link is valid for {hours} hours.\n\n{action}\n\nIf you didn’t ask for this, you can ignore this message.',
  'verify.mail.action': 'Confirm e-mail',
  'verify.sent': 'We sent a link to {email}. Please open it to confirm the address.',
  'verify.sentIfWaiting': 'If {email} still needs to be confirmed, we have sent a new link to it.',
  'verify.done': 'Your e-mail address is confirmed.',
  'verify.reminder': 'Please confirm your e-mail address. We use it to keep your account safe.',
  'verify.reminderOfChange':
    '{email} is not confirmed yet. Open the link we sent there; until then, your account keeps its current address.',
  'verify.canceled': 'The change has been canceled. Your e-mail address stays as it is.',
  'verify.changed.subject': 'The e-mail address of your account was changed',
  'verify.changed.text':
    'Hello {name},\n\nThe e-mail address of your {brand} account was changed. From now on, log in with the new one.\n\nIf this wasn’t you, please contact support right away.',
  'session.reused.subject': 'We ended a session on your account',
  'session.reused.text':
    'Hello {name},\n\nSomeone tried to reuse an old sign-in to your {brand} account. To be safe, we ended that session, so you may have to log in again on one of your devices.\n\nIf you didn’t expect this, please change your password.',
  'login.newDevice.subject': 'A new device signed in to your account',
  'login.newDevice.text':
    'Hello {name},\n\nSomeone has just signed in to your {brand} account on a device we hadn’t seen before.\n\n{rows}\n\nIf this was you, you don’t need to do anything. If not, please change your password and remove the device in your settings.',
  'login.newDevice.placeUnknown': 'unknown',
  'device.browserOn': '{browser} on {system}',
  'device.television': '{maker} TV',
  'device.unknownTelevision': 'Television',
  'device.phone': 'Phone',
  'device.tablet': 'Tablet',
  'device.computer': 'Computer',
  'device.unknown': 'Unknown device',
  'device.overLimit':
    'Your account is signed in on more devices than it allows. To watch here, please remove one of the others.',
  'reset.mail.subject': 'Set a new password for {brand}',
  'reset.mail.text':
    'Hello {name},\n\nWe received a request to set a new password for your {brand} account. Open this link within {linkMinutes} minutes:\n\n{action}\n\nOr enter this code within {minutes} minutes:\n\n{code}\n\nIf this wasn’t you, you can ignore this message. Your password stays as it is.',
  'reset.mail.action': 'Set a new password',
  'reset.sms':
    '{brand}: your code for a new password is {code}. It is valid for {minutes} minutes. Do not share it.',
  'signUp.mail.subject': 'Your link to join {brand}',
  'signUp.mail.text':
    'Hello,\n\nHere is your link to sign up for {brand}. Your e-mail address is already filled in.\n\n{action}\n\nIf you didn’t ask for this, you can ignore this message.',
  'signUp.mail.action': 'Sign up',
  'signUp.sent': 'Thank you. If the address can receive e-mail, a link to sign up is on its way.',
  'reset.sent': 'If there is an account for it, a message is on its way.',
  'reset.done': 'Your new password is set. Please log in with it.',
  'password.done': 'Your password has been changed. All other devices were signed out.',
  'password.changed.subject': 'Your password was changed',
  'password.changed.text':
    'Hello {name},\n\nThe password of your {brand} account was changed, and all other devices were signed out.\n\nIf this wasn’t you, please set a new password right away with “Forgot password,” and contact support.',
  'login.many.subject': 'Many failed attempts to log in to your account',
  'login.many.text':
    'Hello {name},\n\nSomeone tried many times to log in to your {brand} account with a wrong password. They didn’t get in, and we’re now slowing such attempts down.\n\nYou don’t need to do anything. If your password is short, or you use it elsewhere, please choose a stronger one.',
  'phone.verified.subject': 'A phone number was added to your account',
  'phone.verified.text':
    'Hello {name},\n\nThe phone number {phone} now belongs to your {brand} account and can be used to log in.\n\nIf this wasn’t you, please change your password right away and contact support.',
  'phone.done': 'Your phone number is confirmed.',
  'invite.title': 'Invite your friends',
  'invite.subtitle':
    'Send your link to people you’d like to watch with. It opens the sign-up page.',
  'invite.subject': 'An invitation to {brand}',
  'invite.text': 'I watch series and films on {brand}. Come and join me:',
  'deletion.reminder':
    'Your account will be deleted on {date}. Until then, you can change your mind.',
  'account.blocked.subject': 'Your account is blocked',
  'account.blocked.text':
    'Hello {name},\n\nWe have blocked your {brand} account. The reason: {why}\n\nAll your devices have been signed out, and no one can log in until we unblock the account. If you have a plan, it stays as it is, and our support team can cancel it for you if you like.\n\nIf you disagree or have a question, write to us at {support}.',
  'account.blocked.TERMS':
    'Our terms of use were seriously broken, or broken again after a warning.',
  'account.blocked.SECURITY':
    'There are signs that someone else is using the account, and we want to protect it.',
  'account.blocked.PAYMENT': 'A payment for the account was disputed.',
  'account.unblocked.subject': 'Your account is open again',
  'account.unblocked.text':
    'Hello {name},\n\nYour {brand} account is no longer blocked. You can log in as before, and everything is where you left it.',
  'setAside.begun.subject': 'We’ve set your data aside',
  'setAside.begun.text':
    'Hello {name},\n\nYou asked us to set your {brand} data aside. From now on, we store it but don’t use it: no recommendations, no e-mails about new episodes, no notifications, and nothing is deleted. Most of our staff can no longer open your account.\n\nYou can log in, watch and export your data as before. Your plan continues and is charged as before. You can cancel it in Settings.\n\nWe’ll write to you at least seven days before we use your data again.',
  'setAside.begun.sms': '{brand}: your data is set aside.',
  'setAside.ends.subject': 'We will use your data again from {date}',
  'setAside.ends.text':
    'Hello {name},\n\nAs you asked, we set your {brand} data aside. The reason for that no longer applies, so from {date} we’ll use it as before.\n\nIf you don’t agree, write to us before that day: {support}',
  'setAside.ends.sms': '{brand}: we will use your data again from {date}.',
  'export.offered.subject': 'Your data is ready for you to download',
  'export.offered.text':
    'Hello {name},\n\nYou asked for a copy of the data we have about you. Log in, and under “Export my data” in Settings you can download all of it as one file.\n\n{action}\n\nOnly you can download it; our support team can’t.\n\nIf you didn’t ask for this, you can ignore this e-mail.',
  'export.offered.action': 'Open Settings',
  'deletion.asked.subject': 'Your account will be deleted on {date}',
  'deletion.asked.text':
    'Hello {name},\n\nAs you asked, we will delete your {brand} account on {date}, along with its profiles, lists, ratings and watch history.\n\nUntil then, you can change your mind: log in, open Settings and choose “Keep my account.”\n\nIf you didn’t ask for this, please log in, keep your account and change your password.',
  'deletion.kept.subject': 'Your account will not be deleted',
  'deletion.kept.text':
    'Hello {name},\n\nYour {brand} account will not be deleted. Everything is as it was, and we’re glad you’re staying.\n\nIf this wasn’t you, please change your password.',
  'deletion.done.subject': 'Your account has been deleted',
  'deletion.done.text':
    'Hello {name},\n\nYour {brand} account and the data we kept with it have been deleted. As the law requires, we keep receipts for ten years, with a locked copy of your name and address.\n\nThank you for the time you spent with us. You’re welcome back anytime, with this address too.',
  'retention.subject': 'Your profiles and lists will be deleted on {date}',
  'retention.text':
    'Hello {name},\n\nYour access to {brand} ended on {ended}. We keep profiles, lists and watch history for a year after that, then delete them. Yours will be deleted on {date}.\n\nTo keep them, choose a plan before that day. You’ll find everything as you left it.\n\n{action}\n\nYour account itself stays. You can log in and come back at any time, with a new profile.',
  'retention.action': 'See the plans',
  'retention.sms':
    '{brand}: your access has ended. Your profiles and lists will be deleted on {date} unless you choose a plan: {url}',
  'terms.announced.subject': 'New terms of use from {date}',
  'terms.announced.text':
    'Hello {name},\n\nNew terms of use apply on {brand} from {date}. Here’s what’s changing:\n\n{quote}\n\n{action}\n\nIf you agree, you don’t need to do anything. If you don’t, you can cancel your plan in Settings. The current terms then apply until your period ends.',
  'terms.announced.action': 'Open the terms of use',
  'terms.sms': '{brand}: new terms of use from {date}. See what changes: {url}',
  'terms.line': 'New terms apply from {date}',
  'social.unnamed': 'Viewer',
  'social.linked.subject': 'You can now log in with {provider}',
  'social.linked.text':
    'Hello {name},\n\nYour {brand} account is now connected to {provider}. From now on, you can log in with it as well.\n\nIf this wasn’t you, please choose a new password and contact support right away.',
  'social.proof.text':
    'Hello {name},\n\nSomeone wants to connect your {brand} account to another way of logging in. If this is you, enter this code within {minutes} minutes:\n\n{code}\n\nIf this wasn’t you, ignore this message and don’t share the code with anyone.',
  'tv.done': '{device} is signed in. You can put your phone away.',
  'tv.doneAt': '{device} in {place} is signed in. You can put your phone away.',
  'tv.approved.subject': 'A television was signed in to your account',
  'tv.approved.text':
    'Hello {name},\n\nThe code of a television was entered in your {brand} account, so the television is now signed in.\n\n{rows}\n\nIf this was you, enjoy watching. If not, please remove the device in your settings and change your password.',
  'family.owner': 'Owner',
  'family.member': 'Member',
  'family.invite': 'Invite someone',
  'family.free_one':
    'You have room for {count} more person. Create a link and send it to whoever you like; it works for one person.',
  'family.free_other':
    'You have room for {count} more people. Create a link for each of them; each link works for one person.',
  'family.full':
    'Your family is full. When someone leaves, or you remove them, there will be room again.',
  'family.shared':
    '{name} shares the family plan with you. Your lists and what you watch stay private.',
  'family.ending':
    '{name} has canceled the family plan. You can all watch until it ends on {date}.',
  'family.ownEnding':
    'You have canceled your plan. You can all watch until it ends on {date}. To add new people, choose a family plan again.',
  'family.resting':
    '{name}’s family plan is not active right now. You’re still in the family and can watch again as soon as it is.',
  'family.invited.subject': '{owner} invites you to watch on {brand}',
  'family.invited.text':
    'Hello,\n\n{owner} would like to share a family plan on {brand} with you. Your account, your lists and what you watch stay yours.\n\n{action}\n\nThe invitation is for one person and works for {days} days.\n\nIf you don’t know {owner}, you can ignore this message.',
  'family.join.title': 'You’re invited to a family',
  'family.join.message':
    '{name} invites you to watch on their family plan. Your account, your lists and what you watch stay yours; the family sees your name and picture.',
  'family.join.guest': 'Log in or sign up first, then join.',
  'family.join.paying': 'Your own subscription continues and will be charged until you cancel it.',
  'family.join.dissolves':
    'Your own family plan is not active, and its sharing ends when you join.',
  'family.join.action': 'Join the family',
  'family.join.login': 'Log in',
  'family.join.other': 'Continue',
  'family.obstacle.OWN.title': 'This is your own invitation',
  'family.obstacle.OWN.text': 'Send the link to the person you’d like to add to your family.',
  'family.obstacle.HERE.title': 'You’re already in this family',
  'family.obstacle.HERE.text': 'There’s nothing more to do. Enjoy watching.',
  'family.obstacle.ELSEWHERE.title': 'You are in another family',
  'family.obstacle.ELSEWHERE.text':
    'An account can only be in one family. To join {name}’s family, please leave the other one first, then open this link again.',
  'family.obstacle.OWNER.title': 'You have your own family plan',
  'family.obstacle.OWNER.text':
    'Your plan comes with a family of its own, and an account can only be in one. Once your plan has ended, {name} can invite you again.',
  'family.obstacle.CHILD.title': 'Only a grown-up can join',
  'family.obstacle.CHILD.text':
    'Please leave the children’s profile first, then open this link again.',
  'family.obstacle.FULL.title': 'This family is full',
  'family.obstacle.FULL.text':
    'There’s no room in {name}’s family right now. When a spot opens up, you can use this link.',
  'family.done.joined': 'Welcome to {name}’s family.',
  'family.done.left': 'You have left the family.',
  'family.done.removed': 'The member was removed from your family.',
  'family.joined.subject': '{member} joined your family',
  'family.joined.text':
    'Hello {name},\n\n{member} joined your family on {brand} through one of your invitations and can now watch on your plan.\n\nIf you don’t know this person, please remove them on the “Family sharing” page and change your password.',
  'family.welcome.subject': 'You are in {owner}’s family',
  'family.welcome.text':
    'Hello {name},\n\nWelcome to {owner}’s family. You can now watch {brand} on their plan for as long as it is active. Your account, your lists and what you watch stay yours.\n\nYou can leave at any time on the “Family sharing” page.',
  'family.removed.subject': 'You are no longer in {owner}’s family',
  'family.removed.text':
    'Hello {name},\n\n{owner} has removed you from their family on {brand}, so you no longer share their plan.\n\nYou keep your account, your lists and your watch history. To keep watching, you can choose your own plan.',
  'family.left.subject': '{member} left your family',
  'family.left.text':
    'Hello {name},\n\n{member} has left your family on {brand}, so you have room to invite someone else.',
  'family.ended.subject': '{owner}’s family sharing has ended',
  'family.ended.text':
    'Hello {name},\n\n{owner} has left {brand}, so you no longer share their plan.\n\nYou keep your account, your lists and your watch history. To keep watching, you can choose your own plan.',
  'episodes.new.subject': '{series}: {news}',
  'episodes.new.text':
    'Hello {name},\n\nThere’s something new to watch for the profile {profile}.\n\n{series}: {news}\n\n{action}',
  'episodes.new.action': 'Watch',
  'push.film': 'You can watch it now.',
  'push.episode': 'Episode {episode} is here: {title}',
  'push.episodes_one': '{count} new episode',
  'push.episodes_other': '{count} new episodes',
  'support.subject.PLAYBACK': 'Watching and playback',
  'support.subject.TITLE': 'A problem with a title',
  'support.subject.PAYMENT': 'Payment and plan',
  'support.subject.ACCOUNT': 'Account and login',
  'support.subject.TELEVISION': 'Television and devices',
  'support.subject.PRIVACY': 'My data and privacy',
  'support.subject.SUGGESTION': 'A suggestion',
  'support.subject.OTHER': 'Something else',
  'support.sent': 'Thank you. We have received your message. Its number is {number}.',
  'support.mail.subject': 'We have received your message ({number})',
  'support.mail.text':
    'Hello,\n\nThank you for writing to us. We’ve received your message.\n\n{rows}\n\nWe’ll reply to this address, usually within two business days. To add something, reply to this message.',
  'support.received.text':
    'Hello,\n\nThank you for writing to us. We’ve received your message.\n\n{rows}\n\nWe usually reply within two business days, and send you an e-mail when we do. You can read our reply and add to your message here:\n\n{action}',
  'support.answer.subject': 'We have replied to your message ({number})',
  'support.answer.text':
    'Hello,\n\nWe have replied to your message.\n\n{rows}\n\nTo protect your privacy, our reply is not in this e-mail. Log in to read it and reply.\n\n{action}',
  'support.thread.action': 'Open the conversation',
  'support.operator.subject': '{number}: {subject}',
  'support.operator.text': '{quote}\n\n{rows}',
  'support.operator.textWithFile':
    '{quote}\n\n{rows}\n\nAttached file: {file} ({kilobytes} KB). The link works for {days} days. The content was checked for its type, not for viruses.\n\n{action}',
  'support.operator.action': 'Download the file',
  'support.operator.from': 'From',
  'support.operator.account': 'Account',
  'support.operator.problem': 'Problem',
  'support.operator.title': 'Title',
  'support.operator.video': 'Video',
  'support.operator.channel': 'Channel',
  'support.operator.position': 'Second',
  'support.operator.languages': 'Language',
  'support.operator.platform': 'Platform',
  'support.operator.version': 'Version',
  'support.operator.browser': 'Browser',
  'support.operator.room': 'Control room',
  'demo.member': 'Member',
  'demo.family': 'Family',
  'demo.free': 'No plan yet',
  'demo.suspended': 'Payment failed',
  'demo.canceled': 'Canceled',
  'content.channels.all': 'All',
  'watch.rest': 'That’s all for now. You can watch again at {time}. Sleep well, or go and play.',
  'watch.enough': 'That was a lot for one day! You can watch again tomorrow. See you then.',
  'watch.kids':
    'This is not in the children’s world. A grown-up can open it with their own profile.',
  'plans.period.MONTHLY': 'Monthly',
  'plans.period.YEARLY': 'Yearly',
  'plans.SOLO.title': 'Solo',
  'plans.SOLO.description': 'For watching alone or with one other person.',
  'plans.FAMILY.title': 'Family',
  'plans.FAMILY.description': 'For the whole house, with a safe world for the children.',
  'plans.MOBILE.title': 'Mobile',
  'plans.MOBILE.description': 'For the phone or tablet in your hand.',
  'plans.feature.everything': 'Everything, no ads',
  'plans.feature.screens-2': '2 screens at a time',
  'plans.feature.full-hd': 'Full HD',
  'plans.feature.hd': 'HD',
  'plans.feature.languages': 'Interface in all our languages',
  'plans.feature.as-solo': 'Everything in Solo',
  'plans.feature.screens-4': '4 screens at a time',
  'plans.feature.family-sharing': 'Family sharing, with an account for everyone',
  'plans.feature.scene-guard': 'Family Scene Guard',
  'plans.feature.one-phone': '1 phone or tablet at a time',
  'plans.receipts.note': 'We give away a share of every payment; each receipt shows it.',
} as const;
