/** Names of the cookies; browser and servers must agree on them. */
export const COOKIES = {
  /** Access token: read by the client to build the bearer header (decision 21). */
  token: 'kandil_token',
  /** When the access token ends, ISO 8601. */
  tokenExpiry: 'kandil_token_expiry',
  /** `1` while the member asked to be remembered: decides whether renewed cookies are persistent. */
  remember: 'kandil_remember',
  profile: 'kandil_profile',
  language: 'kandil_language',
  device: 'kandil_device',
  consent: 'kandil_consent',
  webView: 'kandil_webview',
} as const;

/** Seconds of 365 days: the life of every persistent cookie (CONST-03..07). */
export const COOKIE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The refresh token's cookie: HttpOnly, set by the server alone. `__Host-` needs https. */
export function refreshCookie(secure: boolean): string {
  return secure ? '__Host-rt' : 'kandil_rt';
}
