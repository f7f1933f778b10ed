import demo from '../../../../demo/site/site.json' with { type: 'json' };
import { ui } from '@kandil/i18n/locales/en';
import { type SiteDocument, siteFile } from '@kandil/contract/site';
import { type LanguageCode, siteTexts, type Texts } from '@kandil/i18n';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { siteIn } from '../../site.ts';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { type Site, SiteProvider } from '#app/data/start/site.tsx';
import type { Account, Start } from '#app/data/start/start.ts';
import { TextsProvider } from '@kandil/ui/text/texts.tsx';

/** The demo's site; what its texts say is loaded by no test here. */
export const SITE: SiteDocument = siteFile.parse({
  ...demo,
  legal: Object.fromEntries(
    Object.entries(demo.legal).map(([name, text]) => [name, { ...text, texts: { en: '# A' } }]),
  ),
});

/** The same for pages in English. */
export const SITE_VIEW = { words: SITE, shown: siteIn(SITE, 'en') };

/** What those pages say: the words of the site document instead of the product's. */
export const UI = siteTexts<Record<string, string>>(ui, 'en', SITE);

export const START: Start = {
  config: {
    appVersion: '1.2.3',
    services: {},
    AVOD_ENABLED: 'true',
    MULTI_PROFILE_ENABLED: 'false',
    PLAYER_DESKTOP_ONLY: 'true',
    CUSTOM_ANALYTICS_ENABLED: 'false',
    DEBUG_OVERLAY_ENABLED: 'false',
    registrationClosed: false,
    notice: null,
    passwordMinLength: 4,
    otpLength: 6,
    botCheck: { kind: 'none', siteKey: null, scriptUrl: null },
    socialProviders: [],
    demoAccounts: null,
  },
  categories: [],
  account: null,
  pendingAccount: null,
  sessionPending: false,
  profileId: null,
  language: 'en',
  prefix: null,
  textsVersion: '1',
  publicOrigin: 'http://localhost:3000',
  demo: false,
  analytics: null,
  consent: true,
  year: 2026,
  parentPlatform: null,
};

export const ACCOUNT: Account = {
  userId: 'u1',
  otpRequired: false,
  otpRetryAfter: null,
  email: 'leyla@kandil.test',
  msisdn: null,
  fullName: 'Leyla Hasan',
  countryCode: '',
  userProfile: [],
  enteredProfileId: null,
  subscription: null,
  userAction: null,
  userWarningAction: null,
  emailVerifyAction: null,
  hasPassword: true,
  msisdnVerified: false,
  deletionAt: null,
};

interface Stage {
  /** Parts of the product that are switched off. */
  off?: Site['off'];
  start?: Partial<Start>;
  path?: string;
  language?: LanguageCode;
  /** The texts of that language; loading all languages takes longer than most tests. */
  texts?: Texts;
  /** The start data that a refetch returns. */
  reload?: () => Partial<Start>;
}

/** Renders a part of the application at an address, with start data and texts. */
export function renderApp(
  element: ReactNode,
  { start = {}, path = '/', language = 'en', texts = ui, reload, off = [] }: Stage = {},
) {
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        element: <Outlet />,
        loader: () => ({ ...START, ...(reload?.() ?? start) }),
        children: [{ path: '*', element }],
      },
    ],
    { initialEntries: [path], hydrationData: { loaderData: { root: { ...START, ...start } } } },
  );
  const view = render(
    <SiteProvider site={{ ...siteIn(SITE, language), off }}>
      <TextsProvider language={language} prefix={null} texts={siteTexts(texts, language, SITE)}>
        <RouterProvider router={router} />
      </TextsProvider>
    </SiteProvider>,
  );
  return { ...view, router };
}

/** The texts and the site of pages in English, around a part that is rendered by itself. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <SiteProvider site={SITE_VIEW.shown}>
    <TextsProvider language="en" prefix={null} texts={UI}>
      {children}
    </TextsProvider>
  </SiteProvider>
);
