/** Security headers of HTML answers (SEC-5). */
export interface PageHeaderOptions {
  /** Sources of the page's own scripts, such as `'sha256-…'`; none: nothing in the page runs. */
  scripts: readonly string[];
  /** Whether the product is served over https; plain http is for this machine only. */
  secure: boolean;
  /** Pages with a token in their address send no referrer. */
  tokenInUrl: boolean;
  /** Base URL of reCAPTCHA if configured; null: the policy has no foreign origin. */
  recaptchaUrl: string | null;
  /** Origins of the analytics scripts that may run on the page. */
  analytics: readonly string[];
  /** Names of Trusted Types policies that foreign scripts create. */
  foreignPolicies: readonly string[];
  /** Origins of other parties' channels; only streams may come from them. */
  mediaSources: readonly string[];
  /** Origin of media addresses; null: that of the page. */
  mediaOrigin: string | null;
  /** Other origins that our own scripts call: services on hosts of their own, the collector of errors. */
  calledOrigins: readonly string[];
  /** False on a page whose library writes HTML without Trusted Types; it shows no user content. */
  trustedTypes?: boolean;
}

/** reCAPTCHA shows frames of two hosts: https://developers.google.com/recaptcha/docs/faq */
const GOOGLE_FRAMES = 'https://recaptcha.google.com/recaptcha/';

function trustedTypes(options: PageHeaderOptions): string[] {
  const isForeign = options.recaptchaUrl !== null || options.analytics.length > 0;
  const names = ['app', ...(isForeign ? options.foreignPolicies : [])];
  return ["require-trusted-types-for 'script'", `trusted-types ${names.join(' ')}`];
}

function contentSecurityPolicy(options: PageHeaderOptions): string {
  const { scripts, secure, recaptchaUrl, analytics, calledOrigins } = options;
  const media = options.mediaOrigin ? [options.mediaOrigin] : [];
  const mediaSources = [...media, ...options.mediaSources];
  const asked = recaptchaUrl ? [`${recaptchaUrl}/`] : [];
  const directives = [
    "default-src 'none'",
    // What these scripts load is trusted through them (CSP Level 3, 8.2).
    scripts.length > 0 ? `script-src ${scripts.join(' ')} 'strict-dynamic'` : "script-src 'none'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...media, ...analytics].join(' '),
    ["media-src 'self' blob:", ...mediaSources].join(' '),
    [
      ...new Set(["connect-src 'self'", ...asked, ...mediaSources, ...analytics, ...calledOrigins]),
    ].join(' '),
    ...(recaptchaUrl ? [`frame-src ${recaptchaUrl}/ ${GOOGLE_FRAMES}`] : []),
    "font-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(options.trustedTypes === false ? [] : trustedTypes(options)),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** Features of the browser that no page uses, and no frame may. */
const CLOSED_FEATURES = [
  'accelerometer',
  'camera',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];
/** The place of prayer times. Pages alone may ask for it, after a press; it is never sent (docs/decisions/0050). */
const GEOLOCATION = 'geolocation=(self)';

const permissions = [...CLOSED_FEATURES.map((feature) => `${feature}=()`), GEOLOCATION].join(', ');

export function pageHeaders(options: PageHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions,
    'referrer-policy': options.tokenInUrl ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...commonHeaders(options.secure),
  };
}

/** Headers of every answer. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Headers of answers other than pages: nothing in them may run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
