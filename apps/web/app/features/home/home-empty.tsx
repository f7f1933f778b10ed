import ClapperboardIcon from 'lucide-react/icons/clapperboard';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A home or category without anything in it, and where to go from there. */
export function HomeEmpty({ isHome }: { isHome: boolean }) {
  const t = useT();
  return (
    <EmptyState
      icon={<ClapperboardIcon aria-hidden />}
      title={t('home.empty')}
      action={
        <ButtonLink to={isHome ? paths.search() : paths.homepage()}>
          {t(isHome ? 'nav.search' : 'action.home')}
        </ButtonLink>
      }
    />
  );
}
