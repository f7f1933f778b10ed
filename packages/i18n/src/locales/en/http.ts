/** Messages for error answers without a message, by status (ERROR-25 to ERROR-32). English has the names of the standard. */
export const http = {
  'http.400': 'Bad Request',
  'http.401': 'Unauthorized',
  'http.403': 'Forbidden',
  'http.404': 'Not Found',
  'http.405': 'Method Not Allowed',
  'http.406': 'Not Acceptable',
  'http.412': 'Precondition Failed',
  'http.415': 'Unsupported Media Type',
  'http.500': 'Internal Server Error',
  'http.501': 'Not Implemented',
  'http.other': 'Unidentified HTTP Status Error',
} as const;
