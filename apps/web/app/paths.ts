/** A path segment from outside: encoded, so that a slash in a code or query stays inside its segment. */
const segment = (value: string | number) => encodeURIComponent(String(value));
const optional = (value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? '' : `/${segment(value)}`;

/** Named routes: the only place where links are spelled out (ROUTE-59..61). Paths carry no language. */
export const paths = {
  homepage: () => '/',
  landing: () => '/landing',
  landingVip: () => '/landing/vip',
  profiles: (redirectUrl?: string) =>
    redirectUrl ? `/profiles?redirectUrl=${encodeURIComponent(redirectUrl)}` : '/profiles',
  profilesManage: (redirectUrl?: string | null) =>
    redirectUrl
      ? `/profiles?manage&redirectUrl=${encodeURIComponent(redirectUrl)}`
      : '/profiles?manage',
  profilesCreate: () => '/profiles/create',
  profilesEdit: (id: number) => `/profiles/edit/${segment(id)}`,
  cookiePreferences: () => '/cookie-preferences',
  termsOfUse: () => '/terms-of-use',
  privacyPolicy: () => '/privacy-policy',
  dataProtection: () => '/general-data-protection-regulation',
  aboutUs: () => '/about-us',
  helpCenter: () => '/help-center',
  customerSupport: () => '/customer-support',
  socialResponsibility: () => '/social-resp',
  category: (id: string | number) => `/category/${segment(id)}`,
  categoryTitles: (id: string | number) => `/category/${segment(id)}/all`,
  genre: (id: string | number, categoryId?: number | null) =>
    `/genre/${segment(id)}${categoryId ? `?category=${categoryId}` : ''}`,
  breakdown: (id: string | number) => `/breakdown/${segment(id)}`,
  contentDetail: (id: string | number, seasonId?: string | number | null) =>
    `/detail/${segment(id)}${optional(seasonId)}`,
  search: (query?: string) => `/search${optional(query)}`,
  myList: () => '/my-list',
  history: () => '/history',
  channelList: (category?: string) => `/channels${optional(category)}`,
  playerChannelId: (code?: string) => `/watch/channel${optional(code)}`,
  player: (videoId: number) => `/watch/${segment(videoId)}`,
  subscriptionPlans: () => '/subscription-plans',
  paymentHistory: () => '/payment-history',
  familySharing: () => '/family-sharing',
  invitation: () => '/invitation',
  activate: (code?: string) => `/activate${optional(code)}`,
  settings: () => '/settings',
  login: () => '/login',
  signUp: () => '/sign-up',
  resetPassword: () => '/reset-password',
  verify: () => '/verify',
  requestTimeout: () => '/request-timeout',
  internalServerError: () => '/internal-server-error',
} as const;
