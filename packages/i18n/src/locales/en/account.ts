/** Texts of the account forms. */
export const account = {
  'notification.title': 'Notification',
  'action.ok': 'OK',

  'field.required': 'This field is required',
  'field.phoneInEnglish': 'Phone number must be in English numbers only (Example: 9876543210).',
  'field.emailInvalid': 'Invalid e-mail',
  'field.phoneInvalid': 'Invalid phone number',
  'field.nameTooLong': 'This name is too long',
  // As specified.
  'field.passwordTooShort': 'Must be at least {count} characters length',
  'field.passwordTooLong': 'This password is too long',
  'field.passwordsDiffer': 'Passwords must match',
  'field.mustAccept': 'You have to accept this agreement',
  'field.refused': 'Please check this',
  'field.emailOrPhone': 'E-mail or phone number',
  'field.email': 'E-mail',
  'field.phone': 'Phone number',
  'field.phoneHint':
    'Begin with the country code, for example 90\u00a0532\u00a0123\u00a045\u00a067.',
  'field.country': 'Country code: {country}',
  'field.countries': 'Countries',
  'field.countrySearch': 'Search countries',
  'field.countryNone': 'No matching country',
  'field.fullName': 'Full name',
  'field.password': 'Password',
  'field.repeatPassword': 'Repeat password',
  'field.showPassword': 'Show password',
  'field.hidePassword': 'Hide password',

  'strength.advice': 'Use eight or more characters, and not only letters.',
  'strength.weak': 'Easy to guess',
  'strength.fair': 'Fair: longer is better',
  'strength.good': 'Good',
  'strength.strong': 'Strong',

  'login.rememberMe': 'Remember me',
  'login.forgot': 'Forgot your password?',
  'login.newHere': 'New here?',

  'forgot.title': 'Forgot your password?',
  'forgot.text':
    'Enter the e-mail address or phone number of your account. We will send you a link or a code to choose a new password.',
  'forgot.submit': 'Send link',
  'forgot.submitCode': 'Send code',
  'forgot.again': 'Send again',
  'forgot.sent': 'If there is an account with {email}, the link is on its way.',
  'forgot.openLink':
    'Open the link in the e-mail, or enter the code below it. Check your spam folder too.',
  'forgot.enterCode': 'Enter the code instead',
  'forgot.codeSent':
    'If there is an account with {account}, a {length}-digit code is on its way. It is valid for ten minutes.',
  'forgot.wait': 'You can send it again in {seconds} s',
  'forgot.sentAgain': 'Sent again.',
  'forgot.back': 'Back to login',

  'reset.title': 'Choose a new password',
  'reset.submit': 'Save password',
  'reset.newLink': 'Get a new link',
  'reset.done': 'Your new password is set. Log in with it.',

  'signUp.title': 'Sign Up',
  'signUp.terms': 'I accept the {terms}',
  'signUp.haveAccount': 'Already have an account? Login',
  'signUp.skip': 'Skip For Now',
  'signUp.done': 'Registration Successful',
  'signUp.reasonFree': 'Free episodes right away, no card needed',
  'signUp.reasonPlace': 'Your place in every story, on every device',
  'signUp.reasonKids': 'Separate profiles for children',
  'signUp.reasonGiving': '2.5% of what you pay goes to water wells',

  'code.title': 'Enter the code',
  'code.label': '{length}-digit code',
  'code.sentTo': 'We sent a {length}-digit code to {account}. It is valid for ten minutes.',
  'code.sent': 'We sent you a {length}-digit code. It is valid for ten minutes.',
  'code.length': 'Must be {length} digits',
  'code.submit': 'Continue',
  'code.wait': 'You can ask for a new code in {seconds} s',
  'code.resend': 'Send a new code',
  'code.sentAgain': 'A new code is on its way.',
  'code.otherAccount': 'Wrong address? Start over',

  'verify.title': 'Confirming your e-mail address',
  'verify.done': 'Your e-mail address is confirmed.',
  'verify.failed': 'This link does not work',
  'verify.noToken':
    'Part of its address is missing. Open the link in the e-mail, or copy all of it.',
  'verify.newLinkText':
    'Enter the e-mail address. If it still has to be confirmed, we send a new link to it.',
  'verifyEmail.title': 'Confirm your e-mail',
  'verifyEmail.resend': 'Resend',
  'verifyEmail.done': 'Done',
} as const;
