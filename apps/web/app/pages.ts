import type { SitePart } from '@kandil/contract/site';

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
   * Which profile the page needs while an account may use several (SHELL-11, SHELL-14, SHELL-15): `chosen` redirects
   * members without a chosen profile to the choice, since the page shows or stores data of one person; `default` uses
   * the default profile; `own` too, but asks for its PIN although guests may open the page; `none` needs no profile.
   */
  profile: 'chosen' | 'default' | 'own' | 'none';
  /** Members of a class get the same document, and the browser adds what is theirs (docs/decisions/0080). */
  forAudience: boolean;
  /** The part of the product that the page belongs to: 404 where the operator has switched it off. */
  part?: SitePart;
  /** Where a guest is redirected from a page of members and prompted to log in. */
  guestsTo?: string;
  /** Where a member is redirected from a page for guests. */
  membersTo?: string;
}

/** @param file route module; the first segment of the path by default */
const page = <const Path extends string>(
  path: Path,
  options: Partial<Omit<Page, 'path' | 'file'>> = {},
  file = path.split('/')[1] ?? '',
): Page & { path: Path } => ({
  path,
  file: `routes/${file}.tsx`,
  showHeader: true,
  showFooter: true,
  background: 'plain',
  public: false,
  profile: 'default',
  forAudience: false,
  ...options,
});

const open = { public: true } as const;
const glow = { background: 'glow' } as const;
/** A page to read or fill in, open to everyone. */
const text = { ...open, ...glow } as const;
/** The landing page, also with a form over it: has its own header and is for guests alone. */
const landing = { ...open, profile: 'none', showHeader: false, membersTo: '/' } as const;
/** Pages for watching, finding and saving titles. */
const viewing = { profile: 'chosen' } as const;
/** Those whose document has nothing personal. */
const shared = { ...viewing, forAudience: true } as const;
const live = { part: 'live' } as const;
/** Pages of one task alone. */
const bare = { showHeader: false, showFooter: false } as const;
const choosing = { ...bare, ...glow, profile: 'none' } as const;
/** Pages that need neither an account nor a profile. */
const anybody = { ...open, profile: 'none' } as const;

/**
 * Every page of the product: its address, its module, its layout. `routes.ts` hands this to the router, the
 * guard and the shell read the rest by the route's id, which is the key here. Static segments win over
 * parameters by the router's own ranking (SPEC-D6).
 */
export const PAGES = {
  home: page('/', { ...shared, background: 'spotlight' }, 'home'),
  category: page('/category/:id', { ...shared, background: 'spotlight' }),
  categoryTitles: page('/category/:id/all', shared, 'category-titles'),
  breakdown: page('/breakdown/:id', shared),
  genre: page('/genre/:id', shared),
  detail: page('/detail/:id/:seasonId?', { ...shared, background: 'spotlight' }),
  search: page('/search/:query?', viewing),
  myList: page('/my-list', shared),
  history: page('/history', viewing),
  channels: page('/channels/:id?', { ...viewing, ...live }),
  watchChannel: page('/watch/channel/:id?', { ...viewing, ...bare, ...live }, 'watch-channel'),
  watch: page('/watch/:id', { ...viewing, ...bare }),
  landing: page('/landing', landing),
  landingVip: page('/landing/vip', text, 'landing-vip'),
  subscriptionPlans: page('/subscription-plans', glow),
  paymentSucceed: page('/payment-succeed', text, 'payment-result'),
  paymentFailed: page('/payment-failed', text, 'payment-result'),
  paymentHistory: page('/payment-history', glow),
  customerSupport: page('/customer-support', { ...glow, guestsTo: '/' }),
  supportTicket: page('/customer-support/:id', text, 'support-ticket'),
  withdraw: page('/withdraw', text),
  login: page('/login', landing),
  signUp: page('/sign-up', landing),
  signIn: page('/sign-in/:provider', { ...open, ...choosing }),
  resetPassword: page('/reset-password', { ...anybody, showHeader: false }),
  verify: page('/verify', anybody),
  episodeMails: page('/episode-mails', text, 'episode-mails'),
  aboutUs: page('/about-us', { ...open, background: 'spotlight', part: 'about' }),
  socialResp: page('/social-resp', { ...open, background: 'spotlight', part: 'giving' }),
  helpCenter: page('/help-center', text),
  cookiePreferences: page('/cookie-preferences', text),
  termsOfUse: page('/terms-of-use', text),
  privacyPolicy: page('/privacy-policy', text),
  dataProtection: page('/general-data-protection-regulation', text),
  partners: page('/partners/:slug', { ...anybody, background: 'spotlight' }),
  settings: page('/settings', { ...text, profile: 'own' }),
  familySharing: page('/family-sharing', { ...glow, part: 'family' }),
  familyAccept: page('/family-sharing/accept', { ...text, part: 'family' }, 'family-accept'),
  invitation: page('/invitation', { ...glow, guestsTo: '/', part: 'referral' }),
  profiles: page('/profiles', choosing),
  profilesCreate: page('/profiles/create', choosing, 'profiles-editor'),
  profilesEdit: page('/profiles/edit/:id', choosing, 'profiles-editor'),
  activate: page('/activate/:code?', text),
  modals: page('/modals', anybody),
  requestTimeout: page('/request-timeout', anybody),
  internalServerError: page('/internal-server-error', anybody),
  notFoundUrl: page('/not-found/:url', anybody, 'not-found-url'),
  notFound: page('*', anybody, 'not-found'),
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
