import { mails } from './mails.ts';
import { money } from './money.ts';

/** Texts of the services: mails, SMS and API messages. */
export const messages = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} is your {brand} code',
  'otp.mail.text':
    'Welcome to {brand}, {name}.\n\nYour code is:\n\n{code}\n\nIt is valid for {minutes} minutes.\n\nIf this was not you, you can ignore this message.',
  'otp.sms': '{brand}: your code is {code}. It is valid for {minutes} minutes.',
  'otp.sent': 'We sent a code to {destination}.',
  'otp.reminder': 'Please enter the code we sent you.',
  'offline.title': 'No connection',
  'offline.text':
    'This page could not be loaded. It opens by itself as soon as the connection is back.',
  'offline.retry': 'Try again',
  'offline.still': 'Still no connection',
  'register.done': 'Registration Successful',
  'verify.mail.subject': 'Confirm your e-mail address',
  'verify.mail.text':
    'Hello {name},\n\nPlease confirm that this is your e-mail address for {brand}. The link is valid for {hours} hours.\n\n{action}\n\nIf you did not ask for this, you can ignore this message.',
  'verify.mail.action': 'Confirm e-mail',
  'verify.sent': 'We sent a link to {email}. Please open it to confirm the address.',
  'verify.sentIfWaiting': 'If {email} still has to be confirmed, we have sent a new link to it.',
  'verify.done': 'Your e-mail address is confirmed.',
  'verify.reminder': 'Please confirm your e-mail address. We use it to keep your account safe.',
  'verify.reminderOfChange':
    '{email} is not confirmed yet. Open the link that we sent there; until then your account keeps its current address.',
  'verify.canceled': 'The change is canceled. Your e-mail address stays as it is.',
  'verify.changed.subject': 'The e-mail address of your account was changed',
  'verify.changed.text':
    'Hello {name},\n\nThe e-mail address of your {brand} account was changed. From now on you log in with the new one.\n\nIf this was not you, please write to our support at once.',
  'session.reused.subject': 'We ended a session of your account',
  'session.reused.text':
    'Hello {name},\n\nSomebody tried to use an old sign-in of your {brand} account again. To be safe we ended that session, so you may have to log in once more on one of your devices.\n\nIf you did not expect this, please change your password.',
  'login.newDevice.subject': 'A new device signed in to your account',
  'login.newDevice.text':
    'Hello {name},\n\nSomebody has just signed in to your {brand} account on a device we had not seen there before.\n\n{rows}\n\nIf this was you, there is nothing to do. If not, please change your password and remove the device in your settings.',
  'login.newDevice.placeUnknown': 'not known',
  'device.browserOn': '{browser} on {system}',
  'device.television': '{brand} TV',
  'device.unknownTelevision': 'Television',
  'device.phone': 'Phone',
  'device.tablet': 'Tablet',
  'device.computer': 'Computer',
  'device.unknown': 'Unknown device',
  'device.overLimit':
    'Your account is signed in on more devices than it allows. To watch here, please remove one of the others.',
  'reset.mail.subject': 'Set a new password for {brand}',
  'reset.mail.text':
    'Hello {name},\n\nWe were asked for a new password for your {brand} account. Open this link within {linkMinutes} minutes:\n\n{action}\n\nOr enter this code within {minutes} minutes:\n\n{code}\n\nIf this was not you, you can ignore this message. Your password stays as it is.',
  'reset.mail.action': 'Set a new password',
  'reset.sms':
    '{brand}: your code for a new password is {code}. It is valid for {minutes} minutes. Do not pass it on.',
  'signUp.mail.subject': 'Your link to join {brand}',
  'signUp.mail.text':
    'Salam,\n\nHere is your link to sign up at {brand}. Your e-mail address is already filled in.\n\n{action}\n\nIf you did not ask for this, you can ignore this message.',
  'signUp.mail.action': 'Sign up',
  'signUp.sent': 'Thank you. If the address can receive mail, a link to sign up is on its way.',
  'reset.sent': 'If there is an account for it, a message is on its way.',
  'reset.done': 'Your new password is set. Please log in with it.',
  'password.done': 'Your password is changed. All other devices were signed out.',
  'password.changed.subject': 'Your password was changed',
  'password.changed.text':
    'Hello {name},\n\nThe password of your {brand} account was changed, and all other devices were signed out.\n\nIf this was not you, please set a new password at once with “Forgot password”, and write to our support.',
  'login.many.subject': 'Many failed attempts to log in to your account',
  'login.many.text':
    'Hello {name},\n\nSomebody tried many times to log in to your {brand} account with a wrong password. They did not get in, and we now slow such attempts down.\n\nThere is nothing you must do. If your password is short, or you use it elsewhere too, please choose a better one.',
  'phone.verified.subject': 'A phone number was added to your account',
  'phone.verified.text':
    'Hello {name},\n\nThe phone number {phone} now belongs to your {brand} account and can be used to log in.\n\nIf this was not you, please change your password at once and write to our support.',
  'phone.done': 'Your phone number is confirmed.',
  'invite.title': 'Invite your friends',
  'invite.subtitle': 'Send your link to people you would like to watch with. It opens the sign-up.',
  'invite.subject': 'An invitation to {brand}',
  'invite.text': 'I watch series and films on {brand}. Come and join me:',
  'deletion.reminder':
    'Your account will be deleted on {date}. Until then you can change your mind.',
  'deletion.asked.subject': 'Your account will be deleted on {date}',
  'deletion.asked.text':
    'Hello {name},\n\nAs you asked, we will delete your {brand} account on {date}, with its profiles, lists, ratings and what was watched.\n\nUntil then you can change your mind: log in, open the settings and choose “Keep my account”.\n\nIf you did not ask for this, please log in, keep your account and change your password.',
  'deletion.kept.subject': 'Your account stays',
  'deletion.kept.text':
    'Hello {name},\n\nYour {brand} account will not be deleted. Everything is as it was, and we are glad that you stay.\n\nIf this was not you, please change your password.',
  'deletion.done.subject': 'Your account is deleted',
  'deletion.done.text':
    'Hello {name},\n\nYour {brand} account and what we kept with it are deleted. Receipts stay for ten years, as the law asks, with a locked copy of your name and address.\n\nThank you for the time you spent with us. You are welcome back whenever you like, with this address too.',
  'retention.subject': 'Your profiles and lists will be deleted on {date}',
  'retention.text':
    'Hello {name},\n\nYour access to {brand} ended on {ended}. We keep profiles, lists and what was watched for a year after that, and then delete them: yours on {date}.\n\nTo keep them, choose a plan before that day. They are then as you left them.\n\n{action}\n\nYour account itself stays. You can log in and come back at any time, with a new profile.',
  'retention.action': 'See the plans',
  'retention.sms':
    '{brand}: your access has ended. We delete your profiles and lists on {date} unless you choose a plan: {url}',
  'social.unnamed': 'Viewer',
  'social.linked.subject': 'You can now log in with {provider}',
  'social.linked.text':
    'Hello {name},\n\nYour {brand} account is now connected with {provider}: from now on you can log in with it as well.\n\nIf this was not you, please choose a new password and write to our support at once.',
  'social.proof.text':
    'Hello {name},\n\nSomebody wants to connect your {brand} account with another way of logging in. If this is you, enter this code within {minutes} minutes:\n\n{code}\n\nIf this was not you, you can ignore this message and give the code to nobody.',
  'tv.done': '{device} is signed in. You can put your phone away.',
  'tv.doneAt': '{device} in {place} is signed in. You can put your phone away.',
  'tv.approved.subject': 'A television was signed in to your account',
  'tv.approved.text':
    'Hello {name},\n\nThe code of a television was entered in your {brand} account, so it is signed in now.\n\n{rows}\n\nIf this was you, enjoy the film. If not, please remove the device in your settings and change your password.',
  'family.owner': 'Owner',
  'family.member': 'Member',
  'family.invite': 'Invite someone',
  'family.free_one':
    'There is room for {count} more person. Make a link and send it to whom you like; it works for one.',
  'family.free_other':
    'There is room for {count} more people. Make a link for each of them; every link works for one.',
  'family.full':
    'Every place in your family is taken. When someone leaves, or you remove them, there is room again.',
  'family.shared':
    '{name} shares the family plan with you. Your lists, and what you watch, stay yours alone.',
  'family.ending':
    '{name} has canceled the family plan. You can all watch until it ends on {date}.',
  'family.ownEnding':
    'You have canceled your plan. You can all watch until it ends on {date}; new people can join when you take a family plan again.',
  'family.resting':
    '{name}’s family plan is not active right now. You are still in the family, and watch again as soon as it is.',
  'family.invited.subject': '{owner} invites you to watch on {brand}',
  'family.invited.text':
    'Hello,\n\n{owner} shares a family plan on {brand} with you. Your account, your lists and what you watch stay yours.\n\n{action}\n\nThe invitation is for one person and works for {days} days.\n\nIf you do not know {owner}, you need not do anything.',
  'family.join.title': 'An invitation to a family',
  'family.join.message':
    '{name} invites you to watch with their family plan. Your account, your lists and what you watch stay yours; the family sees your name and picture.',
  'family.join.guest': 'Log in first, or sign up, and then join.',
  'family.join.paying': 'Your own subscription continues, and is charged, until you cancel it.',
  'family.join.dissolves': 'Your own family sharing, whose plan is not active, ends when you join.',
  'family.join.action': 'Join the family',
  'family.join.login': 'Log in',
  'family.join.other': 'Continue',
  'family.obstacle.OWN.title': 'This is your own invitation',
  'family.obstacle.OWN.text': 'Send the link to the person you would like to have in your family.',
  'family.obstacle.HERE.title': 'You are in this family already',
  'family.obstacle.HERE.text': 'There is nothing more to do. Enjoy watching.',
  'family.obstacle.ELSEWHERE.title': 'You are in another family',
  'family.obstacle.ELSEWHERE.text':
    'An account can be in one family. If you would like to be in {name}’s, please leave the other one first, and then open this link again.',
  'family.obstacle.OWNER.title': 'You have a family plan of your own',
  'family.obstacle.OWNER.text':
    'With it you have a family of your own, and an account can be in one. When your plan has ended, {name} can invite you again.',
  'family.obstacle.CHILD.title': 'A grown-up can join',
  'family.obstacle.CHILD.text':
    'Please leave the children’s profile first, and then open this link again.',
  'family.obstacle.FULL.title': 'Every place is taken',
  'family.obstacle.FULL.text':
    'There is no room in {name}’s family right now. When a place is free, this link can work for you.',
  'family.done.joined': 'Welcome to {name}’s family.',
  'family.done.left': 'You have left the family.',
  'family.done.removed': 'The member was removed from your family.',
  'family.joined.subject': '{member} joined your family',
  'family.joined.text':
    'Hello {name},\n\n{member} joined your family on {brand} by one of your invitations, and now watches with your plan.\n\nIf you do not know this person, please remove them on the page “Family sharing” and change your password.',
  'family.welcome.subject': 'You are in {owner}’s family',
  'family.welcome.text':
    'Hello {name},\n\nWelcome to {owner}’s family: you now watch {brand} with their plan, for as long as it is active. Your account, your lists and what you watch stay yours.\n\nYou can leave whenever you like, on the page “Family sharing”.',
  'family.removed.subject': 'You are no longer in {owner}’s family',
  'family.removed.text':
    'Hello {name},\n\n{owner} has removed you from their family on {brand}, so their plan is not shared with you any more.\n\nYour account stays, with your lists and all that you watched. To keep watching, you can choose your own plan.',
  'family.left.subject': '{member} left your family',
  'family.left.text':
    'Hello {name},\n\n{member} has left your family on {brand}. The place is free, and you can invite someone else.',
  'family.ended.subject': '{owner}’s family sharing has ended',
  'family.ended.text':
    'Hello {name},\n\n{owner} has left {brand}, so their plan is not shared with you any more.\n\nYour account stays, with your lists and all that you watched. To keep watching, you can choose your own plan.',
  'episodes.new.subject': '{series}: {news}',
  'episodes.new.text':
    'Hello {name},\n\nThere is more to watch for the profile {profile}.\n\n{series}: {news}\n\n{action}',
  'episodes.new.action': 'Watch',
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
    'Hello,\n\nThank you for writing to us. Your message has reached our support.\n\n{rows}\n\nWe answer to this address, usually within two working days. To add something, reply to this message.',
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
  'demo.member': 'Member',
  'demo.family': 'Family',
  'demo.free': 'No plan yet',
  'demo.suspended': 'Payment failed',
  'demo.canceled': 'Canceled',
  'content.channels.all': 'All',
  'watch.rest': 'That is all for now. You can watch again from {time}. Sleep well, or go and play.',
  'watch.enough': 'That was a lot for one day! You can watch again tomorrow. See you then.',
  'watch.kids':
    'This is not in the children’s world. A grown-up can open it with their own profile.',
  'plans.period.MONTHLY': 'Monthly',
  'plans.period.YEARLY': 'Yearly',
  'plans.SOLO.title': 'Solo',
  'plans.SOLO.description': 'For watching alone, or with one other person.',
  'plans.FAMILY.title': 'Family',
  'plans.FAMILY.description': 'For the whole house, with a safe world for the children.',
  'plans.MOBILE.title': 'Mobile',
  'plans.MOBILE.description': 'For the phone or tablet in your hand.',
  'plans.feature.everything': 'Everything, no ads',
  'plans.feature.screens-2': '2 screens at a time',
  'plans.feature.full-hd': 'Full HD',
  'plans.feature.hd': 'HD',
  'plans.feature.languages': 'Interface in 12 languages',
  'plans.feature.as-solo': 'Everything in Solo',
  'plans.feature.screens-4': '4 screens at a time',
  'plans.feature.family-sharing': 'Family sharing, an account for each',
  'plans.feature.scene-guard': 'Family Scene Guard',
  'plans.feature.one-phone': '1 phone or tablet at a time',
  'plans.receipts.note': '2.5% of every payment goes to water wells; each receipt shows its share.',
} as const;
