import { useEffect, useState } from 'react';
import { NavLink } from '@kandil/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { useSite } from '#app/data/start/site.tsx';
import { isSubscribed, useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { HeaderSearch } from './header-search.tsx';
import { later } from './later.tsx';
import { Logo } from '#app/domain/brand/logo.tsx';
import { navigationOf } from './navigation.ts';

const LANGUAGE_MENU = later('LanguageMenu');
const PROFILE_MENU = later('ProfileMenu');

/** Scroll distance in pixels after which the header is solid. */
const SOLID_AFTER = 40;

function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > pixels);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels]);
  return past;
}

/** @param over transparent over art until the page is scrolled */
export function Header({ over }: { over: boolean }) {
  const t = useT();
  const { categories } = useStart();
  const { off } = useSite();
  const solid = useScrolledPast(SOLID_AFTER) || !over;
  return (
    <header
      className={cx(
        'fixed inset-x-0 top-0 z-30 transition-colors duration-300 short:absolute in-data-television:pt-[5vh]',
        solid ? 'bg-ground/92 backdrop-blur-md' : 'bg-linear-to-b from-ground/70 to-transparent',
      )}
    >
      <div className="gutter flex h-16 items-center gap-6 in-data-television:h-16 lg:h-20 lg:gap-9">
        <Logo />
        <nav aria-label={t('nav.main')} className="hidden min-w-0 lg:block">
          <ul className="flex items-center gap-7">
            {navigationOf(categories, t, off).map(({ id, to, title }) => (
              <li key={id}>
                <NavLink
                  to={to}
                  className="text-text/80 hover:text-text aria-[current=page]:text-text aria-[current=page]:after:bg-gold relative block py-2 font-medium whitespace-nowrap transition-colors duration-200 aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-0.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full"
                >
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          <HeaderSearch />
          {LANGUAGE_MENU}
          <AccountCorner />
        </div>
      </div>
    </header>
  );
}

/** Subscribe for visitors without a subscription, children apart; then the profile menu, or login. */
function AccountCorner() {
  const t = useT();
  const { account, sessionPending } = useStart();
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  if (sessionPending) return <span className="rounded-tile bg-lifted size-9" />;
  return (
    <>
      {!isSubscribed(account) && !isChild && (
        <ButtonLink to={paths.subscriptionPlans()} className="max-sm:hidden">
          {t('account.subscribe')}
        </ButtonLink>
      )}
      {account ? (
        PROFILE_MENU
      ) : (
        <ButtonLink to={paths.login()} look="glass" className="max-sm:min-h-10 max-sm:px-4">
          {t('account.logIn')}
        </ButtonLink>
      )}
    </>
  );
}
