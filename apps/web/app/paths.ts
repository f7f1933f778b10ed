import type { SitePart } from '@kandil/contract/site';
import { type PageId, PAGES } from './pages.ts';

type Value = string | number;
type Param<Name extends string> = Name extends `${infer Optional}?`
  ? { [K in Optional]?: Value | null | undefined }
  : { [K in Name]: Value };
/** The parameters of a path: `/detail/:id/:seasonId?` takes an `id` and may take a `seasonId`. */
type Params<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? Params<Start> & Params<Rest>
  : Path extends `:${infer Name}`
    ? Param<Name>
    : unknown;

/**
 * The address of a page. Parameters are encoded, so that a slash in a code or query stays inside its segment; an
 * optional one that is absent or empty leaves its segment out.
 */
function pathTo<Id extends PageId>(page: Id, params: Params<(typeof PAGES)[Id]['path']>): string {
  const values = params as Readonly<Record<string, Value | null | undefined>>;
  return PAGES[page].path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name] ?? '';
    return value === '' ? '' : `/${encodeURIComponent(value)}`;
  });
}

/**
 * Named routes: the only place where links are spelled out (ROUTE-59..61), from the paths of PAGES. Paths carry no
 * language. Addresses that are written out belong to pages that are still to come.
 */
export const paths = {
  homepage: () => PAGES.home.path,
  landing: () => PAGES.landing.path,
  landingVip: () => PAGES.landingVip.path,
  profiles: (redirectUrl?: string) =>
    redirectUrl
      ? `${PAGES.profiles.path}?redirectUrl=${encodeURIComponent(redirectUrl)}`
      : PAGES.profiles.path,
  profilesManage: (redirectUrl?: string | null) =>
    redirectUrl
      ? `${PAGES.profiles.path}?manage&redirectUrl=${encodeURIComponent(redirectUrl)}`
      : `${PAGES.profiles.path}?manage`,
  profilesCreate: () => PAGES.profilesCreate.path,
  profilesEdit: (id: number) => pathTo('profilesEdit', { id }),
  cookiePreferences: () => PAGES.cookiePreferences.path,
  termsOfUse: () => PAGES.termsOfUse.path,
  privacyPolicy: () => PAGES.privacyPolicy.path,
  dataProtection: () => PAGES.dataProtection.path,
  aboutUs: () => PAGES.aboutUs.path,
  helpCenter: () => PAGES.helpCenter.path,
  customerSupport: () => PAGES.customerSupport.path,
  supportTicket: (id: string) => pathTo('supportTicket', { id }),
  socialResponsibility: () => PAGES.socialResp.path,
  category: (id: string | number) => pathTo('category', { id }),
  categoryTitles: (id: string | number) => pathTo('categoryTitles', { id }),
  genre: (id: string | number, categoryId?: number | null) =>
    pathTo('genre', { id }) + (categoryId ? `?category=${categoryId}` : ''),
  breakdown: (id: string | number) => pathTo('breakdown', { id }),
  contentDetail: (id: string | number, seasonId?: string | number | null) =>
    pathTo('detail', { id, seasonId }),
  search: (query?: string) => pathTo('search', { query }),
  myList: () => PAGES.myList.path,
  history: () => PAGES.history.path,
  channelList: (category?: string) => pathTo('channels', { id: category }),
  playerChannelId: (code?: string) => pathTo('watchChannel', { id: code }),
  player: (videoId: number) => pathTo('watch', { id: videoId }),
  subscriptionPlans: () => PAGES.subscriptionPlans.path,
  /** The plans with one of them selected; with a gateway, its payment is continued; a promo code is applied. */
  plansFor: (choice: {
    planCode: string;
    periodCode: string;
    gatewayCode?: string;
    'promo-code'?: string;
  }) => `${PAGES.subscriptionPlans.path}?${new URLSearchParams(choice).toString()}`,
  /** The plans, with a promo code applied. */
  plansWith: (promoCode: string | null) =>
    PAGES.subscriptionPlans.path +
    (promoCode ? `?promo-code=${encodeURIComponent(promoCode)}` : ''),
  paymentSucceed: (intentId: string) =>
    `${PAGES.paymentSucceed.path}?intent=${encodeURIComponent(intentId)}`,
  paymentFailed: (intentId: string) =>
    `${PAGES.paymentFailed.path}?intent=${encodeURIComponent(intentId)}`,
  paymentHistory: () => PAGES.paymentHistory.path,
  withdraw: () => PAGES.withdraw.path,
  familySharing: () => PAGES.familySharing.path,
  /** The invitation of a token; without one, the page's own path. */
  familyAccept: (token?: string) =>
    PAGES.familyAccept.path + (token ? `?token=${encodeURIComponent(token)}` : ''),
  invitation: () => PAGES.invitation.path,
  activate: (code?: string) => pathTo('activate', { code }),
  settings: () => PAGES.settings.path,
  /** Prayer times are a setting of the device, also for guests. */
  prayerTimes: () => `${PAGES.settings.path}#prayer` as const,
  login: () => PAGES.login.path,
  signUp: () => PAGES.signUp.path,
  resetPassword: () => PAGES.resetPassword.path,
  signIn: (provider: string) => pathTo('signIn', { provider }),
  verify: () => PAGES.verify.path,
  requestTimeout: () => PAGES.requestTimeout.path,
} as const;

/** The part of the product that an address of ours belongs to, if the operator can switch it off. */
const PARTS: Readonly<Record<string, SitePart>> = {
  [paths.channelList()]: 'live',
  [paths.aboutUs()]: 'about',
  [paths.socialResponsibility()]: 'giving',
  [paths.familySharing()]: 'family',
  [paths.invitation()]: 'referral',
  [paths.prayerTimes()]: 'prayer',
};

/** Whether menus show an address. @param off parts that are switched off */
export const isOffered = (to: string, off: readonly SitePart[]): boolean => {
  const part = PARTS[to];
  return part === undefined || !off.includes(part);
};
