import type { UiKey } from '@kandil/i18n';
import { Link } from '../ui/link.tsx';
import { logOut } from '../lib/log-out.ts';
import { paths } from '../lib/paths.ts';
import { useStart } from '../lib/start.ts';
import { useT } from '../lib/texts.tsx';
import { GiftIcon, CircleHelpIcon, LogOutIcon, ReceiptIcon, SettingsIcon, UsersIcon } from '../ui/icons.ts';
import { Menu, menuItemClass } from '../ui/menu.tsx';

const LINKS: readonly { key: UiKey; to: string; icon: typeof GiftIcon }[] = [
  { key: 'account.settings', to: paths.settings(), icon: SettingsIcon },
  { key: 'account.family', to: paths.familySharing(), icon: UsersIcon },
  { key: 'account.invitation', to: paths.invitation(), icon: GiftIcon },
  { key: 'account.paymentHistory', to: paths.paymentHistory(), icon: ReceiptIcon },
  { key: 'account.help', to: paths.helpCenter(), icon: CircleHelpIcon },
];

/** In a new document: nothing of the member stays in this one. */
async function leave(): Promise<void> {
  await logOut();
  window.location.assign(paths.homepage());
}

export function ProfileMenu() {
  const t = useT();
  const { account, profileId } = useStart();
  if (!account) return null;
  const name = account.userProfile.find(({ id }) => id === profileId)?.profileName ?? account.fullName;
  return (
    <Menu
      label={t('account.menu', { name })}
      className="rounded-tile"
      trigger={
        <span className="flex size-9 items-center justify-center rounded-tile bg-linear-to-br from-turquoise to-[#14504c] font-bold">
          {(name || '?').slice(0, 1).toLocaleUpperCase()}
        </span>
      }
    >
      <p className="truncate px-3 pt-2 pb-3 font-semibold" dir="auto">
        {name}
      </p>
      {LINKS.map(({ key, to, icon: Icon }) => (
        <Link key={key} role="menuitem" to={to} className={menuItemClass()}>
          <Icon className="size-4.5 text-muted" aria-hidden />
          {t(key)}
        </Link>
      ))}
      <button type="button" role="menuitem" className={menuItemClass()} onClick={() => void leave()}>
        <LogOutIcon className="size-4.5 text-muted rtl:-scale-x-100" aria-hidden />
        {t('account.logOut')}
      </button>
    </Menu>
  );
}
