import type { Data, payment } from '@kandil/contract';
import type { PageId } from '../../../apps/web/app/pages.ts';
import type { Page } from '@playwright/test';

/** A demo account; its address is `<role>@kandil.test`. */
export type Role = 'member' | 'family' | 'free' | 'suspended';

/** How a page comes that loads its data in the browser. */
export type State = 'loading' | 'error' | 'offline';
export const STATES: readonly State[] = ['loading', 'error', 'offline'];

interface Entry {
  /** Address without the language. `{episode}`, `{locked}` and `{profile}` are ids of the demo (paths.ts). */
  path: string;
  /** Signed in as this account; a guest by default. */
  as?: Role;
  /** It loads data, so it has the states `loading`, `error` and `offline`, too. */
  loads?: true;
  /** It opens a dialog over the page. */
  opensDialog?: true;
  /** It plays a video: pictures are taken while that is paused. */
  plays?: true;
  /** Status of the document, where it is not 200. */
  status?: number;
  /** Answers to calls that the demo cannot give, by the end of their address. */
  answers?: Readonly<Record<string, object>>;
}

const loads = { loads: true } as const;
const dialog = { opensDialog: true } as const;
const INTENT = '3f8b8d6e-1f5e-4c53-9f0b-0d3f6a6a7c11';
const paymentIs = (state: 'PAID' | 'FAILED' | 'CONFIRMING') => ({
  [`/state/${INTENT}`]: {
    state,
    reason: state === 'FAILED' ? 'NO_FUNDS' : null,
    paid: state === 'PAID' ? { amount: 3999, currency: 'USD' } : null,
    chargedLater: false,
    planCode: 'SOLO',
    periodCode: 'YEARLY',
    gatewayCode: 'PAYPAL',
    gatewayPackage: 'sample',
    sourceKind: 'CONSENT_GATEWAY',
  } satisfies Data<typeof payment.billingState>,
});
const plays = { plays: true } as const;

