import { auth, content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { LanguageCode } from '@kandil/i18n';
import { useRouteLoaderData } from 'react-router';
import type { AnalyticsSites } from '../analytics/reporter.ts';
import type { Visitor } from './load-context.ts';
import { chosenProfile, defaultOf } from './profile-rule.ts';

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
  /** There is a session cookie whose token has expired: neither a guest nor yet a member. */
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
  /** `app` when one of our apps shows the pages, without bars; null in a browser. */
  parentPlatform: 'app' | null;
}

type StartVisitor = Pick<
  Visitor,
  'language' | 'prefix' | 'token' | 'signedIn' | 'profileId' | 'consent' | 'webView'
>;

/**
 * Loads the start data: the configuration first, the account if a token exists, then
 * languages and menu (SHELL-45, SHELL-47, SHELL-48).
 */
export async function loadStart(
  api: Api,
  visitor: StartVisitor,
  site: Pick<Start, 'publicOrigin' | 'demo' | 'analytics'>,
  loadConfig: (api: Api) => Promise<Config> = configOf,
): Promise<Start> {
  const config = await loadConfig(api);
  const known = visitor.token ? await accountOf(api) : null;
  const [languages, categories] = await Promise.all([
    api(content.languages, {}).then(({ data }) => data),
    api(content.categories, {}).then(({ data }) => data),
  ]);
  const account = known?.otpRequired ? null : known;
  return {
    config,
    categories,
    account,
    pendingAccount: known?.otpRequired ? known : null,
    sessionPending: visitor.signedIn && known === null,
    profileId: profileOf(account, visitor.profileId),
    language: visitor.language,
    prefix: visitor.prefix,
    textsVersion: languages.find(({ code }) => code === visitor.language)?.version ?? '',
    ...site,
    consent: visitor.consent,
    parentPlatform: visitor.webView ? 'app' : null,
  };
}

const configOf = (api: Api): Promise<Config> => api(auth.config, {}).then(({ data }) => data);

/** The account, or null when its session has ended. */
async function accountOf(api: Api): Promise<Account | null> {
  try {
    const { data } = await api(auth.userDetail, {});
    return data;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 401) return null;
    throw error;
  }
}

/** The current profile: the chosen one if it belongs to the account, else the default one (SHELL-15). */
function profileOf(account: Account | null, cookie: number | null): number | null {
  if (!account) return null;
  const profiles = account.userProfile;
  const chosen = chosenProfile(account, cookie);
  const current = profiles.find(({ id }) => id === chosen) ?? defaultOf(profiles);
  return current?.id ?? null;
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
