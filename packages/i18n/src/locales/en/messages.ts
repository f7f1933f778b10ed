/** What the services say in mails, SMS and answers. */
export const messages = {
  'otp.mail.subject': '{code} is your Kandil code',
  'otp.mail.text': 'Welcome to Kandil, {name}.\n\nYour code is {code}. It is valid for {minutes} minutes.\n\nIf this was not you, you can ignore this message.',
  'register.done': 'Registration Successful',
} as const;
