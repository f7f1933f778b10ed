import type { auth, content, Data } from '@kandil/contract';
import type { LanguageCode } from '@kandil/i18n';
import { useRouteLoaderData } from 'react-router';
import type { AnalyticsSites } from '../analytics/reporter.ts';

export type Config = Data<typeof auth.config>;
export type Account = Data<typeof auth.userDetail>;
export type Category = Data<typeof content.categories>[number];

/** The data that the application starts with; the root route's data. */
export interface Start {
  config: Config;
  categories: Category[];
  /** Null for guests, and while the client still has to refresh the session. */
  account: Account | null;
  /** The account that still has to enter its first one-time code: nobody is logged in until then (SPEC-D22). */
  pendingAccount: Account | null;
  /**
   * There is a session whose account is not known yet: its token has expired, or the page is for all members of an
   * audience. Neither guest nor member yet: the page must not show either.
   */
  sessionPending: boolean;
  profileId: number | null;
  language: LanguageCode;
  prefix: LanguageCode | null;
  textsVersion: string;
  publicOrigin: string;
  demo: boolean;
  /** The recipients of analytics events, used after consent; null without any. */
  analytics: AnalyticsSites | null;
  consent: boolean;
  /** Not read from a clock while a page is rendered: browser and server must render the same. */
  year: number;
  /** `app` when one of our apps shows the pages, without bars; null in a browser. */
  parentPlatform: 'app' | null;
}

/** The start data, or null on a page that was rendered without it. */
export function useStartIfThere(): Start | null {
  return (useRouteLoaderData('root') as Start | null | undefined) ?? null;
}

/** The start data; throws outside the application's pages. */
export function useStart(): Start {
  const start = useStartIfThere();
  if (!start) throw new Error('no start data');
  return start;
}

/** Subscribed means ACTIVE or SUSPENDED (STATE-01, SPEC-D22). */
export function isSubscribed(account: Account | null): boolean {
  const status = account?.subscription?.subscriptionStatus;
  return status === 'ACTIVE' || status === 'SUSPENDED';
}
