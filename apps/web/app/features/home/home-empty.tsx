import ClapperboardIcon from 'lucide-react/icons/clapperboard';
import { paths } from '#app/paths.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { useStart } from '#app/data/start/start.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';

/** An empty home page or category, with links to other pages; before the first catalogue, what its operator does next. */
export function HomeEmpty({ isHome }: { isHome: boolean }) {
  const t = useT();
  const { categories } = useStart();
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  const icon = <ClapperboardIcon aria-hidden />;
  if (categories.length === 0)
    return (
      <EmptyState
        icon={icon}
        title={t('home.unfilled')}
        text={t('home.unfilledText')}
        action={
          <code dir="ltr" className="rounded-tile bg-raised text-gold px-4 py-3 text-sm break-all">
            npm run catalogue -- import FOLDER
          </code>
        }
      />
    );
  // The search finds no more than home shows.
  if (isHome && isChild)
    return (
      <EmptyState
        icon={icon}
        title={t('home.empty')}
        text={t('home.emptyChild')}
        action={<ButtonLink to={paths.profiles()}>{t('profiles.choose')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={t('home.empty')}
      action={
        <ButtonLink to={isHome ? paths.search() : paths.homepage()}>
          {t(isHome ? 'nav.search' : 'action.home')}
        </ButtonLink>
      }
    />
  );
}
