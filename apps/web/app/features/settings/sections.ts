import type { SitePart } from '@kandil/contract/site';
import type { UiKey } from '@kandil/i18n';
import BellIcon from 'lucide-react/icons/bell';
import CaptionsIcon from 'lucide-react/icons/captions';
import CreditCardIcon from 'lucide-react/icons/credit-card';
import KeyRoundIcon from 'lucide-react/icons/key-round';
import LanguagesIcon from 'lucide-react/icons/languages';
import MonitorSmartphoneIcon from 'lucide-react/icons/monitor-smartphone';
import MoonStarIcon from 'lucide-react/icons/moon-star';
import PlayIcon from 'lucide-react/icons/play';
import ShieldCheckIcon from 'lucide-react/icons/shield-check';
import UserRoundIcon from 'lucide-react/icons/user-round';
import UsersRoundIcon from 'lucide-react/icons/users-round';

export interface SectionInfo {
  /** The anchor. */
  id: string;
  title: UiKey;
  icon: typeof PlayIcon;
  for: Audience;
}

/**
 * `everybody`: settings of the device, also for guests and in a kids profile. `profile`: also in a kids profile.
 * `account`: for its adults alone.
 */
type Audience = 'everybody' | 'profile' | 'account';

const section = (
  id: string,
  title: UiKey,
  icon: typeof PlayIcon,
  audience: Audience = 'account',
): SectionInfo => ({
  id,
  title,
  icon,
  for: audience,
});

/** The sections in page order; the menu groups related ones. */
export const SECTION_GROUPS = [
  [
    section('account', 'settings.account', UserRoundIcon),
    section('password', 'settings.password', KeyRoundIcon),
    section('plan', 'settings.plan', CreditCardIcon),
  ],
  [
    section('devices', 'settings.devices', MonitorSmartphoneIcon),
    section('profiles', 'settings.profiles', UsersRoundIcon),
  ],
  [
    section('playback', 'settings.playback', PlayIcon),
    section('subtitles', 'settings.subtitles', CaptionsIcon, 'everybody'),
    section('language', 'nav.language', LanguagesIcon, 'everybody'),
    section('prayer', 'prayer.title', MoonStarIcon, 'everybody'),
    section('notifications', 'settings.notifications', BellIcon, 'profile'),
  ],
  [section('privacy', 'settings.privacy', ShieldCheckIcon)],
] as const satisfies readonly (readonly SectionInfo[])[];

/** Who opens the settings. */
export type Viewer = 'guest' | 'child' | 'member';
const SEES: Record<Viewer, readonly Audience[]> = {
  guest: ['everybody'],
  child: ['everybody', 'profile'],
  member: ['everybody', 'profile', 'account'],
};

/** The groups of sections that a viewer sees, without empty ones and parts that are off: a part's section has its name. */
export function groupsFor(
  viewer: Viewer,
  off: readonly SitePart[],
): readonly (readonly SectionInfo[])[] {
  const groups: readonly (readonly SectionInfo[])[] = SECTION_GROUPS;
  return groups
    .map((group) =>
      group.filter(
        ({ id, for: audience }) =>
          SEES[viewer].includes(audience) && !off.some((part) => part === id),
      ),
    )
    .filter((group) => group.length > 0);
}