/** Every page of the product in its main form, and in others: empty, for another audience, with another answer. */
const PAGES_AND_FORMS = {
  home: { main: { path: '/', ...loads }, member: { path: '/', as: 'family' } },
  category: { main: { path: '/category/series', ...loads } },
  categoryTitles: { main: { path: '/category/series/all', ...loads } },
  breakdown: { main: { path: '/breakdown/new-episodes', ...loads } },
  genre: { main: { path: '/genre/history', ...loads } },
  detail: {
    main: { path: '/detail/caravan-of-dust', ...loads },
    film: { path: '/detail/nur' },
    member: { path: '/detail/caravan-of-dust', as: 'family' },
  },
  search: {
    main: { path: '/search/golden', ...loads },
    start: { path: '/search' },
    empty: { path: '/search/qqqqzzzz' },
  },
  myList: {
    main: { path: '/my-list', as: 'family', ...loads },
    guest: { path: '/my-list' },
    empty: { path: '/my-list', as: 'free' },
  },
  history: {
    main: { path: '/history', as: 'family', ...loads },
    guest: { path: '/history' },
    empty: { path: '/history', as: 'free' },
  },
  channels: {
    main: { path: '/channels', ...loads },
    guide: { path: '/channels?view=guide' },
    empty: { path: '/channels/favorites', as: 'free' },
  },
  watchChannel: { main: { path: '/watch/channel/hilal', as: 'family', ...loads, ...plays } },
  watch: {
    main: { path: '/watch/{episode}', as: 'family', ...loads, ...plays },
    refused: { path: '/watch/{locked}', as: 'suspended' },
  },
  landing: { main: { path: '/landing', ...loads } },
  landingVip: { main: { path: '/landing/vip', ...loads } },
  subscriptionPlans: {
    main: { path: '/subscription-plans', ...loads },
    member: { path: '/subscription-plans', as: 'family' },
  },
  paymentSucceed: {
    main: {
      path: `/payment-succeed?intent=${INTENT}`,
      as: 'family',
      answers: paymentIs('PAID'),
    },
    waiting: {
      path: `/payment-succeed?intent=${INTENT}`,
      as: 'family',
      answers: paymentIs('CONFIRMING'),
    },
    unknown: { path: '/payment-succeed' },
  },
  paymentFailed: {
    main: {
      path: `/payment-failed?intent=${INTENT}`,
      as: 'family',
      answers: paymentIs('FAILED'),
    },
  },
  paymentHistory: {
    main: { path: '/payment-history', as: 'family', ...loads },
    empty: { path: '/payment-history', as: 'free' },
  },
  customerSupport: { main: { path: '/customer-support', as: 'family', ...loads } },
  supportTicket: {
    main: { path: '/customer-support/T-100001' },
    missing: { path: '/customer-support/T-1', as: 'family', status: 404 },
  },
  withdraw: { main: { path: '/withdraw' }, member: { path: '/withdraw', as: 'family' } },
  login: { main: { path: '/login', ...dialog } },
  signUp: { main: { path: '/sign-up', ...dialog } },
  signIn: { main: { path: '/sign-in/google' } },
  resetPassword: { main: { path: '/reset-password', ...dialog } },
  verify: { main: { path: '/verify' } },
  episodeMails: {
    main: { path: '/episode-mails?token=sample' },
    useless: { path: '/episode-mails' },
  },
  aboutUs: { main: { path: '/about-us' } },
  socialResp: { main: { path: '/social-resp', ...loads } },
  helpCenter: { main: { path: '/help-center', ...loads } },
  cookiePreferences: { main: { path: '/cookie-preferences' } },
  termsOfUse: { main: { path: '/terms-of-use' } },
  privacyPolicy: { main: { path: '/privacy-policy' } },
  dataProtection: { main: { path: '/general-data-protection-regulation' } },
  partners: {
    main: { path: '/partners/lantern-radio', ...loads },
    campaign: { path: '/partners/80-off' },
  },
  settings: { main: { path: '/settings', as: 'family' } },
  familySharing: {
    main: { path: '/family-sharing', as: 'family', ...loads },
    free: { path: '/family-sharing', as: 'free', ...dialog },
  },
  familyAccept: { main: { path: '/family-sharing/accept' } },
  invitation: { main: { path: '/invitation', as: 'family', ...loads } },
  profiles: {
    main: { path: '/profiles', as: 'family', ...loads },
    manage: { path: '/profiles?manage', as: 'family' },
  },
  profilesCreate: { main: { path: '/profiles/create', as: 'family', ...loads } },
  profilesEdit: { main: { path: '/profiles/edit/{profile}', as: 'family', ...loads } },
  activate: { main: { path: '/activate', as: 'family' }, guest: { path: '/activate' } },
  modals: { main: { path: '/modals' } },
  requestTimeout: { main: { path: '/request-timeout' } },
  internalServerError: { main: { path: '/internal-server-error' } },
  notFoundUrl: { main: { path: '/not-found/url=%2Fsearch' } },
  notFound: { main: { path: '/no-such-page', status: 404 } },
} as const satisfies Record<PageId, { main: Entry } & Record<string, Entry>>;

export interface Screen extends Entry {
  /** `home`, `home-member`. */
  name: string;
  page: PageId;
  /** The usual form of the page. */
  isMain: boolean;
}

/** Every screen, in the order of the pages. */
export const SCREENS: readonly Screen[] = (
  Object.entries(PAGES_AND_FORMS) as [PageId, Record<string, Entry>][]
).flatMap(([page, forms]) =>
  Object.entries(forms).map(([form, entry]) => ({
    ...entry,
    page,
    isMain: form === 'main',
    name: form === 'main' ? page : `${page}-${form}`,
  })),
);

/** Accounts of the screens; null is a guest. */
export const AUDIENCES = [null, 'family', 'free', 'suspended'] as const satisfies (Role | null)[];

/** The screens of an account. */
export const screensOf = (audience: Role | null): readonly Screen[] =>
  SCREENS.filter(({ as = null }) => as === audience);

/** Stops the player of a screen once it has begun: its controls then stay. */
export async function pausePlayer(page: Page, { plays }: Screen): Promise<void> {
  if (!plays) return;
  await page.waitForFunction(
    () => (document.querySelector<HTMLVideoElement>('.kp video')?.played.length ?? 0) > 0,
  );
  await page.locator('.kp video').evaluate((video: HTMLVideoElement) => video.pause());
  await page.locator('.kp[data-controls=true]').waitFor();
}
