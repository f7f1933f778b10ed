/**
 * The keys that need no consent (SPEC-D56): the session with its device and language, the answer about cookies, and what
 * a request of the visitor needs to be completed, such as a form, a payment, or a change of My List without a
 * connection. Pages import only the type.
 */
export const NECESSARY = {
  cookie: [
    'kandil_token',
    'kandil_token_expiry',
    'kandil_profile',
    'kandil_language',
    'kandil_device',
    'kandil_consent',
    'kandil_webview',
    'kandil_probe',
  ],
  local: [
    'kandil_session',
    'kandil_cache_config',
    'kandil_cache_reports',
    'kandil_cache_list-changes',
    'kandil_cache_social',
  ],
  tab: [
    'kandil.social',
    'kandil.come-back',
    'kandil.offer',
    'kandil.invitation',
    'kandil.notification',
    'kandil_missed',
    'kandil_cache_new-profile',
    'kandil_cache_support',
    'kandil_cache_reply',
    'kandil_cache_card-details',
  ],
  /** The offline page and the built files. */
  cache: ['shell', 'assets'],
} as const;
