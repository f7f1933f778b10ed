import type { PageId } from './pages.ts';

/** `display=webview` shows every page as part of an app; a promo code travels with a guest to the landing page. */
const ON_EVERY_PAGE = ['display', 'promo-code', 'apply-promo-code'];
/** The plan that a link chooses. */
const PLAN = ['periodCode', 'planCode'];
/** The landing page with a form: the inviter, and the demo account that a link highlights. */
const LANDING = [...PLAN, 'demo', 'reference', 'referenceCode'];
/** A mailed link that opens sign-up. */
const SIGN_UP_LINK = ['register', 'email', 'channel'];

/**
 * Query names that change what the server renders of a page, or that a guest keeps when it redirects to the landing
 * page.
 */
const PAGE_QUERIES: Partial<Record<PageId, readonly string[]>> = {
  home: SIGN_UP_LINK,
  genre: ['category'],
  breakdown: ['sort'],
  myList: ['sort'],
  channels: ['view'],
  watchChannel: ['from'],
  landing: LANDING,
  landingVip: LANDING,
  login: LANDING,
  signUp: [...LANDING, 'email', 'channel'],
  signIn: ['reference', 'referenceCode'],
  subscriptionPlans: PLAN,
  paymentSucceed: ['intent'],
  paymentFailed: ['intent'],
  profiles: ['manage', 'redirectUrl'],
  helpCenter: ['q'],
  socialResp: ['month', 'page'],
  activate: ['code'],
  verify: ['token'],
  episodeMails: ['token'],
  familyAccept: ['token'],
  withdraw: ['token'],
  resetPassword: [...LANDING, 'token'],
};

/** The query without names that do not change the page, in a fixed order: `?sort=TITLE`, or an empty text. */
export function renderedQuery(page: PageId | undefined, query: URLSearchParams): string {
  const names = new Set([...ON_EVERY_PAGE, ...((page && PAGE_QUERIES[page]) ?? [])]);
  const known = [...query].filter(([name], at, all) => {
    const isFirst = all.findIndex((each) => each[0] === name) === at;
    return names.has(name) && isFirst;
  });
  known.sort(([a], [b]) => (a < b ? -1 : 1));
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`;
}
