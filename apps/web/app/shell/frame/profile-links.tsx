import type { UiKey } from '@kandil/i18n';
import { Link } from '@kandil/ui/link.tsx';
import { useClientState } from '#app/data/client/client-state.ts';
import { useLogOut } from '#app/domain/profile/use-log-out.ts';
import { useSite } from '#app/data/start/site.tsx';
import { isOffered, paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import GiftIcon from 'lucide-react/icons/gift';
import CircleHelpIcon from 'lucide-react/icons/circle-help';
import HistoryIcon from 'lucide-react/icons/history';
import LayersIcon from 'lucide-react/icons/layers';
import LogOutIcon from 'lucide-react/icons/log-out';
import MoonStarIcon from 'lucide-react/icons/moon-star';
import ReceiptIcon from 'lucide-react/icons/receipt';
import SettingsIcon from 'lucide-react/icons/settings';
import SmileIcon from 'lucide-react/icons/smile';
import TvIcon from 'lucide-react/icons/tv';
import UsersIcon from 'lucide-react/icons/users';
import { menuItemClass } from '@kandil/ui/menu.tsx';
import { ProfileSwitch } from './profile-switch.tsx';

interface Entry {
  key: UiKey;
  to: string;
  icon: typeof GiftIcon;
  /** Also shown in a kids profile; the other links belong to the account, which a child cannot change. */
  forKids?: boolean;
}

const LINKS: readonly Entry[] = [
  { key: 'profiles.manage', to: paths.profilesManage(), icon: SmileIcon },
  { key: 'history.title', to: paths.history(), icon: HistoryIcon, forKids: true },
  { key: 'account.settings', to: paths.settings(), icon: SettingsIcon, forKids: true },
  { key: 'nav.plans', to: paths.subscriptionPlans(), icon: LayersIcon },
  { key: 'prayer.title', to: paths.prayerTimes(), icon: MoonStarIcon, forKids: true },
  { key: 'footer.activate', to: paths.activate(), icon: TvIcon },
  { key: 'account.family', to: paths.familySharing(), icon: UsersIcon },
  { key: 'account.invitation', to: paths.invitation(), icon: GiftIcon },
  { key: 'account.paymentHistory', to: paths.paymentHistory(), icon: ReceiptIcon },
  { key: 'account.help', to: paths.helpCenter(), icon: CircleHelpIcon, forKids: true },
];

/** The links of a member's menu. */
export function ProfileLinks() {
  const t = useT();
  const logOut = useLogOut();
  const { off } = useSite();
  const { profiles, currentProfile } = useClientState();
  const isChild = currentProfile?.profileType === 'KIDS';
  return (
    <>
      <ProfileSwitch profiles={profiles} />
      {LINKS.filter(({ to, forKids }) => isOffered(to, off) && (forKids || !isChild)).map(
        ({ key, to, icon: Icon }) => (
          <Link key={key} role="menuitem" to={to} className={menuItemClass()}>
            <Icon className="text-muted size-4.5" aria-hidden />
            {t(key)}
          </Link>
        ),
      )}
      <button
        type="button"
        role="menuitem"
        className={menuItemClass()}
        onClick={() => void logOut()}
      >
        <LogOutIcon className="text-muted size-4.5 rtl:-scale-x-100" aria-hidden />
        {t('account.logOut')}
      </button>
    </>
  );
}
