/** Texts of the web client. Where the specification gives a text it stands here to the letter. */
export const ui = {
  'loadingPage.unexpectedError': 'Unexpected error happened, please try again!',
  'errors.unexpectedErrorHappened': 'Unexpected error happened, please try again!',
} as const;
