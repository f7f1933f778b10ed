import type { Page } from '#app/pages.ts';
import type { Account, Config } from './start.ts';

export type Profile = Account['userProfile'][number];

interface ProfileFacts {
  config: Pick<Config, 'MULTI_PROFILE_ENABLED'>;
  /** Null for a guest, who chooses no profile. */
  account: Pick<Account, 'userProfile' | 'enteredProfileId'> | null;
  /** The profile in this browser's cookie. */
  chosen: number | null;
  /** Whether this is a television, which several people watch. */
  television: boolean;
}

/**
 * The chosen profile: the one that the session has entered, and only before that the one of the cookie. Otherwise a
 * child could delete the cookie and see an adult's pages.
 */
export const chosenProfile = (
  account: Pick<Account, 'enteredProfileId'> | null,
  cookie: number | null,
): number | null => account?.enteredProfileId ?? cookie;

/** A profile must be chosen (ROLE-15, ROLE-16). Members can change profile with either value (SPEC-D12). */
export const mustChoose = (config: ProfileFacts['config']): boolean =>
  config.MULTI_PROFILE_ENABLED === 'true';

/** Whether the choice opens without being asked for; it can be dismissed: on a television, and beside a child (SPEC-D51). */
const isOffered = (profiles: readonly Profile[], television: boolean): boolean =>
  profiles.length > 1 && (television || profiles.some(({ profileType }) => profileType === 'KIDS'));

/** The profile in use until one is chosen. */
export const defaultOf = (profiles: readonly Profile[]): Profile | undefined =>
  profiles.find((each) => each.isDefaultProfile) ?? profiles[0];

/**
 * What a page does about the current profile: `choose` goes to the choice first (SHELL-11), a profile
 * is the default one, to be taken (SHELL-15); null leaves the page as it is. A default profile with a PIN is never taken
 * without it, so where a page is not for everybody the choice comes first.
 */
export function profileRule(
  page: Pick<Page, 'profile' | 'public'>,
  { config, account, chosen, television }: ProfileFacts,
): 'choose' | Profile | null {
  const profiles = account?.userProfile ?? [];
  const byDefault = defaultOf(profiles);
  if (!byDefault || page.profile === 'none') return null;
  const current = chosenProfile(account, chosen);
  if (profiles.some(({ id }) => id === current)) return null;
  if (mustChoose(config)) return requiredChoice(page, byDefault);
  if (!isOffered(profiles, television)) return byDefault;
  // Until the choice is offered, the default profile is in use without being chosen.
  return page.profile === 'chosen' ? 'choose' : null;
}

function requiredChoice(
  page: Pick<Page, 'profile' | 'public'>,
  byDefault: Profile,
): 'choose' | Profile | null {
  if (page.profile === 'chosen') return 'choose';
  if (!byDefault.hasPin) return byDefault;
  return page.public && page.profile !== 'own' ? null : 'choose';
}
