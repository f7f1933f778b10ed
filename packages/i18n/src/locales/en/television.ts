/** Texts of television activation. */
export const television = {
  'activate.title': 'Activate on your TV',
  'activate.text':
    'Open {brand} on your TV. It shows a six-digit code. Enter the code here to sign in on the TV.',
  'activate.code': 'Enter Code Here',
  'activate.submit': 'Activate',
  'activate.goBack': 'Go back to TV and enjoy exceptional content',
  'activate.soon': 'Your code is about to be sent.',
} as const;
