import { ofMember } from '../pages/or-failure.ts';
import { auth, content } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { Visitor } from './load-context.ts';
import { chosenProfile, defaultOf } from './profile-rule.ts';
import type { Account, Config, Start } from './start.ts';

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
    pendingAccount: known?.otpRequired ? known : null,
    sessionPending: visitor.signedIn && known === null,
    ...ofAccount(account, visitor.profileId),
    language: visitor.language,
    prefix: visitor.prefix,
    textsVersion: languages.find(({ code }) => code === visitor.language)?.version ?? '',
    ...site,
    consent: visitor.consent,
    year: new Date().getFullYear(),
    parentPlatform: visitor.webView ? 'app' : null,
  };
}

const configOf = (api: Api): Promise<Config> => api(auth.config, {}).then(({ data }) => data);

/** The account, or null when its session has ended. */
const accountOf = (api: Api): Promise<Account | null> =>
  ofMember(async () => (await api(auth.userDetail, {})).data);

/** What the start data say of an account. @param cookie the profile in this browser's cookie */
export const ofAccount = (account: Account | null, cookie: number | null) => ({
  account,
  profileId: profileOf(account, cookie),
});

/** The current profile: the chosen one if it belongs to the account, else the default one (SHELL-15). */
function profileOf(account: Account | null, cookie: number | null): number | null {
  if (!account) return null;
  const profiles = account.userProfile;
  const chosen = chosenProfile(account, cookie);
  const current = profiles.find(({ id }) => id === chosen) ?? defaultOf(profiles);
  return current?.id ?? null;
}
