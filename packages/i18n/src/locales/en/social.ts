/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social = {
  'social.google': 'Continue with Google',
  'social.facebook': 'Continue with Facebook',
  'social.apple': 'Continue with Apple',
  'social.or': 'or',
  'social.signingIn': 'Signing you in',
  'social.failed': 'We could not sign you in',
  'social.lost': 'This sign-in was started in another tab or too long ago. Please try again.',
  'social.back': 'Back',
  'social.proofTitle': 'You already have an account with this e-mail',
  'social.proofText':
    'There is already a {brand} account with {email}. Confirm that it is yours, and you can log in with {provider} from now on.',
  'social.proofSubmit': 'Connect and log in',
  'social.proofMail': 'E-mail me a code',
  'social.proofByCode': 'E-mail me a code instead',
  'social.proofByPassword': 'Use my password instead',
  'social.proofLate': 'That took too long. Please start over.',
} as const;
