/** Family sharing and the invitation of friends. */
export const family = {
  'family.lead':
    'Share your plan with the people at home. Everyone has their own account and lists.',
  'family.guest': 'Log in to see your family',
  'family.guestText': 'Here you see who shares a plan with you.',
  'family.noPlan': 'Your plan is for you alone',
  'family.noPlanText': 'With a family plan you share Kandil with the people at home.',
  'family.seePlans': 'See the plans',
  'family.kidsText': 'Only a grown-up can change who is in the family.',
  'family.failed': 'We could not load your family',
  'family.people': 'Who is in the family',
  'family.you': '{name} (you)',
  'family.nobody': 'Nobody has joined yet.',
  'family.linkTitle': 'Send this link to one person',
  'family.linkText': 'It works once, for seven days. Make another link for the next person.',
  'family.share': 'Share',
  'family.shareText': 'Join my family on Kandil',
  'family.remove': 'Remove {name}',
  'family.removeTitle': 'Remove from the family?',
  'family.removeText':
    '{name} stops watching with your plan at once. Their account, lists and profiles stay theirs.',
  'family.removeAction': 'Remove',
  'family.leave': 'Leave the family',
  'family.leaveTitle': 'Leave the family?',
  'family.leaveText':
    'You stop watching with the plan of {name} at once. Your account, lists and profiles stay yours.',
  'family.acceptTitle': 'Join a family',
  'family.acceptFailed': 'This invitation does not work',
  'family.acceptNoToken':
    'The address is incomplete. Please open the whole link of the invitation.',
  'family.acceptLater': 'Not now',
  'family.acceptHome': 'Go to the home page',
  'family.toFamily': 'See the family',

  'invitation.guest': 'Log in to invite friends',
  'invitation.guestText': 'Send your link and watch together.',
  'invitation.link': 'Your invitation link',
  'invitation.ways': 'Send it by',
  'invitation.email': 'E-mail',
  'invitation.nobody': 'Nobody has signed up with your link yet.',
  'invitation.came_one': '{count} friend has signed up with your link.',
  'invitation.came_other': '{count} friends have signed up with your link.',
} as const;
