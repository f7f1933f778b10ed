/** Texts of signing in with Google, Facebook and Apple, and of the bot check. */
export const social = {
  'social.google': 'Continue with Google',
  'social.facebook': 'Continue with Facebook',
  'social.apple': 'Continue with Apple',
  'social.or': 'or',
  'social.signingIn': 'Signing you in',
  'social.failed': 'We could not sign you in',
  'social.lost': 'This sign-in was not begun in this tab, or too long ago. Please try again.',
  'social.back': 'Back',
  'social.proofTitle': 'This e-mail has an account already',
  'social.proofText':
    'There is a Kandil account with {email}. Show that it is yours, and from now on you can log in with {provider} as well.',
  'social.proofSubmit': 'Connect and log in',
  'social.proofMail': 'Mail me a code',
  'social.proofByCode': 'Mail me a code instead',
  'social.proofByPassword': 'Use the password instead',
  'social.proofLate': 'That took a little too long. Please begin again.',
} as const;
