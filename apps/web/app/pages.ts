/** What the shell does around a page (SHELL-32), and who may open it. */
export interface Page {
  path: string;
  /** Route module, relative to this folder. */
  file: string;
  showHeader: boolean;
  showFooter: boolean;
  /** `spotlight`: art under a transparent header. `glow`: lamp light from above. */
  background: 'plain' | 'spotlight' | 'glow';
  /** Open to guests also when ad-supported mode is off (SPEC-D4). */
  public: boolean;
  /**
   * What it asks of a member's profile while an account may use several (SHELL-11, SHELL-14, SHELL-15): `chosen`
   * sends whoever has not chosen one to the choice, since what is watched, listed and remembered here is one
   * person's; `default` takes the default one; `none` comes before any choice.
   */
  profile: 'chosen' | 'default' | 'none';
  /** Where a guest is redirected from a page of members and prompted to log in. */
  guestsTo?: string;
  /** Where a member is redirected from a page for guests. */
  membersTo?: string;
}

const page = <const Path extends string>(
  path: Path,
  file: string,
  options: Partial<Omit<Page, 'path' | 'file'>> = {},
): Page & { path: Path } => ({
  path,
  file: `routes/${file}.tsx`,
  showHeader: true,
  showFooter: true,
  background: 'plain',
  public: false,
  profile: 'default',
  ...options,
});

const open = { public: true } as const;
/** The landing page, also with a form over it: has its own header and is for guests alone. */
const landing = { ...open, profile: 'none', showHeader: false, membersTo: '/' } as const;
/** Pages for watching, finding and saving titles. */
const viewing = { profile: 'chosen' } as const;
/** Pages that need no profile. */
const anybody = { profile: 'none' } as const;
const choosing = { ...anybody, showHeader: false, showFooter: false, background: 'glow' } as const;

/**
 * Every page of the product: its address, its module, its layout. `routes.ts` hands this to the router, the
 * guard and the shell read the rest by the route's id, which is the key here. Static segments win over
 * parameters by the router's own ranking (SPEC-D6).
 */
export const PAGES = {
  home: page('/', 'home', { ...viewing, background: 'spotlight' }),
  category: page('/category/:id', 'category', { ...viewing, background: 'spotlight' }),
  categoryTitles: page('/category/:id/all', 'category-titles', viewing),
  breakdown: page('/breakdown/:id', 'breakdown', viewing),
  genre: page('/genre/:id', 'genre', viewing),
  detail: page('/detail/:id/:seasonId?', 'detail', { ...viewing, background: 'spotlight' }),
  search: page('/search/:query?', 'search', viewing),
  myList: page('/my-list', 'my-list', viewing),
  history: page('/history', 'history', viewing),
  channels: page('/channels/:id?', 'channels', viewing),
  watchChannel: page('/watch/channel/:id?', 'watch-channel', {
    ...viewing,
    showHeader: false,
    showFooter: false,
  }),
  watch: page('/watch/:id', 'watch', { ...viewing, showHeader: false, showFooter: false }),
  landing: page('/landing', 'landing', landing),
  landingVip: page('/landing/vip', 'landing-vip', { ...open, background: 'glow' }),
  subscriptionPlans: page('/subscription-plans', 'subscription-plans', { background: 'glow' }),
  paymentSucceed: page('/payment-succeed', 'payment-result', { ...open, background: 'glow' }),
  paymentFailed: page('/payment-failed', 'payment-result', { ...open, background: 'glow' }),
  paymentHistory: page('/payment-history', 'payment-history', { background: 'glow' }),
  login: page('/login', 'login', landing),
  signUp: page('/sign-up', 'sign-up', landing),
  signIn: page('/sign-in/:provider', 'sign-in', { ...open, ...choosing }),
  resetPassword: page('/reset-password', 'reset-password', {
    ...open,
    ...anybody,
    showHeader: false,
  }),
  verify: page('/verify', 'verify', { ...open, ...anybody }),
  aboutUs: page('/about-us', 'about-us', { ...open, background: 'spotlight' }),
  socialResp: page('/social-resp', 'social-resp', { ...open, background: 'spotlight' }),
  helpCenter: page('/help-center', 'help-center', { ...open, background: 'glow' }),
  cookiePreferences: page('/cookie-preferences', 'cookie-preferences', {
    ...open,
    background: 'glow',
  }),
  termsOfUse: page('/terms-of-use', 'terms-of-use', { ...open, background: 'glow' }),
  privacyPolicy: page('/privacy-policy', 'privacy-policy', { ...open, background: 'glow' }),
  dataProtection: page(
    '/general-data-protection-regulation',
    'general-data-protection-regulation',
    { ...open, background: 'glow' },
  ),
  partners: page('/partners/:slug', 'partners', {
    ...open,
    ...anybody,
    background: 'spotlight',
  }),
  settings: page('/settings', 'settings', { background: 'glow' }),
  profiles: page('/profiles', 'profiles', choosing),
  profilesCreate: page('/profiles/create', 'profiles-editor', choosing),
  profilesEdit: page('/profiles/edit/:id', 'profiles-editor', choosing),
  activate: page('/activate/:code?', 'activate', { ...open, background: 'glow' }),
  requestTimeout: page('/request-timeout', 'request-timeout', { ...open, ...anybody }),
  internalServerError: page('/internal-server-error', 'internal-server-error', {
    ...open,
    ...anybody,
  }),
  notFoundUrl: page('/not-found/:url', 'not-found-url', { ...open, ...anybody }),
  notFound: page('*', 'not-found', { ...open, ...anybody }),
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof PAGES;

/** The page of a route id; unknown ids (the root itself) have the layout of the 404 page. */
export function pageOf(routeId: string | undefined): Page {
  return routeId !== undefined && Object.hasOwn(PAGES, routeId)
    ? PAGES[routeId as PageId]
    : PAGES.notFound;
}

/** The pages as routes, to match an address to its page. */
export const PAGE_ROUTES = (Object.keys(PAGES) as PageId[]).map((id) => ({
  id,
  path: PAGES[id].path,
}));

/** Whether a path without parameters is a page: menus omit missing ones. */
export function isPage(path: string): boolean {
  return PAGE_ROUTES.some((route) => route.path === path || route.path.startsWith(`${path}/:`));
}
