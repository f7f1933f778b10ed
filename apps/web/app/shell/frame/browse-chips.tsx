import { useMatches } from 'react-router';
import { PAGES, pageOf } from '#app/pages.ts';
import { paths } from '#app/paths.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { useSite } from '#app/data/start/site.tsx';
import { isSubscribed, useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { NavLink } from '@kandil/ui/link.tsx';
import { navigationOf } from './navigation.ts';

/** The bottom bar has these. */
const IN_BOTTOM_BAR: ReadonlySet<string> = new Set([paths.homepage(), paths.myList()]);

/**
 * The header's menu where the window is too narrow for it: chips over the top of home and of the categories, on a phone
 * with the way to the plans, which its header has no room for. They scroll away with the page, and sideways where they
 * do not fit.
 */
export function BrowseChips() {
  const t = useT();
  const { account, categories, sessionPending } = useStart();
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  const { off } = useSite();
  const page = pageOf(useMatches().at(-1)?.id);
  const items = navigationOf(categories, t, off).filter(({ to }) => !IN_BOTTOM_BAR.has(to));
  const canSubscribe = !sessionPending && !isChild && !isSubscribed(account);
  if (page !== PAGES.home && page !== PAGES.category) return null;
  if (items.length === 0 && !canSubscribe) return null;
  return (
    <nav aria-label={t('nav.main')} className="relative z-20 h-0 lg:hidden">
      <ul className="gutter no-bar absolute inset-x-0 top-16 flex gap-2 overflow-x-auto py-1">
        {canSubscribe && (
          <li className="shrink-0 sm:hidden">
            <ButtonLink to={paths.subscriptionPlans()} className="min-h-11">
              {t('account.subscribe')}
            </ButtonLink>
          </li>
        )}
        {items.map(({ id, to, title }) => (
          <li key={id} className="shrink-0">
            <NavLink
              to={to}
              className="border-edge aria-[current=page]:bg-text aria-[current=page]:text-ink bg-ground/45 flex min-h-11 min-w-11 items-center justify-center rounded-full border px-3.5 text-sm font-medium whitespace-nowrap -outline-offset-2 backdrop-blur-sm sm:px-4"
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
