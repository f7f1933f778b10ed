import { NavLink } from '@kandil/ui/link.tsx';
import { useSite } from '#app/data/start/site.tsx';
import { isOffered, paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import HeartIcon from 'lucide-react/icons/heart';
import HouseIcon from 'lucide-react/icons/house';
import SearchIcon from 'lucide-react/icons/search';
import TvIcon from 'lucide-react/icons/tv';
import UserIcon from 'lucide-react/icons/user';

/** The tab bar of a phone, with up to five destinations. */
export function BottomBar() {
  const t = useT();
  const { account, sessionPending } = useStart();
  const { off } = useSite();
  const places = [
    { to: paths.homepage(), title: t('nav.home'), icon: HouseIcon },
    { to: paths.search(), title: t('nav.search'), icon: SearchIcon },
    { to: paths.channelList(), title: t('nav.liveTv'), icon: TvIcon },
    { to: paths.myList(), title: t('nav.myList'), icon: HeartIcon },
    account || sessionPending
      ? { to: paths.settings(), title: t('nav.account'), icon: UserIcon }
      : { to: paths.login(), title: t('account.logIn'), icon: UserIcon },
  ].filter(({ to }) => isOffered(to, off));
  return (
    <nav
      aria-label={t('nav.places')}
      className="border-line bg-ground/96 short:static fixed inset-x-0 bottom-0 z-30 border-t pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {places.map(({ to, title, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="text-muted aria-[current=page]:text-gold flex h-16 flex-col items-center gap-1 pt-2.5 text-[0.6875rem] font-medium -outline-offset-2"
            >
              <Icon className="size-5.5" aria-hidden />
              <span className="max-w-full text-center leading-tight">{title}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
