/** Texts of signing a television in. */
export const television = {
  'activate.title': 'Activate on your TV',
  'activate.text':
    'Open {name} on your television. It shows a code of six digits: type it here, and the television is signed in as you.',
  'activate.code': 'Enter Code Here',
  'activate.submit': 'Activate',
  'activate.goBack': 'Go back to TV and enjoy exceptional content',
  'activate.soon': 'Your code is about to be sent.',
} as const;
