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
  /** Also shown in a kids profile; the other sections belong to the account. */
  forKids: boolean;
}

const section = (
  id: string,
  title: UiKey,
  icon: typeof PlayIcon,
  forKids = false,
): SectionInfo => ({
  id,
  title,
  icon,
  forKids,
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
    section('subtitles', 'settings.subtitles', CaptionsIcon, true),
    section('language', 'nav.language', LanguagesIcon, true),
    section('prayer', 'prayer.title', MoonStarIcon),
    section('notifications', 'settings.notifications', BellIcon, true),
  ],
  [section('privacy', 'settings.privacy', ShieldCheckIcon)],
] as const satisfies readonly (readonly SectionInfo[])[];

/** The groups that a member sees, without empty ones. */
export function groupsFor(inKidsProfile: boolean): readonly (readonly SectionInfo[])[] {
  const groups: readonly (readonly SectionInfo[])[] = SECTION_GROUPS;
  if (!inKidsProfile) return groups;
  return groups
    .map((group) => group.filter(({ forKids }) => forKids))
    .filter((group) => group.length > 0);
}
